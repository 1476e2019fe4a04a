/* From what a reader types to one Lunr query, and from its results to their order.

   Nothing here touches the page or remembers anything. Words are parted as the index parts texts
   (sitegen/search/fold.py and pipeline.py); tests hold the two together. */
(() => {
"use strict";

const MOST_CHARACTERS = 300; // of a query; the rest is cut
const MOST_WORDS = 32;
const FEW_WORDS = 4; // up to here a stop word may matter: "IT support", "The Who"
const MOST_SHARDS = 12; // that are fetched for the words that begin as one does
const MOST_CORRECTIONS = 3; // of one word
const RARER = 20; // times rarer than the commonest correction, and a word is none
const WEIGHT = {word: 10, joined: 5, continued: 5, prefix: 1, bare: 2};

/* ---- Words ---- */

const SILENT = /[\u00ad\u200c\u200d\u2060\u2120\u2122\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
const ACCENTS = /[\u0300-\u036f\u20d0-\u20ff]/g;
const PLAIN = {
  æ: "ae", œ: "oe", ß: "ss", þ: "th", ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l", ø: "o", ς: "σ",
  "‘": "'", "’": "'", "ʼ": "'", "′": "'", "‐": "-", "‑": "-", "‒": "-", "–": "-", "−": "-",
};
const GREEK = {
  α: "alpha", β: "beta", γ: "gamma", δ: "delta", ε: "epsilon", ζ: "zeta", η: "eta", θ: "theta",
  ι: "iota", κ: "kappa", λ: "lambda", μ: "mu", ν: "nu", ξ: "xi", ο: "omicron", π: "pi", ρ: "rho",
  σ: "sigma", τ: "tau", υ: "upsilon", φ: "phi", χ: "chi", ψ: "psi", ω: "omega",
};
const UNSPACED = "[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff" +
  "\\u3005-\\u3007\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}" +
  "\\u3041-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u31f0-\\u31ff\\u3100-\\u312f\\u31a0-\\u31bf" +
  "\\u1100-\\u11ff\\ua960-\\ua97f\\uac00-\\ud7ff]";
const LETTER = `(?:(?!${UNSPACED})[\\p{L}\\p{N}\\p{M}])`;
const PART = new RegExp(
  `(?<word>(?:${LETTER}*[0-9]\\.(?=[0-9]))*${LETTER}+)` +
  `(?<ending>\\+\\+(?=[0-9])|(?:\\+\\+?|[#*])(?![+#*]|${LETTER}))?` +
  `(?<joint>[-.'^_&@]?)|(?<unspaced>${UNSPACED}+)`, "gu");

function fold(text) {
  const bare = text.replace(SILENT, "").normalize("NFKD").replace(ACCENTS, "").toLowerCase();
  const plain = bare.replace(/[^\x20-\x7e]/g, (sign) => PLAIN[sign] || sign).normalize("NFKC");
  return plain.replace(/[α-ω]+/g, (run) => GREEK[run] || run);
}

/* The words of a text: each bare, with the sign it ends with ("c++"), and with the words that one
   sign joins to it from the left ("i", "i", "d" at the end of "i.i.d."). */
function wordsOf(text) {
  const found = [];
  let parts = [];
  let joinedAt = -1;
  for (const part of fold(text).replace(/'s(?![a-z0-9])/g, "").matchAll(PART)) {
    const {word, ending, joint, unspaced} = part.groups;
    if (part.index !== joinedAt) parts = [];
    joinedAt = joint ? part.index + part[0].length : -1;
    if (unspaced) {
      found.push(...pairsOf(Array.from(unspaced)));
    } else {
      const full = word + (ending || "").replace("*", "star");
      parts = [...parts, full];
      found.push({word, full, parts, script: "spaced"});
    }
  }
  return found;
}

/* 神经网 is looked for as 神经 and 经网; a single 网 as the prefix 网*. */
function pairsOf(signs) {
  const entry = (word, script) => ({word, full: word, parts: [], script});
  if (signs.length === 1) return [entry(signs[0], "single")];
  return signs.slice(1).map((sign, place) => entry(signs[place] + sign, "pair"));
}

/* ---- A query, piece by piece ---- */

/* Lunr's own syntax: +must -not title:word word~1 word^2 wor*. Only what is clearly meant is read
   so: a pasted "BERT: A* ~ C++" is text. */
const PIECE = new RegExp("^([+-](?=[\\p{L}\\p{N}]))?" +
  "(?:(title|name|abstract|authors|tags):(?=[^\\s:]))?(.*?)(~[12])?(?:\\^([1-9]\\d?))?$", "iu");
/* "Human-following and -guiding robots" shuts nothing out. */
const SUSPENDED = /(\s(?:and|or)\s+)-/gi;
/* diff* di*on *former, but not A* or **bold** */
const WILDCARD = /^(?=.*[\p{L}\p{N}]\*?[\p{L}\p{N}])\*?[\p{L}\p{N}]+(?:\*[\p{L}\p{N}]+)*\*?$/u;

function read(piece) {
  const [, sign = "", field = "", body, slips = "", boost = "1"] = PIECE.exec(piece);
  const wild = body.includes("*") && WILDCARD.test(body);
  return {
    sign, slips, boost: Number(boost), field: field && `${field.toLowerCase()}:`,
    isOpen: wild && body.endsWith("*"), // so is, later, the word still being typed
    ending: wild && body.endsWith("*") ? "*" : slips,
    pattern: wild && /\*./.test(body) ? fold(body) : "",
    words: wordsOf(wild ? body.replace(/\*/g, "") : body),
  };
}

/* Clauses of a piece with an operator, as its author meant them. "+few-shot" asks for both words;
   "-few-shot" shuts out the compound, not every paper with "few". */
function operatorClauses({sign, field, boost, ending, pattern, words}) {
  const {parts = []} = words[words.length - 1] || {};
  const isCompound = sign === "-" && parts.length > 1;
  const terms = isCompound ? [parts.join("")] : words.map(({word}) => word + ending);
  return (pattern ? [pattern] : terms).map((term) => `${sign}${field}${term}^${boost}`);
}

/* A word without an operator, and everything that stands for it. */
class Group {
  constructor(entry, piece, engine) {
    Object.assign(this, entry);
    this.field = piece.field;
    this.boost = piece.boost;
    this.engine = engine;
    this.prefix = "";
    this.isUnfinished = false; // too short yet to say which words it may become
    this.stems = new Set();
    this.clauses = [];
  }

  /* A term that counts for the order alone. */
  prefer(term, weight) { this.clauses.push(`${this.field}${term}^${weight * this.boost}`); }

  /* A term that is as good as the word. */
  accept(term, weight) {
    this.prefer(term, weight);
    this.stems.add(this.engine.stem(term));
  }

  /* Accepts all words that begin so, unless that tells little, or half the index would have to be
     fetched for them. */
  begin(prefix, isTelling) {
    if (!isTelling || this.engine.spread(prefix) > MOST_SHARDS) {
      this.isUnfinished = !this.engine.isWaiting && !this.isKnown;
      return;
    }
    this.prefix = prefix;
    this.prefer(`${prefix}*`, WEIGHT.prefix);
  }

  get isKnown() {
    return [...this.stems].some((stem) => this.engine.has(stem)) || this.engine.hasPrefix(this.prefix);
  }

  /* Whether a word of a text is this one, or stands for it. */
  isIn(text) {
    return wordsOf(text).some(({full, parts}) => [full, parts.join("")].some((word) =>
      this.stems.has(this.engine.stem(word)) || (this.prefix && word.startsWith(this.prefix))));
  }

  /* Which papers have the word or what stands for it. */
  holders() {
    const held = new Uint8Array(this.engine.size);
    const terms = [...this.stems, ...(this.prefix ? this.engine.withPrefix(this.prefix) : [])];
    for (const documents of terms.flatMap((term) => this.engine.holders(term))) {
      for (const document of documents) held[document] = 1;
    }
    return held;
  }
}

function groupsOf(piece, engine) {
  return piece.words.map((entry, place) => {
    const {word, full, script} = entry;
    const group = new Group(entry, piece, engine);
    const hasSigned = word.length === 1 || engine.has(engine.stem(full));
    const signed = full !== word && hasSigned; // C++, and not every C; but BERT+ may be BERT
    if (signed) group.prefer(word, WEIGHT.bare);
    group.accept(signed ? full : word, WEIGHT.word);
    const raised = word + piece.boost; // tau^2 reads as a boost, and may be the name tau2
    if (piece.boost > 1 && engine.has(engine.stem(raised))) group.accept(raised, WEIGHT.joined);
    const isOpen = piece.isOpen && place === piece.words.length - 1 && script === "spaced";
    const isShort = word.length < 2 || (word.length < 3 && (engine.isWaiting || group.isKnown));
    if (script === "single" || (isOpen && !signed)) group.begin(word, script === "single" || !isShort);
    if (isOpen) continuations(word, engine).forEach((one) => group.accept(one, WEIGHT.continued));
    return group;
  });
}

/* ---- A query as a whole ---- */

/* The Lunr query for what a reader typed, valid whatever it was; the groups that a paper with all
   the words holds; the words that no paper has, with those searched for instead; and those that are
   too short yet to be searched for. */
function compose(text, engine) {
  const pieces = piecesOf(text);
  const hasOperator = ({sign, slips, pattern}) => sign || slips || pattern;
  const operators = pieces.filter(hasOperator).flatMap(operatorClauses);
  const typed = pieces.filter((one) => !hasOperator(one)).flatMap((one) => groupsOf(one, engine));
  const groups = typed.filter((group) => !group.isUnfinished);
  const unfinished = typed.filter((group) => group.isUnfinished).map((group) => group.full);
  joinCompounds(groups, engine);
  const telling = groups.filter((group) => !engine.isStopWord(group.word));
  const needed = telling.length ? telling : groups;
  const searched = groups.length > FEW_WORDS ? needed : groups;
  // What is not there yet is unknown, and no typo.
  const fixes = engine.isWaiting ? [] : needed.flatMap((group) => correct(group, engine));
  const clauses = [...operators, ...searched.flatMap((group) => group.clauses)];
  const all = needed.filter((group) => !group.field);
  return {query: clauses.join(" "), needed: all, fixes, unfinished};
}

function piecesOf(text) {
  const cut = text.slice(0, MOST_CHARACTERS).replace(/[\ud800-\udbff]$/, "");
  const bare = cut.replace(SUSPENDED, "$1");
  const pieces = bare.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(read);
  const last = pieces[pieces.length - 1];
  if (last && !/\s$/.test(cut)) last.isOpen = true; // it is still being typed
  return pieces;
}

/* "few shot" is also fewshot, "i.i.d." is also iid, where a paper has the joined form. */
function joinCompounds(groups, engine) {
  groups.forEach((group, place) => {
    const spans = place ? [groups.slice(place - 1, place + 1)] : [];
    const {length} = group.parts;
    if (length > 2) spans.push(groups.slice(place + 1 - length, place + 1));
    for (const span of spans) {
      const joined = span.map((one) => one.full).join("");
      const alike = span.every((one) => one.script === "spaced" && one.field === group.field);
      if (!alike || !engine.has(engine.stem(joined))) continue;
      const bearer = span.find((one) => !engine.isStopWord(one.word)) || group;
      bearer.prefer(joined, WEIGHT.joined);
      for (const one of span) one.stems.add(engine.stem(joined));
    }
  });
}

/* ---- Words that are not, or not yet, in any paper ---- */

const ENDINGS = ("ability alism alization ance ation ational ator edly ement ence fulness ibility " +
  "icate ically ing ings ions isms ities ity iveness ization izations izer ments ousness").split(" ");
const TAILS = [...new Set(ENDINGS.flatMap((ending) =>
  Array.from(ending, (_, place) => ending.slice(place))))];

/* The index holds stems: "reconnaissa", on the way to reconnaissance, has outgrown "reconnaiss".
   These are the endings it may be on the way to. */
function continuations(word, engine) {
  const found = new Map();
  for (const tail of word.length > 3 ? TAILS : []) {
    const stem = engine.stem(word + tail);
    const outgrown = !stem.startsWith(word) && word.startsWith(stem.slice(0, -1));
    if (outgrown && engine.has(stem) && !found.has(stem)) found.set(stem, word + tail);
  }
  return [...found.values()];
}

/* A word that no paper has is replaced by the commonest ones that are one slip away. A stop word is
   in most papers, if not in the index. */
function correct(group, engine) {
  if (group.isKnown || group.script !== "spaced" || engine.isStopWord(group.word)) return [];
  const found = new Map();
  for (const word of /^[a-z][a-z0-9]{3,23}$/.test(group.word) ? oneSlipAway(group.word) : []) {
    const stem = engine.stem(word);
    if (engine.isTerm(stem) && !found.has(stem)) found.set(stem, word);
  }
  const stems = [...found.keys()].sort((one, other) => engine.count(other) - engine.count(one));
  const common = stems.filter((stem) => engine.count(stem) * RARER >= engine.count(stems[0]));
  const used = common.slice(0, MOST_CORRECTIONS).map((stem) => found.get(stem));
  for (const word of used) group.accept(word, WEIGHT.word);
  return [{word: group.full, used}];
}

function* oneSlipAway(word) {
  for (let place = 0; place <= word.length; place += 1) {
    const [before, after] = [word.slice(0, place), word.slice(place)];
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
    if (after) yield before + after.slice(1);
    for (const letter of "abcdefghijklmnopqrstuvwxyz0123456789") {
      if (after) yield before + letter + after.slice(1);
      yield before + letter + after;
    }
  }
}

/* ---- The order ---- */

/* The numbers of the papers found: first those that hold all the words, then the rest, both in
   Lunr's order. `all` says how many are of the first kind. */
function search(text, engine) {
  const {query, needed, fixes, unfinished} = compose(text, engine);
  const found = query ? engine.search(query).papers : [];
  const held = needed.map((group) => group.holders());
  const isWhole = (paper) => held.every((one) => one[paper]);
  const all = found.filter(isWhole);
  const some = found.filter((paper) => !isWhole(paper));
  return {papers: [...all, ...some], all: all.length, fixes, unfinished};
}

self.sitegen = self.sitegen || {};
self.sitegen.query = {fold, wordsOf, compose, search};
})();

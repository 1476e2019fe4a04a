/* From what a reader types to one Lunr query, and from its results to their order.

   Nothing here touches the page or remembers anything. Words are parted as the index parts texts
   (sitegen/search/fold.py and pipeline.py); tests hold the two together. */
(() => {
"use strict";

const MOST_CHARACTERS = 300; // of a query; the rest is cut
const MOST_WORDS = 32;
const FEW_WORDS = 4; // up to here a stop word may matter: "IT support", "The Who"
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

  acceptPrefix(prefix) {
    this.prefix = prefix;
    this.prefer(`${prefix}*`, WEIGHT.prefix);
  }

  get isKnown() {
    return [...this.stems].some(this.engine.has) || this.engine.hasPrefix(this.prefix);
  }

  isHeldBy(stems) {
    return stems.some((one) => this.stems.has(one) || (this.prefix && one.startsWith(this.prefix)));
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
    const isTelling = word.length > 2 || (word.length > 1 && !group.isKnown);
    if (script === "single" || (isOpen && isTelling && !signed)) group.acceptPrefix(word);
    if (isOpen) continuations(word, engine).forEach((one) => group.accept(one, WEIGHT.continued));
    return group;
  });
}

/* ---- A query as a whole ---- */

/* The Lunr query for what a reader typed, valid whatever it was; the groups that a paper with all
   the words holds; the words that no paper has, with those searched for instead. */
function compose(text, engine) {
  const pieces = piecesOf(text);
  const hasOperator = ({sign, slips, pattern}) => sign || slips || pattern;
  const operators = pieces.filter(hasOperator).flatMap(operatorClauses);
  const groups = pieces.filter((one) => !hasOperator(one)).flatMap((one) => groupsOf(one, engine));
  joinCompounds(groups, engine);
  const telling = groups.filter((group) => !engine.isStopWord(group.word));
  const needed = telling.length ? telling : groups;
  const searched = groups.length > FEW_WORDS ? needed : groups;
  const fixes = needed.flatMap((group) => correct(group, engine));
  const clauses = [...operators, ...searched.flatMap((group) => group.clauses)];
  return {query: clauses.join(" "), needed: needed.filter((group) => !group.field), fixes};
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

/* A word that no paper has is replaced by the commonest ones that are one slip away. */
function correct(group, engine) {
  if (group.isKnown || group.script !== "spaced") return [];
  const found = new Map();
  for (const word of /^[a-z][a-z0-9]{3,23}$/.test(group.word) ? oneSlipAway(group.word) : []) {
    const stem = engine.stem(word);
    if (engine.has(stem) && !found.has(stem)) found.set(stem, word);
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

/* ---- Lunr ---- */

/* What a query needs of an index. `data` is an index as lunr.js serialises it. */
function openIndex(lunr, data) {
  const index = lunr.Index.load(data);
  const terms = data.invertedIndex.map(([term]) => term); // sorted
  const postings = index.invertedIndex;
  return {
    search: (query) => index.search(query),
    stem: (word) => lunr.stemmer(new lunr.Token(word)).toString(),
    isStopWord: (word) => lunr.stopWordFilter(word) === undefined,
    has: (term) => term in postings,
    count: (term) => Object.keys(postings[term].abstract).length,
    hasPrefix(prefix) {
      let [low, high] = [0, terms.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (terms[middle] < prefix) low = middle + 1; else high = middle;
      }
      return prefix !== "" && low < terms.length && terms[low].startsWith(prefix);
    },
  };
}

/* The numbers of the papers found: first those that hold all the words, then the rest, both in
   Lunr's order. `all` says how many are of the first kind. A filter may leave papers out. */
function search(text, engine, isWanted = () => true) {
  const {query, needed, fixes} = compose(text, engine);
  const [all, some] = [[], []];
  for (const {ref, matchData} of query ? engine.search(query) : []) {
    if (!isWanted(Number(ref))) continue;
    const stems = Object.keys(matchData.metadata);
    (needed.every((group) => group.isHeldBy(stems)) ? all : some).push(Number(ref));
  }
  return {papers: [...all, ...some], all: all.length, fixes};
}

window.sitegen = window.sitegen || {};
window.sitegen.query = {fold, wordsOf, compose, openIndex, search};
})();

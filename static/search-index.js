/* The index on demand: a query fetches the shards of its own words, and gets from them the papers,
   the order and the scores that lunr.js gives over the whole index (sitegen/search/shards.py writes
   the shards; tests hold the scores to lunr.js).

   Nothing here waits. What is asked for and not there yet is noted as missing and counts as absent;
   `answered` fetches it and asks again until nothing is missing. */
(() => {
"use strict";

const BASE = 45;
const DIGITS = new Int8Array(128); // by character code; from BASE on, more digits follow
Array.from("!#$%&'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}")
  .forEach((sign, place) => { DIGITS[sign.charCodeAt(0)] = place; });

/* The numbers that a text of sitegen/search/numbers.py holds. */
function numbersIn(text) {
  const found = [];
  let [value, unit] = [0, 1];
  for (let place = 0; place < text.length; place += 1) {
    const digit = DIGITS[text.charCodeAt(place)];
    value += (digit % BASE) * unit;
    unit *= BASE;
    if (digit < BASE) {
      found.push(value);
      [value, unit] = [0, 1];
    }
  }
  return found;
}

/* "0learn 5er 3d" is learn, learner, lead … */
function termsIn(text) {
  let before = "";
  return text.split(" ").map((coded) => {
    before = before.slice(0, Number(coded[0])) + coded.slice(1);
    return before;
  });
}

/* ---- Postings ---- */

/* A shard's terms and where their postings stand; postings are made when they are asked for. */
class Shard {
  constructor([terms, ...columns], fields) {
    this.columns = columns.map(numbersIn);
    this.fields = fields;
    this.places = new Map();
    const sizes = this.columns[1];
    let [row, own] = [0, 0];
    termsIn(terms).forEach((term, number) => {
      this.places.set(term, {number, row, own});
      fields.forEach(({table}, field) => {
        const size = sizes[number * fields.length + field];
        row += size;
        if (!table) own += size;
      });
    });
  }

  /* For each field the documents that have a term, how often, and which length theirs has; and
     where the term stands in the first of them. */
  postings(term) {
    const [positions, sizes, documents, times, lengths] = this.columns;
    let {number, row, own} = this.places.get(term);
    const fields = this.fields.map(({table}, field) => {
      const size = sizes[number * this.fields.length + field];
      const found = {documents: new Int32Array(size), times: [], lengths: []};
      for (let place = 0, last = -1; place < size; place += 1) {
        last += documents[row + place] + 1;
        found.documents[place] = last;
      }
      found.times = times.slice(row, row + size);
      if (!table) found.lengths = lengths.slice(own, own + size);
      row += size;
      if (!table) own += size;
      return found;
    });
    return {fields, position: positions[number]};
  }
}

/* ---- The index ---- */

class Index {
  /* `fetch` takes files and promises what each of them hands over. */
  constructor(lunr, manifest, fetch) {
    Object.assign(this, {lunr, manifest, fetch});
    this.firsts = termsIn(manifest.firsts);
    this.size = manifest.papers;
    this.shards = manifest.shards.split(" ");
    this.names = manifest.fields.map(({name}) => name);
    this.files = new Map(); // what was fetched, by file
    this.made = new Map(); // what it holds
    this.missing = new Set();
    this.pipeline = lunr.Pipeline.load(["stemmer"]);
    this.known = new Map(); // postings, by term
    this.expansions = new Map(); // terms, by wildcard or fuzzy word: at scale, seconds of work
  }

  /* What `ask` returns once everything it asks for is there. */
  async answered(ask) {
    for (;;) {
      this.missing.clear();
      const answer = ask();
      if (!this.missing.size) return answer;
      const files = [...this.missing];
      const values = await this.fetch(files);
      files.forEach((file, place) => this.files.set(file, values[place]));
    }
  }

  /* Whether an answer lacks something, and will be asked for again. */
  get isWaiting() { return this.missing.size > 0; }

  /* ---- What a query asks ---- */

  stem(word) { return this.lunr.stemmer(new this.lunr.Token(word)).toString(); }

  isStopWord(word) { return this.lunr.stopWordFilter(word) === undefined; }

  has(term) { return this.shardAt(this.placeOf(term)).places.has(term); }

  /* How many papers have a term in their abstract. */
  count(term) { return this.postings(term).fields[this.names.indexOf("abstract")].documents.length; }

  hasPrefix(prefix) { return prefix !== "" && !this.withPrefix(prefix).next().done; }

  /* In how many shards the terms with a prefix are. */
  spread(prefix) {
    let place = Math.max(0, this.placeOf(prefix));
    const start = place;
    while (place < this.firsts.length && this.mayHold(place, prefix)) place += 1;
    return place - start;
  }

  /* The documents that have a term in any field. */
  holders(term) { return this.postings(term).fields.map(({documents}) => documents); }

  * withPrefix(prefix) {
    let place = Math.max(0, this.placeOf(prefix));
    for (; place < this.firsts.length && this.mayHold(place, prefix); place += 1) {
      for (const term of this.shardAt(place).places.keys()) if (term.startsWith(prefix)) yield term;
    }
  }

  /* The papers that a query in Lunr's language finds, best first, and their scores. Throws what
     lunr.js throws where the query is none. */
  search(string) {
    const query = new this.lunr.Query(this.names);
    new this.lunr.QueryParser(string, query).parse();
    return new self.sitegen.Search(this, query).results();
  }

  /* ---- Terms ---- */

  placeOf(term) {
    let [low, high] = [0, this.firsts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.firsts[middle] <= term) low = middle + 1; else high = middle;
    }
    return low - 1;
  }

  mayHold(place, prefix) {
    return this.firsts[place] <= prefix || this.firsts[place].startsWith(prefix);
  }

  shardAt(place) {
    return this.read(this.shards[place], (columns) =>
      new Shard(columns, this.manifest.fields)) || NO_SHARD;
  }

  postings(term) {
    if (!this.known.has(term)) {
      const shard = this.shardAt(this.placeOf(term));
      if (!shard.places.has(term)) return {fields: this.names.map(() => NO_POSTINGS), position: 0};
      this.known.set(term, shard.postings(term));
    }
    return this.known.get(term);
  }

  /* The length of each document's text in a field that has a table. */
  table(field) {
    const {table, lengths} = this.manifest.fields[field];
    return this.read(table, (text) => Int32Array.from(numbersIn(text), (number) => lengths[number])) || [];
  }

  /* All terms of some lengths. */
  vocabulary(shortest, longest) {
    const files = this.manifest.vocabulary;
    const last = files.length - 1;
    const wanted = files.slice(Math.min(last, Math.max(0, shortest)), Math.min(last, longest) + 1);
    return wanted.flatMap((file) => (file && this.read(file, termsIn)) || []);
  }

  /* Whether any paper has a term, for many terms at once: by the terms of its length. */
  isTerm(term) {
    const files = this.manifest.vocabulary;
    const file = files[Math.min(term.length, files.length - 1)];
    const terms = this.read(file, termsIn) || [];
    return terms.includes(term);
  }

  /* What a file holds, made once of what it hands over; nothing while it is missing. */
  read(file, make = (value) => value) {
    if (!file) return null;
    if (!this.files.has(file)) {
      this.missing.add(file);
      return null;
    }
    if (!this.made.has(file)) this.made.set(file, make(this.files.get(file)));
    return this.made.get(file);
  }

  /* The terms that a word of a query stands for, in Lunr's own order. */
  expanded(clause, term) {
    if (!("editDistance" in clause) && !term.includes("*")) return this.has(term) ? [term] : [];
    const key = `${term}~${clause.editDistance}`;
    if (this.expansions.has(key)) return this.expansions.get(key);
    const {TokenSet} = this.lunr;
    const terms = TokenSet.fromArray(this.candidates(clause, term).sort())
      .intersect(TokenSet.fromClause({...clause, term})).toArray();
    if (!this.isWaiting) this.expansions.set(key, terms);
    return terms;
  }

  candidates({editDistance: slips}, term) {
    if (slips !== undefined) return this.vocabulary(term.length - slips, term.length + slips);
    const prefix = term.slice(0, term.indexOf("*"));
    return prefix ? [...this.withPrefix(prefix)] : this.vocabulary(0, Infinity);
  }
}

const NO_POSTINGS = {documents: new Int32Array(0), times: [], lengths: []};
const NO_SHARD = {places: new Map()};

self.sitegen = self.sitegen || {};
Object.assign(self.sitegen, {Index, numbersIn, termsIn});
})();

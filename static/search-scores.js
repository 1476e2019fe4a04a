/* One query over an index: which papers, in which order, with which scores. Each step is lunr.js's own
   (`lunr.Index.prototype.query`), over the postings of the query's terms instead of the vectors of
   all documents; tests hold the scores to lunr.js, to the last bit. */
(() => {
"use strict";

const K1 = 1.2;
const B = 0.75;
const LONGEST = 1 << 20; // words of a text

class Search {
  constructor(index, query) {
    const {papers, fields} = index.manifest;
    Object.assign(this, {index, query, fields, size: papers});
    this.vectors = fields.map(() => new Map()); // of the query: what each term counts, by term
    this.seen = fields.map(() => null); // by field, which documents have a term of the query
    this.found = []; // field × size + document, in the order of their discovery
    this.required = null; // which documents have all that must be there
    this.prohibited = null;
  }

  results() {
    for (const clause of this.query.clauses) this.add(clause);
    const scores = new Float64Array(this.size);
    const listed = new Uint8Array(this.size);
    const papers = [];
    const list = (document, score) => {
      if (this.required && !this.required[document]) return;
      if (this.prohibited && this.prohibited[document]) return;
      if (!listed[document]) papers.push(document);
      listed[document] = 1;
      scores[document] += score;
    };
    if (this.query.isNegated()) {
      for (let document = 0; document < this.size; document += 1) list(document, 0);
    } else {
      const similar = this.fields.map((_, field) => this.similarities(field));
      for (const place of this.found) {
        const field = Math.floor(place / this.size);
        const document = place - field * this.size;
        list(document, similar[field][document]);
      }
    }
    papers.sort((one, other) => scores[other] - scores[one]);
    return {papers, scores};
  }

  add(clause) {
    const {REQUIRED} = this.index.lunr.Query.presence;
    const isRequired = clause.presence === REQUIRED;
    const terms = clause.usePipeline
      ? this.index.pipeline.runString(clause.term, {fields: clause.fields}) : [clause.term];
    const held = isRequired ? new Uint8Array(this.size) : null;
    for (const term of terms) {
      const expanded = this.index.expanded(clause, term);
      if (!expanded.length && isRequired) {
        held.fill(0);
        break;
      }
      for (const one of expanded) this.addTerm(one, clause, held);
    }
    if (!isRequired) return;
    if (!this.required) this.required = held;
    else held.forEach((is, document) => { this.required[document] &= is; });
  }

  addTerm(term, clause, held) {
    const {PROHIBITED} = this.index.lunr.Query.presence;
    const postings = this.index.postings(term).fields;
    for (const name of clause.fields) {
      const field = this.index.names.indexOf(name);
      const {documents} = postings[field];
      if (held) for (const document of documents) held[document] = 1;
      if (clause.presence === PROHIBITED) {
        this.prohibited = this.prohibited || new Uint8Array(this.size);
        for (const document of documents) this.prohibited[document] = 1;
        continue;
      }
      const vector = this.vectors[field];
      if (!vector.has(term)) this.discover(field, documents);
      vector.set(term, (vector.get(term) || 0) + clause.boost);
    }
  }

  discover(field, documents) {
    const seen = this.seen[field] = this.seen[field] || new Uint8Array(this.size);
    for (const document of documents) {
      if (!seen[document]) this.found.push(field * this.size + document);
      seen[document] = 1;
    }
  }

  /* How similar each document's field is to the query: terms in the order of the whole index, for
     the order of a sum decides its last bit. */
  similarities(field) {
    const sums = new Float64Array(this.size);
    if (!this.seen[field]) return sums;
    const {lengths, average, boost, table} = this.fields[field];
    const lengthOf = table && this.index.table(field);
    const vector = [...this.vectors[field]].map(([term, weight]) =>
      ({term, weight, first: this.firstOccurrence(term)}));
    vector.sort((one, other) => one.first - other.first);
    let square = 0;
    for (const {term, weight} of vector) {
      square += weight * weight;
      const idf = this.idf(term);
      const own = this.index.postings(term).fields[field];
      own.documents.forEach((document, place) => {
        const times = own.times[place] + 1;
        const length = lengthOf ? lengthOf[document] : lengths[own.lengths[place]];
        let score = idf * ((K1 + 1) * times) / (K1 * (1 - B + B * (length / average)) + times);
        score *= boost;
        sums[document] += weight * (Math.round(score * 1000) / 1000);
      });
    }
    const size = Math.sqrt(square);
    return sums.map((sum) => sum / size || 0);
  }

  /* Where a term first occurs: in the order of documents, fields, and words. */
  firstOccurrence(term) {
    const {fields, position} = this.index.postings(term);
    const places = fields.map(({documents}, field) =>
      documents.length ? documents[0] * fields.length + field : Infinity);
    return Math.min(...places) * LONGEST + position;
  }

  /* A document counts once for each field that has the term. */
  idf(term) {
    const count = this.index.holders(term).reduce((sum, {length}) => sum + length, 0);
    return Math.log(1 + Math.abs((this.size - count + 0.5) / (count + 0.5)));
  }
}

self.sitegen = self.sitegen || {};
self.sitegen.Search = Search;
})();

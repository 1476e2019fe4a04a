/* Finds papers: opens the index, narrows what a query finds, and reads what is shown of a paper.
   It runs in a worker where one can be had, else in the page; either brings `load`, which promises
   what some files of search/ hand over. */
(() => {
"use strict";

const {Index, query, numbersIn} = self.sitegen;
const EXCERPT = 36; // words
const BEFORE = 6; // words before the first one found
const EXCLUSIVE = new Set(["venue", "year"]); // a paper has one: several chosen are any of them

class Finder {
  constructor(lunr, manifest, load) {
    this.manifest = manifest;
    this.index = new Index(lunr, manifest, load);
    this.decoded = new Map(); // the papers of a facet's value, by how they are written
  }

  /* The papers that a text finds and that have what is asked for, `{facet: [value, …]}`; without a
     text all that have it. `all` says how many of them hold all the words, `chosen` which of the
     values there are. With `counting`, also how many have each value of each facet: of a facet whose
     values exclude each other, as if none of its own were chosen. */
  find(text, wanted, counting) {
    return this.index.answered(() => {
      const chosen = this.known(wanted);
      const tests = Object.entries(chosen).map(([facet, values]) => this.test(facet, values));
      const passes = (paper, but = "") => tests.every(({facet, has}) => facet === but || has(paper));
      const {papers, fixes, unfinished, all} = text.trim()
        ? query.search(text, this.index) : this.everything();
      const found = papers.filter((paper) => passes(paper));
      const among = (facet) => EXCLUSIVE.has(facet)
        ? papers.filter((paper) => passes(paper, facet)) : found;
      return {
        papers: Int32Array.from(found), fixes, unfinished, chosen,
        all: papers.slice(0, all).filter((paper) => passes(paper)).length,
        counts: counting ? this.counts(among, chosen) : null,
      };
    });
  }

  everything() {
    const {papers} = this.manifest;
    return {papers: Array.from({length: papers}, (_, paper) => paper), fixes: [], unfinished: [], all: papers};
  }

  /* What is wanted without the values that no paper has: an address may hold any. */
  known(wanted) {
    const kept = Object.entries(wanted).map(([facet, values]) =>
      [facet, values.filter((value) => this.papersOf(facet, value).length)]);
    return Object.fromEntries(kept.filter(([, values]) => values.length));
  }

  test(facet, values) {
    const held = values.map((value) => this.marked(this.papersOf(facet, value)));
    const has = EXCLUSIVE.has(facet)
      ? (paper) => held.some((one) => one[paper]) : (paper) => held.every((one) => one[paper]);
    return {facet, has};
  }

  /* What is shown of papers. */
  records(papers) { return this.index.answered(() => papers.map((paper) => this.record(paper))); }

  /* The part of a passage that holds most of a text's words, as pieces `[text, whether found]`. */
  excerpt(text, passage) {
    return this.index.answered(() => {
      const groups = query.compose(text, this.index).needed;
      const words = passage.match(/\S+/g) || [];
      const found = words.map((word) => groups.findIndex((group) => group.isIn(word)));
      const start = bestStart(found);
      const end = Math.min(words.length, start + EXCERPT);
      const pieces = words.slice(start, end).map((word, place) => [word, found[start + place] >= 0]);
      return {pieces, isCutBefore: start > 0, isCutAfter: end < words.length};
    });
  }

  record(paper) {
    const {papers, files, directories} = this.manifest.records;
    const place = Math.floor(paper / papers);
    const directory = this.index.read(directories[Math.floor(place / files)]) || [];
    const records = this.index.read(directory[place % files]);
    const tags = this.index.read(this.manifest.tags);
    if (!records || !tags) return null;
    const [slug, title, byline, isDerived, own] = records[paper % papers];
    return {slug, title, byline, isDerived, tags: own.map((tag) => tags[tag])};
  }

  facets() { return this.index.read(this.manifest.facets) || []; }

  papersOf(facet, value) {
    const [, , values] = this.facets().find(([id]) => id === facet) || ["", "", []];
    const [, , written] = values.find(([id]) => id === value) || ["", "", ""];
    return this.papersIn(written);
  }

  papersIn(written) {
    if (!this.decoded.has(written)) {
      let next = 0;
      const papers = numbersIn(written).map((step) => (next += step + 1) - 1);
      this.decoded.set(written, Int32Array.from(papers));
    }
    return this.decoded.get(written);
  }

  /* A 1 for each of some papers, a 0 for all others. */
  marked(papers) {
    const marks = new Uint8Array(this.manifest.papers);
    for (const paper of papers) marks[paper] = 1;
    return marks;
  }

  /* For each facet its values that papers have or that are chosen, and how many papers have each. */
  counts(among, chosen) {
    return this.facets().map(([facet, name, values]) => {
      const marks = this.marked(among(facet));
      const counted = values.map(([value, label, written]) => {
        const count = this.papersIn(written).reduce((sum, paper) => sum + marks[paper], 0);
        return {value, label, count};
      });
      const isShown = ({value, count}) => count || (chosen[facet] || []).includes(value);
      return {facet, name, values: counted.filter(isShown)};
    });
  }
}

/* Where a stretch of words starts that holds most of the groups found, the first of equals. */
function bestStart(found) {
  let [best, most] = [0, 0];
  found.forEach((group, place) => {
    if (group < 0) return;
    const start = Math.max(0, place - BEFORE);
    const groups = new Set(found.slice(start, start + EXCERPT).filter((one) => one >= 0));
    if (groups.size > most) [best, most] = [start, groups.size];
  });
  return best;
}

/* The answer to a question, of the page or through a worker. */
function answer(finder, what, {text, chosen, counting, papers, passage}) {
  if (what === "find") return finder.find(text, chosen, counting);
  if (what === "records") return finder.records(papers);
  return finder.excerpt(text, passage);
}

Object.assign(self.sitegen, {Finder, answer});
})();

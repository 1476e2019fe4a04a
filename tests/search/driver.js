/* Answers the tests in a page that holds lunr.js and search-query.js. */
"use strict";
const {query} = window.sitegen;

let ours = null; // the index Python made, as the page opens it
let theirs = null; // the one lunr.js builds from the same tokens

/* The index lunr.js makes of tokens: its own builder, with the stemmer as the only step. */
function build(fields, documents) {
  const builder = new lunr.Builder();
  builder.pipeline.add(lunr.stemmer);
  builder.searchPipeline.add(lunr.stemmer);
  for (const {name, boost} of fields) builder.field(name, {boost});
  documents.forEach((document, id) => builder.add({...document, id}));
  return builder.build();
}

function answer(index, string) {
  try {
    return index.search(string).map(({ref, score}) => [ref, score]);
  } catch (reason) {
    return reason.message;
  }
}

const calls = {
  stems: (words) => words.map((word) => lunr.stemmer(new lunr.Token(word)).toString()),
  stopWords: (words) => words.filter((word) => lunr.stopWordFilter(word) === undefined),
  folds: (texts) => texts.map(query.fold),
  words: (texts) => texts.map(query.wordsOf),
  build(fields, documents) {
    theirs = build(fields, documents);
    return JSON.stringify(theirs);
  },
  open(serialised) { ours = query.openIndex(lunr, JSON.parse(serialised)); },
  agree: (queries) => queries.map((string) => [answer(ours, string), answer(theirs, string)]),
  compose: (texts) => texts.map((text) => query.compose(text, ours).query),
  search: (texts) => texts.map((text) => query.search(text, ours)),
  handedOver(scripts) {
    const handed = {};
    window.sitegen.load = (name, value) => { handed[name] = value; };
    for (const text of scripts) {
      const script = document.createElement("script");
      script.textContent = text;
      document.head.append(script);
    }
    return handed;
  },
  answer: (queries) => queries.map((string) => answer(ours, string)),
};

/* One call, `{"name": …, "args": […]}`, and its answer, both as JSON. */
window.ask = (asked) => {
  const {name, args} = JSON.parse(asked);
  return JSON.stringify(calls[name](...args) ?? null);
};

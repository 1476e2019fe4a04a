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

function answer(string) {
  try {
    return theirs.search(string).map(({ref, score}) => [ref, score]);
  } catch (reason) {
    return reason.message;
  }
}

async function answerOnDemand(string) {
  try {
    const {papers, scores} = await ours.answered(() => ours.search(string));
    return papers.map((paper) => [String(paper), scores[paper]]);
  } catch (reason) {
    return reason.message;
  }
}

/* What scripts hand over, by name. */
function handedOver(scripts) {
  const handed = {};
  window.sitegen.load = (name, value) => { handed[name] = value; };
  for (const text of scripts) {
    const script = document.createElement("script");
    script.textContent = text;
    document.head.append(script);
  }
  return handed;
}

const eachOf = (items, call) => Promise.all(items.map(call));

const calls = {
  stems: (words) => words.map((word) => lunr.stemmer(new lunr.Token(word)).toString()),
  stopWords: (words) => words.filter((word) => lunr.stopWordFilter(word) === undefined),
  folds: (texts) => texts.map(query.fold),
  words: (texts) => texts.map(query.wordsOf),
  build(fields, documents) {
    theirs = build(fields, documents);
    return JSON.stringify(theirs);
  },
  open(scripts, manifest) {
    const handed = handedOver(scripts);
    ours = new window.sitegen.Index(lunr, manifest, async (files) => files.map((file) => handed[file]));
  },
  agree: (queries) => eachOf(queries, async (string) => [await answerOnDemand(string), answer(string)]),
  compose: (texts) => eachOf(texts, (text) => ours.answered(() => query.compose(text, ours).query)),
  search: (texts) => eachOf(texts, (text) => ours.answered(() => query.search(text, ours))),
  handedOver,
  terms: (texts) => texts.map(window.sitegen.termsIn),
  numbers: (texts) => texts.map(window.sitegen.numbersIn),
  answer: (queries) => eachOf(queries, answerOnDemand),
};

/* One call, `{"name": …, "args": […]}`, and its answer, both as JSON. */
window.ask = async (asked) => {
  const {name, args} = JSON.parse(asked);
  return JSON.stringify((await calls[name](...args)) ?? null);
};

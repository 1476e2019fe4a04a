/* The search beside the page, which it does not hold up. The page sends where the scripts are, then
   questions; each answer has its question's number. */
"use strict";

const handed = {};
self.sitegen = {load(name, value) { handed[name] = value; }};
let folder = "";
let finder = null;

async function load(names) {
  importScripts(...names.map((name) => `${folder}${name}.js`));
  return names.map((name) => handed[name]);
}

async function open(question) {
  folder = question.folder;
  importScripts(...question.scripts, question.manifest);
  const {manifest} = handed;
  finder = new self.sitegen.Finder(self.lunr, manifest, load);
  return manifest.papers;
}

self.onmessage = async ({data: {number, what, question}}) => {
  try {
    const answer = await (what === "open" ? open(question) : self.sitegen.answer(finder, what, question));
    self.postMessage({number, answer});
  } catch (reason) {
    self.postMessage({number, failure: String(reason)});
  }
};

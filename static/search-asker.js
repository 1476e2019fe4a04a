/* Whom the search page asks: a worker where one can be had, else the same code in the page. */
(() => {
"use strict";

const site = window.sitegen = window.sitegen || {};
const {scripts, worker} = document.currentScript.dataset;
const FOLDER = "search/";

/* ---- In the page ---- */

const handed = {};
site.load = (name, value) => { handed[name] = value; };

function loadScript(src) {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), {src, onload: resolve});
    script.onerror = () => { script.remove(); reject(new Error(src)); };
    document.head.append(script);
  });
}

async function load(names) {
  await Promise.all(names.map((name) => loadScript(`${FOLDER}${name}.js`)));
  return names.map((name) => handed[name]);
}

async function inPage(manifest) {
  if (!site.Finder) for (const src of scripts.split(" ")) await loadScript(src);
  await loadScript(manifest);
  const finder = new site.Finder(window.lunr, handed.manifest, load);
  return {
    papers: handed.manifest.papers,
    ask: async (what, question) => site.answer(finder, what, question),
    close: () => {},
  };
}

/* ---- In a worker ---- */

function inWorker(manifest) {
  const running = new Worker(worker);
  const waiting = new Map();
  let number = 0;
  const ask = (what, question) => new Promise((resolve, reject) => {
    number += 1;
    waiting.set(number, {resolve, reject});
    running.postMessage({number, what, question});
  });
  running.onmessage = ({data}) => {
    const {resolve, reject} = waiting.get(data.number);
    waiting.delete(data.number);
    if ("failure" in data) reject(new Error(data.failure)); else resolve(data.answer);
  };
  const failed = new Promise((_, reject) => {
    running.onerror = (event) => { event.preventDefault(); reject(new Error(event.message)); };
  });
  const absolute = (path) => new URL(path, location.href).href;
  const places = {scripts: scripts.split(" ").map(absolute), folder: absolute(FOLDER)};
  const opened = ask("open", {...places, manifest: absolute(manifest)});
  const close = () => {
    running.terminate();
    for (const {reject} of waiting.values()) reject(new Error("closed"));
  };
  return Promise.race([opened, failed]).then((papers) => ({papers, ask, close}), (reason) => {
    close();
    throw reason;
  });
}

/* ---- Either ---- */

/* A page opened from disk may have no worker. */
const isServed = location.protocol.startsWith("http") && "Worker" in window;
let opening = null;
let failures = 0; // after one, the manifest is asked for anew: a browser may have kept an old one

async function open() {
  const manifest = `${FOLDER}manifest.js${failures ? `?${failures}` : ""}`;
  try {
    return await (isServed ? inWorker(manifest) : inPage(manifest));
  } catch (reason) {
    failures += 1;
    throw reason;
  }
}

/* The index, opened once however often it is asked for. */
site.openSearch = () => {
  opening = opening || open().catch((reason) => {
    opening = null;
    throw reason;
  });
  return opening;
};

/* The index opened again, once however many questions failed. Where it cannot be, as offline, the
   one there is goes on with what it has. */
function renewed(index) {
  failures += index.renewal ? 0 : 1;
  index.renewal = index.renewal || open().then((fresh) => {
    opening = Promise.resolve(fresh);
    index.close();
    return fresh;
  }).finally(() => { index.renewal = null; });
  return index.renewal;
}

/* The answer to a question. Where a part is no longer there, the site was built anew meanwhile. */
site.ask = async (what, question) => {
  const index = await site.openSearch();
  try {
    return await index.ask(what, question);
  } catch {
    const fresh = await (index === await site.openSearch() ? renewed(index) : site.openSearch());
    return fresh.ask(what, question);
  }
};
})();

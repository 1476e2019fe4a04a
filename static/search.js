/* The search page: loads what it needs on first need, searches as one types, shows what it finds.

   What a reader types is searched here and only ever shown as text. It becomes part of the page's
   address, so that a search can be linked to: the site's own server gets it with that address, from
   a form or a link that is followed, and no other server does. */
(() => {
"use strict";

const SHOWN_AT_ONCE = 20;
const LONGEST_QUOTED = 30; // letters of a word in a message
const PAUSE = 120; // milliseconds without a key before searching

const site = window.sitegen = window.sitegen || {};
const box = document.querySelector('input[type="search"]');
const list = document.querySelector("#search-results");
const status = document.querySelector("#search-status");
const onlyResults = document.querySelector("#only-results") || element("input", {type: "checkbox"});
const lunrPath = document.currentScript.dataset.lunr;

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/* ---- Loading ---- */

const handed = {}; // what the files of the index handed over, by name
let engine = null;
let loading = null;
site.load = (name, value) => { handed[name] = value; };

function loadScript(src) {
  return new Promise((resolve, reject) => {
    const script = element("script", {src, onload: resolve});
    script.onerror = () => { script.remove(); reject(new Error(src)); };
    document.head.append(script);
  });
}

async function load() {
  await loadScript("search/manifest.js");
  const {index, records} = handed.manifest;
  const files = [`search/${index}`, `search/${records}`, lunrPath];
  await Promise.all(files.map(loadScript));
  engine = site.query.openIndex(window.lunr, handed.index);
}

/* Loads once, however often it is asked; after a failure it starts afresh. */
function ready() {
  loading = loading || load().catch((reason) => { loading = null; throw reason; });
  return loading;
}

/* ---- Showing ---- */

const more = element("button", {type: "button", className: "more", hidden: true}, "Show more");
let papers = [];

function row([slug, title, byline, isDerived, tags]) { // and what `isWanted` reads
  const link = element("a", {className: "paper-title", href: `papers/${slug}.html`});
  link.innerHTML = title; // made at build time, of what the text layer made safe
  const line = element("p", {className: "byline"}, byline);
  if (isDerived) line.append(" ", element("span", {className: "derived"}, "derived title"));
  const chips = tags.map((tag) => handed.records.tags[tag]).map(([id, name]) =>
    element("li", {}, element("a", {href: `tags/${id}.html`}, name)));
  const item = element("li", {className: "paper"}, link);
  if (line.hasChildNodes()) item.append(line);
  if (chips.length) item.append(element("ul", {className: "tags"}, ...chips));
  return item;
}

function showMore() {
  const shown = list.children.length;
  const next = papers.slice(shown, shown + SHOWN_AT_ONCE);
  list.append(...next.map((number) => row(handed.records.papers[number])));
  more.hidden = list.children.length >= papers.length;
}

function show(found, ...message) {
  papers = found;
  list.replaceChildren();
  showMore();
  status.replaceChildren(...message);
}

function showFailure() {
  const retry = element("button", {type: "button"}, "Try again");
  retry.onclick = () => { box.focus(); update(); };
  show([], "The search index did not load. ", retry);
}

function showNothing(fixes) {
  const tags = element("a", {href: "tags/index.html"}, "browse the tags");
  const all = onlyResults.checked ? "all papers, " : "";
  show([], `${fixes}Nothing found. Try fewer or other words, ${all}or `, tags, ".");
}

/* `1,024`, as the pages write it. */
function grouped(count) {
  return count.toLocaleString("en");
}

function counted(all, some) {
  const papersOf = (count) => `${grouped(count)} ${count === 1 ? "paper" : "papers"}`;
  if (!some) return `${papersOf(all)}.`;
  if (!all) return `No paper has all the words; ${papersOf(some)} with some of them.`;
  return `${papersOf(all)} with all the words, then ${grouped(some)} with some of them.`;
}

function corrected({word, used: [first, ...others]}) {
  const typed = word.length > LONGEST_QUOTED ? `${word.slice(0, LONGEST_QUOTED)}…` : word;
  const instead = first ? `; searched for “${first}”${others.length ? " and the like" : ""}` : "";
  return `No paper has “${typed}”${instead}. `;
}

/* ---- Searching ---- */

/* Whether the filter leaves a paper in. */
function isWanted(number) {
  const [, , , , , statesResult] = handed.records.papers[number];
  return !onlyResults.checked || statesResult === 1;
}

/* Shows what belongs to the box and the filter now, however long the loading took. */
async function update() {
  keepInAddress();
  const hasWords = () => box.value.trim() !== "";
  if (!hasWords() && !onlyResults.checked) { show([]); return; }
  if (!engine) {
    show([], "Loading the search index …");
    try { await ready(); } catch { showFailure(); return; }
  }
  if (!handed.manifest.papers) { show([], "There are no papers to search yet."); return; }
  if (!hasWords()) { showFiltered(); return; }
  const found = site.query.search(box.value, engine, isWanted);
  const fixes = found.fixes.map(corrected).join("");
  if (!found.papers.length) { showNothing(fixes); return; }
  show(found.papers, fixes + counted(found.all, found.papers.length - found.all));
}

/* All that the filter leaves in, in reading order. */
function showFiltered() {
  if (!onlyResults.checked) { show([]); return; }
  const wanted = [...handed.records.papers.keys()].filter(isWanted);
  show(wanted, counted(wanted.length, 0));
}

function keepInAddress() {
  const address = new URL(location.href);
  address.searchParams.set("q", box.value);
  if (!box.value) address.searchParams.delete("q");
  address.searchParams.delete("results");
  if (onlyResults.checked) address.searchParams.set("results", "1");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

function readAddress() {
  const {searchParams} = new URL(location.href);
  box.value = searchParams.get("q") || "";
  onlyResults.checked = searchParams.has("results");
  update();
}

function startSearching() {
  let timer = 0;
  const soon = (event) => {
    clearTimeout(timer);
    if (!event.isComposing) timer = setTimeout(update, PAUSE);
  };
  list.after(more);
  more.onclick = () => {
    const next = list.children.length;
    showMore();
    list.children[next].querySelector("a").focus();
  };
  box.addEventListener("input", soon);
  box.addEventListener("compositionend", soon);
  onlyResults.addEventListener("change", update);
  box.addEventListener("focus", () => ready().catch(() => {})); // a failure shows on searching
  box.form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    update();
  });
  window.addEventListener("popstate", readAddress);
  readAddress();
}

/* ---- Keys ---- */

/* `/` goes to the box; Escape clears it, then leaves it; the arrows go through the results and back.
   The page names these keys. */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const isWriting = event.target.closest("input, textarea, select, [contenteditable]");
  if (event.key === "/" && !isWriting) {
    box.focus();
    box.select();
  } else if (event.key === "Escape" && event.target === box && box.value) {
    box.value = "";
    update();
  } else if (event.key === "Escape" && event.target === box) {
    box.blur();
  } else if (!moveTo(neighbour(event))) {
    return;
  }
  event.preventDefault();
}

function neighbour({key, target}) {
  const item = target.closest("#search-results > li");
  if (key === "ArrowDown" && target === box) return list.firstElementChild;
  if (key === "ArrowDown" && item) return item.nextElementSibling;
  if (key === "ArrowUp" && item) return item.previousElementSibling || box;
  return null;
}

function moveTo(place) {
  if (place) (place.querySelector("a") || place).focus();
  return place;
}

document.addEventListener("keydown", onKey);
startSearching();
})();

/* The search page: searches as one types, shows what is found, and narrows it.

   What a reader types is only ever shown as text. It becomes part of the page's address, so that a
   search can be linked to: the site's own server gets it with that address, from a form or a link
   that is followed, and no other server does. */
(() => {
"use strict";

const SHOWN_AT_ONCE = 10;
const LONGEST_QUOTED = 30; // letters of a word in a message
const PAUSE = 120; // milliseconds without a key before searching
const FEW_PAPERS = 10000; // up to here what narrows is loaded at once
const FEW_VALUES = 8; // of a facet that are shown at once
const FACETS = ["tag", "venue", "year", "has"]; // an address may hold other keys

const site = window.sitegen;
const box = document.querySelector('input[type="search"]');
const list = document.querySelector("#search-results");
const status = document.querySelector("#search-status");
const narrowing = document.querySelector("#narrowing");

const isWide = () => matchMedia("(min-width: 75rem)").matches;

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/* ---- What is asked ---- */

let chosen = {}; // by facet, the values

const isNarrowed = () => Object.keys(chosen).length > 0;
const hasWords = () => box.value.trim() !== "";

function toggle(facet, value, isChosen) {
  const others = (chosen[facet] || []).filter((one) => one !== value);
  const values = isChosen ? [...others, value] : others;
  const {[facet]: _, ...rest} = chosen;
  chosen = values.length ? {...rest, [facet]: values} : rest;
}

function address() {
  const found = new URL(location.href);
  found.search = "";
  if (box.value) found.searchParams.set("q", box.value);
  for (const [facet, values] of Object.entries(chosen)) {
    for (const value of values) found.searchParams.append(facet, value);
  }
  return found.href;
}

function readAddress() {
  const {searchParams} = new URL(location.href);
  box.value = searchParams.get("q") || "";
  chosen = {};
  for (const facet of FACETS) {
    for (const value of searchParams.getAll(facet)) toggle(facet, value, true);
  }
  if (isNarrowed() && isWide()) narrowing.open = true;
  update();
}

/* ---- Results ---- */

const more = element("button", {type: "button", className: "more", hidden: true}, "Show more");
let papers = [];
let source = null; // the index they are numbered in
let isOpen = false; // whether the index is there
let isCounted = false; // whether the facets belong to the results
let asked = 0; // how many searches were begun: an answer that comes late is dropped

function row({slug, title, byline, isDerived, tags}) {
  const link = element("a", {href: `papers/${slug}.html`});
  link.innerHTML = title; // made at build time, of what the text layer made safe
  const line = element("p", {}, byline);
  if (isDerived) line.append(" ", element("span", {className: "derived"}, "derived title"));
  const chips = tags.map(([id, name]) =>
    element("li", {}, element("a", {href: `tags/${id}.html`}, name)));
  const item = element("li", {}, link);
  if (line.hasChildNodes()) item.append(line);
  if (chips.length) item.append(element("ul", {className: "tags"}, ...chips));
  return item;
}

/* Adds the next results, and says which is the first of them. */
async function showMore(number) {
  const shown = list.children.length;
  const records = await site.ask("records", {papers: [...papers.slice(shown, shown + SHOWN_AT_ONCE)]});
  if (number !== asked || list.children.length > shown) return null;
  if (source !== await site.openSearch()) { update(); return null; } // built anew: other numbers
  const rows = records.map(row);
  list.append(...rows);
  rows.forEach(watch);
  more.hidden = list.children.length >= papers.length;
  return rows[0];
}

function clear(...message) {
  papers = [];
  if (watching) watching.disconnect();
  list.replaceChildren();
  more.hidden = true;
  status.replaceChildren(...message);
}

/* ---- Excerpts: the words of the abstract around what was found, from the paper's own page. A
   result without one, as offline, is a result all the same. ---- */

const watching = "IntersectionObserver" in window && location.protocol.startsWith("http")
  ? new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) if (isIntersecting) showExcerpt(target).catch(() => {});
  }) : null;

function watch(item) { if (watching && hasWords()) watching.observe(item); }

async function showExcerpt(item) {
  watching.unobserve(item);
  const number = asked;
  const answer = await fetch(item.querySelector("a").href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const source of page.querySelectorAll("annotation")) source.remove();
  const abstract = page.querySelector(".abstract");
  if (!abstract) return;
  const passage = abstract.textContent.replace(/\s+/g, " ");
  const {pieces, isCutBefore, isCutAfter} = await site.ask("excerpt", {text: box.value, passage});
  if (number !== asked || !pieces.some(([, isFound]) => isFound)) return;
  const shown = element("p", {className: "excerpt"}, isCutBefore ? "… " : "");
  for (const [word, isFound] of pieces) shown.append(isFound ? element("mark", {}, word) : word, " ");
  if (isCutAfter) shown.append("…");
  item.append(shown);
}

/* ---- Messages ---- */

function showFailure() {
  const retry = element("button", {type: "button"}, "Try again");
  retry.onclick = () => { box.focus(); update(); };
  const reason = navigator.onLine === false ? "You are offline, and the" : "The";
  clear(`${reason} search index did not load. `, retry);
}

function showNothing(fixes) {
  const tags = element("a", {href: "tags/index.html"}, "browse the tags");
  const all = isNarrowed() ? "take out a filter, " : "";
  clear(`${fixes}Nothing found. Try fewer or other words, ${all}or `, tags, ".");
}

/* `1,024`, as the pages write it. */
function grouped(count) { return count.toLocaleString("en"); }

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

function tellChosen() {
  const count = Object.values(chosen).flat().length;
  narrowing.querySelector("summary").textContent = `Narrow the results${count ? ` (${count} chosen)` : ""}`;
}

/* Shows what belongs to the box and to what is chosen, however long the loading takes. */
async function update() {
  const number = asked += 1;
  tellChosen();
  if (!hasWords() && !isNarrowed() && !narrowing.open) { clear(); return; }
  if (!isOpen) status.replaceChildren("Loading the search index …");
  try {
    await find(number);
  } catch (reason) {
    console.info(reason);
    if (number === asked) showFailure();
  }
}

async function find(number) {
  const all = (await site.openSearch()).papers;
  if (number !== asked) return;
  if (!all) { clear("There are no papers to search yet."); return; }
  if (!isOpen && all <= FEW_PAPERS && isWide()) narrowing.open = true;
  isOpen = true;
  isCounted = narrowing.open;
  const found = await site.ask("find", {text: box.value, chosen, counting: isCounted});
  if (number !== asked) return;
  source = await site.openSearch();
  chosen = found.chosen;
  tellChosen();
  await showFound(found, number);
  if (number === asked && found.counts) showFacets(found.counts);
}

async function showFound(found, number) {
  const fixes = found.fixes.map(corrected).join("");
  if (!hasWords() && !isNarrowed()) {
    clear();
  } else if (!found.papers.length && found.unfinished.length) {
    clear(`Many words begin with “${found.unfinished[0]}”. Go on typing, or end it with a space.`);
  } else if (!found.papers.length) {
    showNothing(fixes);
  } else {
    clear(fixes + counted(found.all, found.papers.length - found.all));
    papers = found.papers;
    await showMore(number);
  }
}

/* ---- Narrowing ---- */

function showFacets(facets) {
  const [summary, values] = narrowing.children;
  const opened = new Set([...values.querySelectorAll("details[open] > summary")].map(({id}) => id));
  const focused = values.contains(document.activeElement) && document.activeElement.id;
  const made = facets.map((facet) => facetBox(facet, opened));
  values.replaceChildren(...made.filter(Boolean));
  if (focused) focusOn(document.getElementById(focused), summary);
}

/* Focuses what was focused before, or the summary where that is no longer to be seen. */
function focusOn(before, summary) {
  if (before) before.focus();
  if (document.activeElement !== before) summary.focus();
}

/* The values of a facet, those chosen first, then the commonest, but years as they come; the many
   behind "more". */
function facetBox({facet, name, values}, opened) {
  const own = chosen[facet] || [];
  const rank = ({value, count}) => (own.includes(value) ? Infinity : count);
  const sorted = facet === "year" ? values : [...values].sort((one, other) => rank(other) - rank(one));
  if (!sorted.length) return null;
  const lines = sorted.map((value) => choice(facet, value, own.includes(value.value)));
  const rest = lines.splice(FEW_VALUES);
  const box = element("fieldset", {}, element("legend", {}, name), ...lines);
  if (rest.length) {
    const id = `more-${facet}`;
    box.append(element("details", {open: opened.has(id)},
      element("summary", {id}, `${rest.length} more`), ...rest));
  }
  return box;
}

function choice(facet, {value, label, count}, checked) {
  const input = element("input", {type: "checkbox", id: `${facet}-${value}`, checked});
  input.onchange = () => {
    history.replaceState(history.state, "", address()); // with what was typed just now
    toggle(facet, value, input.checked);
    history.pushState(null, "", address());
    update();
  };
  return element("label", {}, input, ` ${label} `, element("span", {}, grouped(count)));
}

/* ---- The page ---- */

function startSearching() {
  let timer = 0;
  const now = () => {
    clearTimeout(timer);
    history.replaceState(history.state, "", address());
    update();
  };
  const soon = (event) => {
    clearTimeout(timer);
    if (!event.isComposing) timer = setTimeout(now, PAUSE);
  };
  list.after(more);
  more.onclick = () => showMore(asked).then(moveTo).catch(() => {
    status.replaceChildren("More results did not load. Try again.");
  });
  box.addEventListener("input", soon);
  box.addEventListener("compositionend", soon);
  box.addEventListener("focus", () => site.openSearch().catch(() => {})); // a failure shows on searching
  box.form.addEventListener("submit", (event) => {
    event.preventDefault();
    now();
  });
  narrowing.addEventListener("toggle", () => { if (narrowing.open && !isCounted) update(); });
  window.addEventListener("popstate", readAddress);
  readAddress();
}

/* `/` goes to the box; Escape clears it, then leaves it; the arrows go through the results and back.
   The page names these keys. */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const isWriting = event.target.closest("input[type=search], textarea, select, [contenteditable]");
  if (event.key === "/" && !isWriting) {
    box.focus();
    box.select();
  } else if (event.key === "Escape" && event.target === box && box.value) {
    box.value = "";
    history.replaceState(history.state, "", address());
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

/* Copies formulas whole and as TeX: `$x^2$`, or `$$x^2$$` where displayed. */
document.addEventListener("copy", (event) => {
  const chosen = getSelection();
  if (chosen.rangeCount !== 1) return;
  const range = chosen.getRangeAt(0).cloneRange();
  const [first, last] = [range.startContainer, range.endContainer].map(
    (node) => (node.closest ? node : node.parentNode).closest("math"));
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);

  const copy = document.createElement("div"), data = event.clipboardData;
  copy.append(range.cloneContents());
  const formulas = copy.querySelectorAll("math");
  if (!formulas.length) return;
  event.preventDefault();
  data.setData("text/html", copy.innerHTML);
  for (const math of formulas) {
    const mark = math.hasAttribute("display") ? "$$" : "$";
    math.replaceWith(mark + math.querySelector("annotation").textContent + mark);
  }
  copy.className = "skip"; // unseen
  document.body.append(copy);
  data.setData("text/plain", copy.innerText);
  copy.remove();
});

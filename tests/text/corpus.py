"""Reads every abstract of a corpus and counts what is left that no reader should see.

`python -m tests.text.corpus [FILE]` prints the counts, an example of each kind, and the time that
reading takes beside Python-Markdown's. FILE holds one JSON object with an `abstract` a line, in xz.
"""

import argparse
import html
import json
import lzma
import random
import re
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import markdown

from sitegen.model.prose import Prose
from sitegen.text.abstract import read_abstract
from tests.text.markup import assert_abstract_is_safe

CORPUS = Path(__file__).parents[3] / "shared/corpus/papers.jsonl.xz"

_APART = re.compile(r"<(math|code)\b.*?</\1>", re.DOTALL)
_ELEMENT = re.compile(r"<[^<>]+>")
# "US$5", "$ 100", "100$", "5M$", "$/hour", "$$$": a sum of money, or its sign. Not "$n"
_MONEY = re.compile(r"\$+(?=\s?[\d.,]*\d)|(?<=[\d\dkKM])\s?\$|(?:US|AU|CA|C|A|R|S)\$|\$+(?=/|\s|$)")
# "{0, 1}", "{1..n}", "x^{2}", "n_{max}", "{{ title }}", "{% raw %}": braces that a reader reads
_MEANT = re.compile(r"\{[^{}]*(?:,|\.\.|…|\d)[^{}]*\}|(?<=[\^_])\{[^{}]*\}|\{[{%#].*?[}%#]\}")
LEFTOVERS = {
    r"\command": re.compile(r"\\[A-Za-z]+"),  # "\emph"
    "**": re.compile(r"\*\*+"),  # "**so"
    "brace": re.compile(r"[{}]"),  # "{so"
    "dollar": re.compile(r"\$"),  # "$n"
    "(cid:N)": re.compile(r"\(cid:\d+\)"),  # "(cid:75)"
    "entity": re.compile(r"&(?:[a-z]+|#\d+);"),  # "&alpha;"
    "quote": re.compile(r"``|''"),  # "``so"
    "replacement": re.compile("\ufffd|[ÃÂâ][\u0080-\u00bf]"),  # "Ã©"
}


@dataclass(slots=True)
class Sweep:
    """What was counted; `examples` by kind, with the place where each was first met."""

    abstracts: int = 0
    formulas: int = 0
    without_mathml: Counter[str] = field(default_factory=Counter)
    exceptions: Counter[str] = field(default_factory=Counter)
    unsafe: Counter[str] = field(default_factory=Counter)
    leftovers: Counter[str] = field(default_factory=Counter)
    examples: dict[str, list[str]] = field(default_factory=dict)

    def note(self, kind: str, example: str) -> None:
        """Remember an example of a kind; some are enough."""
        some = self.examples.setdefault(kind, [])
        if len(some) < 12:
            some.append(" ".join(example.split()))

    def share(self, kind: str) -> float:
        """The share of abstracts that still hold this kind of leftover."""
        return self.leftovers[kind] / max(self.abstracts, 1)


def abstracts(file: Path) -> Iterator[str]:
    """The abstracts of a corpus, in order."""
    with lzma.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)["abstract"]


def mutated(sources: Iterable[str], seed: int = 0) -> Iterator[str]:
    """Each abstract broken somewhere: a stretch lost, doubled, moved, or a sign put in."""
    chance = random.Random(seed)  # noqa: S311 - a repeatable choice, no secret
    other = ""
    for source in sources:
        text = source
        for _ in range(chance.randint(1, 6)):
            start = chance.randint(0, len(text))
            end = min(len(text), start + chance.choice((1, 2, 5, 40)))
            put = chance.choice(
                ("", text[start:end] * 2, other[start:end], *"*_[]{}$\\`'\"~<>&^%\n\t\x00-|")
            )
            text = text[:start] + put + text[end:]
        yield text
        other = source


def sweep(sources: Iterable[str], read: Callable[[str], Prose] = read_abstract) -> Sweep:
    """Read every abstract, and count."""
    seen = Sweep()
    for source in sources:
        seen.abstracts += 1
        try:
            prose = read(source)
        except Exception as fault:  # noqa: BLE001 - it is counted, and its text is shown
            seen.exceptions[repr(fault)] += 1
            seen.note("exception", source)
            continue
        try:
            assert_abstract_is_safe(prose.html)
        except (AssertionError, SyntaxError) as fault:
            seen.unsafe[type(fault).__name__] += 1
            seen.note("unsafe", source)
        seen.formulas += prose.html.count("<math") + len(prose.faults)
        seen.without_mathml.update(prose.faults)
        _count_leftovers(seen, prose)
    return seen


def _count_leftovers(seen: Sweep, prose: Prose) -> None:
    shown = html.unescape(_ELEMENT.sub("", _APART.sub(" ", prose.html)))
    for kind, pattern in LEFTOVERS.items():
        text = shown
        if kind == "dollar":
            text = _MONEY.sub(" ", shown)
        elif kind == "brace":
            text = _MEANT.sub(" ", _MEANT.sub(" ", shown))
        if left := pattern.search(text):
            seen.leftovers[kind] += 1
            seen.note(kind, text[max(0, left.start() - 40) : left.end() + 40])


def median_times(sources: list[str]) -> dict[str, float]:
    """Median processor time of one abstract in microseconds: ours, and Python-Markdown's."""
    converter = markdown.Markdown()
    readers = {"sitegen": read_abstract, "Python-Markdown": converter.reset().convert}
    times: dict[str, float] = {}
    for name, read in readers.items():
        each = []
        for source in sources:
            began = time.process_time_ns()
            read(source)
            each.append((time.process_time_ns() - began) / 1000)
        times[name] = statistics.median(each)
    return times


def report(seen: Sweep) -> str:
    """The counts as lines to read, with examples."""
    bare = seen.without_mathml.total()
    lines = [
        f"{seen.abstracts} abstracts, {seen.formulas} formulas",
        f"exceptions: {seen.exceptions.total()}",
        f"unsafe or malformed HTML: {seen.unsafe.total()}",
        f"formulas without MathML: {bare} ({bare / max(seen.formulas, 1):.3%})",
        *(f"    {source}" for source in seen.without_mathml),
        *(
            f"abstracts that hold a {k}: {seen.leftovers[k]} ({seen.share(k):.3%})"
            for k in LEFTOVERS
        ),
    ]
    for kind, examples in seen.examples.items():
        lines += [f"-- {kind}", *(f"    {example}" for example in examples)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Print what a corpus shows."""
    parser = argparse.ArgumentParser(prog="python -m tests.text.corpus", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=CORPUS)
    file = parser.parse_args().file
    sources = list(abstracts(file))
    sys.stdout.write(report(sweep(sources)))
    broken = sweep(mutated(sources))
    sys.stdout.write(
        f"each broken at random: {broken.exceptions.total()} exceptions,"
        f" {broken.unsafe.total()} unsafe\n"
    )
    for example in broken.examples.get("exception", []) + broken.examples.get("unsafe", []):
        sys.stdout.write(f"    {example!r}\n")
    spread = sources[:: max(1, len(sources) // 6000)][:6000]
    for name, microseconds in median_times(spread).items():
        sys.stdout.write(f"{name}: {microseconds:.0f} us an abstract (median of {len(spread)})\n")


if __name__ == "__main__":
    main()

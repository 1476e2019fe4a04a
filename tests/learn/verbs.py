"""Learns the verbs that abstracts use, with their forms, and which words are no nouns.

`python -m tests.learn.verbs` writes `verbs.json` and `word_kinds.json` of `sitegen/derive/data/`
from a corpus of abstracts, by the words before and after each word: "to |weave", "the |weave of".
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator

from sitegen.derive.words import word_set
from tests.learn.papers import papers
from tests.learn.shipped_tables import table_file, write_table

_TOKEN = re.compile(r"[A-Za-z]+(?:-[A-Za-z]+)*|[.,;:()\[\]!?\"]")
# What stands before a verb, and before a noun.
_TO = word_set("to we can could will would should may might must cannot")
_THE = word_set("the a an of our its their this these several multiple various different")
_THAT = word_set("which that it who also then further")
_ARTICLES = word_set("a an the our its their this")
_LEANING = word_set("on in with to from for at by into as that over")
# What may follow a noun phrase, so that a word before it can end one.
_ENDS = word_set(
    """
    a an the of for in on to and or with by via from as at is are be been being was were we our us
    this that these those it its into using use used based towards toward through under over between
    beyond can could may might will would should must do does did how what when why which who whose
    where whether not no nor than their them they while during without within across among also both
    such more most if then but yet so because since although though however thus hence therefore due
    per against along after before until upon about above below each every all any some many few
    several other another one two three has have had there here only even just still often typically
    usually
    """
)
_NO_VERBS = word_set(
    "its being this us are is was a an the at in it and very which can have better now be do"
    " according"
)
# "neural", "convex", "robotic", "sequence-level"
_ADJECTIVE = re.compile(r"(?:able|ible|al|ive|ous|ic|ary|ful|less|ate|ed|ar|wise|ent|ant|ory)$|-")
_PARTICIPLE = re.compile(r"(?:ed|ing)$")
_FEWEST = 30  # uses of a word
_FEWEST_AS_VERB = 6
_FEWEST_FORMS = 3  # uses of a form
_RARELY = 0.03  # the share of a word's uses after "to" from which it is a verb,
_MANY = 150  # and the number of them that is enough
_NEVER_LAST = 0.12  # the share of uses that end a noun phrase, below which a word cannot
_SELDOM_LAST = 0.3  # and where it looks like an adjective
_COUNTED = 0.15  # the plurals, of the singulars, from which a word is a noun
_WITH_OBJECT = 0.12  # the share of uses before an article from which a gerund is a verb's
_WITH_PREPOSITION = 0.4  # and before one preposition
_AFTER_THE = 0.02  # the share of uses after an article from which a gerund is a noun
_DOUBT = 3  # uses as a noun that are added to every word's
_VERB = 0.6  # the share of uses as a verb from which a word is no adjective


class Uses:
    """How often each word in lower case stands in which company."""

    def __init__(self) -> None:
        self.all: Counter[str] = Counter()
        self.after_to: Counter[str] = Counter()
        self.after_the: Counter[str] = Counter()
        self.after_that: Counter[str] = Counter()
        self.before_article: Counter[str] = Counter()
        self.before_end: Counter[str] = Counter()
        self.before_each: Counter[tuple[str, str]] = Counter()

    def read(self, abstract: str) -> None:
        """Counts the words of an abstract."""
        found = _TOKEN.findall(abstract)
        for before, word, after in zip(["", *found], found, [*found[1:], "."], strict=False):
            if not word.islower():
                continue
            previous, following = before.lower(), after.lower()
            self.all[word] += 1
            self.after_to[word] += previous in _TO
            self.after_the[word] += previous in _THE
            self.after_that[word] += previous in _THAT or previous.endswith("ly")
            self.before_article[word] += following in _ARTICLES
            self.before_end[word] += following in _ENDS or not following[0].isalpha()
            if following in _LEANING and word.endswith("ing"):
                self.before_each[word, following] += 1


Forms = tuple[str, str, float, float]
"""Third person, gerund, and the shares of the base's and the third person's uses as a verb."""


def verbs(uses: Uses) -> dict[str, Forms]:
    """The verbs among some words: base form to its forms."""
    found = {}
    for base, count in uses.after_to.items():
        if count < _FEWEST_AS_VERB or base in _NO_VERBS or "-" in base or not _may_be_base(base):
            continue
        if count < _RARELY * uses.all[base] and count < _MANY:
            continue
        third = max(_thirds(base), key=lambda form: uses.all[form])
        gerund = max(_gerunds(base), key=lambda form: uses.all[form])
        if uses.all[gerund] < _FEWEST_FORMS:
            continue
        as_third = uses.after_that[third] + uses.before_article[third]
        found[base] = (
            third,
            gerund,
            round(count / (count + uses.after_the[base] + _DOUBT), 2),
            round(as_third / (as_third + uses.after_the[third] + _DOUBT), 2),
        )
    return found


def _may_be_base(word: str) -> bool:
    return len(word) > 1 and (not _PARTICIPLE.search(word) or word.endswith(("eed", "ring", "bed")))


def _thirds(base: str) -> Iterator[str]:
    yield from (f"{base}s", f"{base}es")
    if base.endswith("y"):
        yield f"{base[:-1]}ies"


def _gerunds(base: str) -> Iterator[str]:
    yield f"{base}ing"
    if base.endswith("e"):
        yield f"{base[:-1]}ing"
    if base[-1] not in "ewxy":
        yield f"{base}{base[-1]}ing"


def kinds(uses: Uses, known: dict[str, Forms]) -> dict[str, str]:
    """The words that end no noun phrase, as "J", and the gerunds that are nouns, as "g"."""
    gerunds = {forms[1] for forms in known.values()}
    found = {}
    for word, count in uses.all.items():
        if count < _FEWEST or len(word) < 3 or word.endswith("ly") or word in _ENDS:
            continue
        last = uses.before_end[word] / count
        if word in gerunds:
            if _is_noun(uses, word):
                found[word] = "J" if last < _SELDOM_LAST else "g"
        elif (word in known and known[word][2] > _VERB) or _has_plural(uses, word):
            continue
        elif last < _NEVER_LAST or (last < _SELDOM_LAST and _ADJECTIVE.search(word)):
            found[word] = "J"
    return found


def _has_plural(uses: Uses, word: str) -> bool:
    """Whether a word is a noun that is counted, as "candidate" is; "dynamics" are no plural."""
    return not word.endswith("ic") and uses.all[f"{word}s"] > _COUNTED * uses.all[word]


def _is_noun(uses: Uses, gerund: str) -> bool:
    count = uses.all[gerund]
    leaning = max(uses.before_each[gerund, each] for each in _LEANING)
    return (
        uses.before_article[gerund] < _WITH_OBJECT * count
        and leaning < _WITH_PREPOSITION * count
        and uses.after_the[gerund] > _AFTER_THE * count
    )


def learn(abstracts: Iterable[str]) -> tuple[dict[str, Forms], dict[str, str]]:
    """The verbs and the kinds of words of some abstracts."""
    uses = Uses()
    for abstract in abstracts:
        uses.read(abstract)
    known = verbs(uses)
    return known, kinds(uses, known)


def main() -> None:
    """Write both tables again."""
    known, others = learn(paper.abstract for paper in papers())
    lines = [f"{json.dumps(base)}: {json.dumps(known[base])}" for base in sorted(known)]
    table_file("verbs").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    write_table("word_kinds", {word: others[word] for word in sorted(others)})


if __name__ == "__main__":
    main()

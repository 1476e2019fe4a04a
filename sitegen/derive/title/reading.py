"""An abstract read as words of known kinds (`kinds`), without asides, its name marked."""

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, compress

from sitegen.derive.name.names import Name
from sitegen.derive.tables import LOWER_COUNT, VERBS
from sitegen.derive.title.expansions import acronym_words
from sitegen.derive.title.lexicon import Word, words_of
from sitegen.derive.title.verbs import BASES

_END = Word(".", ".", ".", ())

# "a loom that |braids wet ropes", "NAME, which |braids the", "a loom which |sits on";
# "and |braids the"; "NAME |braids wet ropes"
_VERB_IN_S = (
    r"S(?:(?<=[NPgLIK@]h.)(?=A?(?:[adrqJjMNSPg]|E[JjNSPg]))"
    r"|(?<=[NPLI@],h.)(?=[adrqpt])|(?:(?<=a[NLI]h.)|(?<=a[NJ][NLI]h.))(?=[ptiw])"
    r"|(?<=c.)(?=[adrqW])|(?<=@.)(?=A?[adrqJjMgS]))"
)
# What its neighbours tell of a word's kind; the rules are applied in this order. The word itself
# comes first in a pattern, what is before it then: so it is searched for ten times faster.
_RULES = [
    (re.compile(pattern), kind)
    for pattern, kind in (
        # "a |lightweight, learned loom", "a well |grounded, strong loom"
        (r"[NE](?=,A?[JE])(?:(?<=[ad].)|(?<=[ad]A.))", "J"),
        # "to |model", "we |plan", "can quickly |search", "to |use"; "to |publish the"
        (r"[lv](?<=[tWX].)|[lv](?<=[tWX]A.)|[ULK](?<=[tW].)|N(?=A?[adr])(?<=t.)", "V"),
        # "the |estimates", "of |attacks"; "looms |rely"
        (r"z(?<=[adrqJjMo].)|Z(?<=[adrq].)", "S"),
        # "a |design", "good |reports", "in |focus"; not "of |improving the", "than |replace"
        (r"[lvVYTCH](?<=[adrqJjMo].)(?!A?[adr])|[lvYTCH](?<=[fiwbp].)(?!A?[adr])", "N"),
        # "the loom |weave," is none
        (r"[Vv](?<=[NPg].)(?![adrh])", "N"),
        (_VERB_IN_S, "Z"),
        # "learns |trained models", ", |proposed looms"; not "models |trained models"
        (r"[Ee](?<![NSPFgKLIU@XW].)(?=A?[JjNSPFgGMKLIUlvzsE@])", "J"),
        # "a deep-learning |inspired method"
        (r"[Ee](?<=[NPg].)(?=[IL])", "J"),
        # "the |underlying structure"; "|training the"
        (r"[Gy](?<=[adrJjM].)(?=[JjNSPFgMKLIUl])", "J"),
        (r"g(?=[adr])", "G"),
        # "noise |shaping."
        (r"G(?<=[NPFg].)(?![adrqJjNSPFMgEKLIU@AWhf])", "g"),
        # "the loom |models the", "that |models"; "loom |models of"
        (r"z(?<=[NSPFgKLIU@hcAW,.;)].)(?=A?(?:[adrqGtWJjAM]|h[adrqWJjNSPg]))|z(?<=[hA@].)", "Z"),
        (r"z", "S"),
        # "looms |weave the", "and |weave quickly"
        (r"v(?<=[Sch,.;].)(?=A?[adrqhGtWJjNSPg])", "V"),
        (r"[lv]", "N"),
        # "user |study of", "case |studies", "mechanism |design"
        (r"[YTCH](?<=[NPgIL].)(?=[NSPgJEeoifwbph,.;)X])", "N"),
    )
]
# ". |Language models answer with confidence| whether": a clause in which no verb was found
_VERBLESS = re.compile(
    r"(?:(?<=[.?])|(?<=Hh)|^)[adqAJjMNSPFgLIU][^XZVYTCHGEeyWQk.,?;h@x]++(?=[.?;Qk])"
)
# "models |answer", "people |often name"; "machine learning |needs"
_MAY_BE_VERB = re.compile(r"(?<=[SLIU])A?(?P<base>[NLUJ])|(?<=[NPg])(?P<third>S)(?=.)")
_AFTER_ANY_VERB = ".pt"  # "ropes |tangle on": after it, an unknown word is a verb too
_EXPANSION = 8  # words before an acronym in brackets
# "(so-called)", "[12]", "(@)"; what holds another bracket is kept
_ASIDE = re.compile(r"\([^()]*\)")


@dataclass(frozen=True, slots=True)
class Reading:
    """The words of an abstract in order, and their kinds as a string of as many letters."""

    words: Sequence[Word]
    kinds: str
    starts: Sequence[int]
    """Where each sentence starts."""
    spelled_before: Sequence[int] = ()
    """Where the name stood in brackets, after the words it stands for: "Loom Nets| (LN)"."""
    spelled_after: Sequence[Word] = ()
    """What stood in brackets after the name: "LN (|Loom Nets|)"."""
    acronyms: Mapping[str, Word] = field(default_factory=dict)
    """What acronyms stand for, but the name and those that everyone knows."""

    def sentence(self, place: int) -> int:
        """The index of the sentence that holds a place."""
        return bisect_right(self.starts, place) - 1


def read(sentences: Sequence[str], name: Name | None) -> Reading:
    """Reads the sentences of an abstract; mentions of its name are one word of kind `@`."""
    words: list[Word] = []
    starts: list[int] = []
    for sentence in sentences:
        starts.append(len(words))
        words += [word for chunk in sentence.split() for word in words_of(chunk)]
        if not words or words[-1].kind not in {".", "?"}:
            words.append(_END)
    whole = Reading(words, "".join([word.kind for word in words]), starts)
    if name is not None:
        whole = _with_name(whole, name)
    kinds = whole.kinds
    if "nN" in kinds:
        kinds = _without_named_entities(whole)
    for pattern, kind in _RULES:
        kinds = pattern.sub(kind, kinds)
    kinds = _with_verbs(whole.words, kinds)
    return _without_asides(Reading(whole.words, kinds, whole.starts))


def _with_verbs(words: Sequence[Word], kinds: str) -> str:
    """The kinds with a verb in each clause that seems to have none: "large models |answer"."""
    for clause in _VERBLESS.finditer(kinds):
        for match in _MAY_BE_VERB.finditer(kinds, *clause.span()):
            at = match.end() - 1
            is_base = match["base"] and words[match.start() - 1].lower.endswith("s")
            known = VERBS if is_base else BASES
            lower = words[at].lower
            is_unknown = lower not in LOWER_COUNT or kinds[at + 1] in _AFTER_ANY_VERB
            if lower in known or (is_base and is_unknown):
                kinds = f"{kinds[:at]}{'V' if is_base else 'Z'}{kinds[at + 1 :]}"
                break
    return kinds


def _without_named_entities(reading: Reading) -> str:
    """The kinds of the words with "named entity" as the term it is."""
    return "".join(
        "J" if kind == "n" and following.lower.startswith("entit") else kind
        for kind, following in zip(reading.kinds, [*reading.words[1:], _END], strict=True)
    )


def _with_name(reading: Reading, name: Name) -> Reading:
    """The same with each mention of the name as one word: "Query Lens" is one."""
    texts = [word.text for word in reading.words]
    kinds = list(reading.kinds)
    kept = [True] * len(texts)
    for form in name.forms:
        parts = [word.text for chunk in form.split() for word in words_of(chunk)]
        for place in [i for i, text in enumerate(texts) if text == parts[0]]:
            if texts[place : place + len(parts)] == parts:
                kinds[place] = "@"
                kept[place + 1 : place + len(parts)] = [False] * (len(parts) - 1)
    return _only(Reading(reading.words, "".join(kinds), reading.starts), kept)


def _without_asides(reading: Reading) -> Reading:
    """The same without what stands in brackets: "looms |(of wood)| weave"."""
    kinds = reading.kinds
    kept = [True] * len(kinds)
    before: list[int] = []
    after: Sequence[Word] = ()
    acronyms: dict[str, Word] = {}
    for match in _ASIDE.finditer(kinds):
        start, end = match.span()
        kept[start:end] = [False] * (end - start)
        if match.group() == "(@)":
            before.append(start)
        elif kinds[start - 1 : start] == "@" and not after:
            after = reading.words[start + 1 : end - 1]
        elif match.group() == "(P)":
            first = max(0, start - _EXPANSION)
            words = reading.words[first:start]
            acronyms |= acronym_words(words, kinds[first:start], reading.words[start + 1])
    moved = [0, *accumulate(kept)]
    found = _only(reading, kept, [moved[place] for place in before], after)
    return replace(found, acronyms=acronyms) if acronyms else found


def _only(
    reading: Reading,
    kept: list[bool],
    before: Sequence[int] = (),
    after: Sequence[Word] = (),
) -> Reading:
    """The same with some words left out."""
    if all(kept):
        return reading
    moved = [0, *accumulate(kept)]
    return Reading(
        list(compress(reading.words, kept)),
        "".join(compress(reading.kinds, kept)),
        [moved[start] for start in reading.starts],
        before,
        after,
    )

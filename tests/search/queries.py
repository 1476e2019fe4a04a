"""Queries of every kind that Lunr's language knows, made of the words of given papers."""

import random
import re
from collections.abc import Iterable
from itertools import islice

from sitegen.search.fields import Document
from sitegen.search.stop_words import stop_words

ODD = [
    "", "   ", "zzqqxx", "+zzqqxx survey", "zzqqxx~1", "the", "+the survey", "-the", "few-shot",
    "state-of-the-art", "3D", "GPT-4", "o(n)", "$k$", "k-nn", "α", "β-vae", "é", "naïve bayes",
    "神经网络", "神经", "\\epsilon", "log(t)", "1.5", "c++", "l_1", "a*", "A*", "*", '"deep play"',
    "survey.", "(survey)", "try", "lay", "NaN", "constructor", "__proto__", "_index", "toString",
    "title:play title:play", "play play play", "play play^5", "pl*y", "q*ry mem*ry", "ﬂow", "the*",
    "play~0", "*:*", "c++^2 a*^3", "-zzqqxx",
]  # fmt: skip
WRONG = ["foo:bar", "title:", "+", "a~b", "x^y", "-", "title:+", "~1", "^2"]


def queries_of(documents: list[Document], each: int) -> list[str]:
    """`each` queries of every class, always the same for the same documents."""
    chance = random.Random(11)  # noqa: S311 -- no secret

    def word() -> str:
        while True:
            words = re.findall(r"[A-Za-z][A-Za-z0-9]{3,}", chance.choice(documents).title)
            if words := [word for word in words if word.lower() not in stop_words()]:
                return str(chance.choice(words))

    def slip(word: str) -> str:
        place = chance.randrange(1, len(word))
        letter = chance.choice("abcdefghijklmnopqrstuvwxyz")
        return word[:place] + letter + word[place + chance.randrange(2) :]

    def title() -> str:
        return re.sub(r"[:~^+*-]", " ", chance.choice(documents).title)

    def author() -> str:
        return chance.choice(documents).authors.split(",")[0]

    def field() -> str:
        return chance.choice(["title", "name", "abstract", "authors", "tags"])

    classes = (
        word,
        lambda: f"{word()} {word()} {word()}",
        title,
        author,
        lambda: f"{word()} {word()[:3]}*",
        lambda: f"{word()[:2].lower()}*{word()[-2:]}",
        lambda: f"*{word()[-4:].lower()}",
        lambda: f"+{word()} +{word()}",
        lambda: f"+{word()} {word()}",
        lambda: f"{word()} -{word()}",
        lambda: f"+{word()} -{word()} {word()}",
        lambda: f"-{word()} -{word()}",
        lambda: f"{field()}:{word()}",
        lambda: f"title:{word()} abstract:{word()}",
        lambda: f"+title:{word()} -abstract:{word()}",
        lambda: f"{word()}^10 {word()}",
        lambda: f"{slip(word())}~1 {word()}",
        lambda: f"{slip(slip(word()))}~2",
        lambda: f"+title:{word()[:4]}* -{word()} {slip(word())}~1 {word()}^3",
    )
    made: Iterable[str] = (make() for make in classes for _ in range(each))
    return [*islice(made, each * len(classes)), *ODD, *WRONG]

"""Made-up abstracts with names, topics and math: for the same number the same ones."""

from pathlib import Path
from random import Random

VERBS = ("propose", "introduce", "present", "develop")
TOPICS = (
    "reinforcement learning", "diffusion models", "graph neural networks", "federated learning",
    "large language models", "causal inference", "differential privacy", "object detection",
    "speech recognition", "time series forecasting", "Bayesian optimization", "program synthesis",
)  # fmt: skip
PROMISES = (
    "improves accuracy on {n} benchmarks", "needs {n} times less memory",
    "converges at a rate of $O(1/\\sqrt{{{n}}})$", "holds for every $\\epsilon < 1/{n}$",
    "is robust to a shift of {n} percent", "scales to {n} million examples",
)  # fmt: skip
SYLLABLES = ("al", "bro", "cen", "dor", "eth", "fin", "gra", "hel", "ion", "jun", "kal", "lum")
VOCABULARY = 30_000
SENTENCES = 5


def make_list(number: int) -> str:
    """A list of so many abstracts, under the heading of a conference."""
    random = Random(number)  # noqa: S311  not for secrets: the same papers at every run
    words = [_word(random) for _ in range(VOCABULARY)]
    abstracts = [_abstract(random, words) for _ in range(number)]
    return "\n\n".join(["Bench 2026 Papers", *abstracts, ""])


def _abstract(random: Random, words: list[str]) -> str:
    name = "".join(random.choices(SYLLABLES, k=3)).capitalize() + "Net"
    topic, other = random.sample(TOPICS, 2)
    rest = " ".join(_pick(random, words, 6))
    sentences = [
        f"Methods for {topic} rarely consider {other}.",
        f"We {random.choice(VERBS)} {name}, which joins {topic} with {rest}.",
        *(f"The {' '.join(_pick(random, words, 18))}." for _ in range(SENTENCES)),
        f"{name} {random.choice(PROMISES).format(n=random.randint(2, 90))}.",
    ]
    return " ".join(sentences)


def _pick(random: Random, words: list[str], number: int) -> list[str]:
    """Words as often as language uses them: the first ones mostly, most of them seldom."""
    return [words[int(len(words) * random.random() ** 4)] for _ in range(number)]


def _word(random: Random) -> str:
    return "".join(random.choices(SYLLABLES, k=random.randint(1, 4)))


def write_pages(number: int, folder: Path) -> None:
    """So many pages as an editor writes them: title, authors, venue, year, date, tags, abstract."""
    folder.mkdir(parents=True)
    random = Random(number)  # noqa: S311  as above
    people = [f"{_word(random).title()} {_word(random).title()}" for _ in range(2 * number)]
    for place, abstract in enumerate(make_list(number).split("\n\n")[1:-1]):
        title = f"On {' '.join(abstract.split()[2:8])} {place}"
        authors = ", ".join(dict.fromkeys(random.choices(people, k=4)))
        tags = ", ".join(random.sample(TOPICS, 3))
        year = 2000 + place % 25
        head = f'title: "{title}"\nauthors: [{authors}]\nvenue: Bench\nyear: {year}\n'
        head += f"date: {year}-01-01\ntags: [{tags}]\n"
        (folder / f"paper-{place}.md").write_text(f"---\n{head}---\n{abstract}\n", encoding="utf-8")

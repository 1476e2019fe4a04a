"""Papers that nobody wrote, with every kind of word that a search has to get right."""

import random

from sitegen.search.fields import Document

SUBJECTS = str.split(
    "survey array play study theory entropy policy memory query density agents networks "
    "kernels diffusion transformers embeddings hashing clustering tokenizers retrieval robots"
)
MANNERS = str.split(
    "few-shot zero-shot state-of-the-art off-policy k-NN GPT-4-based self-supervised Bayesian "
    "Rényi Gauss–Newton ε-greedy tau^2-bench C++ A* i.i.d. 2.5D ℓ₂ R&D model's naïve the its"
)
DEEDS = str.split(
    "improves studies relates generalizes organizes tries flying happiness trouble sky dying "
    "relational conditional hopping hoping controlling feed agreed 神经网络 학습을 データ"
)
PEOPLE = (
    "Ada Example", "Bo Sample", "Jörg Müller", "Søren Ødegård", "Kaiming He", "Will Yet",
    "D'Arcy O'Hara", "Łucja Wójcik", "李明", "Jean-Luc Invented",
)  # fmt: skip
TAGS = ("Reinforcement Learning", "IT", "Multi-Agent Systems", "Vision", "C++")


def invented_paper(seed: int) -> Document:
    """Always the same paper for the same seed; some lack a name, an abstract, authors or tags."""
    chance = random.Random(seed)  # noqa: S311 -- no secret
    pick = chance.choice
    name = pick(["", "", "B3IT", f"{pick(SUBJECTS)[:4].title()}Net-{seed % 7}"])
    title = f"{pick(MANNERS)} {pick(SUBJECTS)} for {pick(SUBJECTS)} {pick(DEEDS)}"
    sentences = (
        f"{pick(MANNERS)} {pick(SUBJECTS)} {pick(DEEDS)} the ({pick(SUBJECTS)}/{pick(SUBJECTS)})"
        f" {seed % 13}.{seed % 5}."
        for _ in range(chance.randint(2, 12))
    )
    return Document(
        title=f"{name}: {title}" if name else title,
        name=name,
        abstract=" ".join(sentences) if seed % 20 else "",
        authors=", ".join(chance.sample(PEOPLE, chance.randint(0, 4))),
        tags=", ".join(chance.sample(TAGS, chance.randint(0, 3))),
    )


def paper(title: str, abstract: str = "", **fields: str) -> Document:
    """A paper made for one question."""
    rest = {"name": "", "authors": "", "tags": ""} | fields
    return Document(title, abstract=abstract, **rest)

"""Joining published facts with papers."""

from sitegen.derive.facts.agreement import NO_MATCH, Match
from sitegen.derive.facts.fits import How, Known
from sitegen.derive.facts.joining import Joined, PublishedFacts
from sitegen.derive.facts.telling import disagreements

__all__ = ["NO_MATCH", "How", "Joined", "Known", "Match", "PublishedFacts", "disagreements"]

"""A small invented site that has something of everything."""

import hashlib
from pathlib import Path

LIST_ONE = """\
Garden 2026 论文列表

Sorting tea by its scent is slow work. We propose LeafNet, a small neural network that reads a
chromatogram and names the garden a leaf grew in. On three harvests, LeafNet errs half as often
as a panel of tasters. Code is available at https://github.com/example/leafnet.

How long should a bandit explore when every arm ages? We study multi-armed bandits whose
rewards decay, and show that any policy has a regret of at least $\\Omega(\\sqrt{T})$. A
schedule that forgets old pulls at the right rate meets this bound up to a constant factor of
$\\log_2 T$.

Federated learning promises privacy, yet gradients leak. We introduce **Trap$^2$**, a defence
that perturbs \\emph{only} the layers an attacker reads, with $\\ell_2$ noise of scale $\\sigma
< 0.05$. It costs $3 per run & keeps 98\\% of the accuracy.
"""

LIST_TWO = """\
Orchard 2025 Papers

Large language models answer with confidence whether or not they know. We present CalmLM, a
framework that measures how calibrated an answer is, and trains large language models to say
when they do not know. CalmLM lowers calibration error on four question answering benchmarks.

Graph neural networks smooth away what tells nodes apart. In this paper we analyse
over-smoothing in deep graph neural networks and derive a bound on their depth.
"""

FACTS = """\
- abstract: How long should a bandit explore when every arm ages? We study multi-armed bandits
  title: "Ageing Bandits: $\\\\sqrt{T}$ Regret & How to Forget"
  authors: [Ada Example, Bo Sample]
  links: {openreview: "https://openreview.net/forum?id=example"}
"""

HAND_WRITTEN = """\
---
# Kept as it was written.
title:   'A survey of "calm" models'
authors: [Ada Example, Cy Specimen]
venue: Orchard
year: 2025
date: 2025-06-07
tags: [large-language-models, Reading Group]
links: {code: https://example.org/survey}
---
We survey large language models that are calm, and find few.

## Notes
See also *the appendix*.
"""

ABOUT = """\
---
title: About
---
An *invented* catalog.

| garden | leaves |
|--------|-------:|
| north  |      3 |
| $a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v$ | 12 |

A wide formula stands in a sentence, $a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8 + a_9 + a_{10}
+ a_{11} + a_{12} + a_{13} + a_{14} + a_{15} + a_{16} + a_{17} + a_{18} + a_{19} + a_{20} + a_{21}
+ a_{22} + a_{23} + a_{24} + a_{25}$, and in a list:

- $b_1 + b_2 + b_3 + b_4 + b_5 + b_6 + b_7 + b_8 + b_9 + b_{10} + b_{11} + b_{12} + b_{13} +
  b_{14} + b_{15} + b_{16} + b_{17} + b_{18} + b_{19} + b_{20}$
"""

SITE = """\
title: Garden Papers
description: Invented abstracts.
base_url: https://papers.example.org/garden/
author_page_from: 2
"""


def write_sample(folder: Path) -> Path:
    """A content folder below `folder`; lists are there, their pages not yet."""
    files = {
        "lists/garden-2026.txt": LIST_ONE,
        "lists/orchard-2025.txt": LIST_TWO,
        "metadata/facts.yaml": FACTS,
        "papers/calm-survey.md": HAND_WRITTEN,
        "pages/about.md": ABOUT,
        "site.yaml": SITE,
    }
    content = folder / "content"
    for name, text in files.items():
        path = content / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return content


def tree(folder: Path) -> dict[str, str]:
    """Every file below a folder, with a hash of its bytes."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }

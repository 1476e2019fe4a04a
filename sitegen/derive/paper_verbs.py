"""The verbs by which a paper says what it does, as pieces of patterns."""

from sitegen.derive.words import word_set

PROPOSE = (
    r"(?:propose|introduce|present|develop|design|devise|describe|build|construct|create|release"
    r"|contribute|formulate|establish|provide|offer|give|derive|advocate|unveil|put forward"
    r"|formalize|initiate|curate|collect|suggest|demonstrate|report)s?"
)
"""What follows is the paper's own: "we propose |a planner"."""
STUDY = (
    r"(?:study|studies|investigates?|considers?|address(?:es)?|tackles?|explores?|examines?"
    r"|focus(?:es)? on|looks? at|deals? with|discuss(?:es)?|reveals?|identify|identifies|asks?)"
)
"""What follows is the subject, and says enough: "we study |mode collapse"."""
TREAT = (
    r"(?:analy[sz]es?|revisits?|characteri[sz]es?|compares?|evaluates?|assess(?:es)?|surveys?"
    r"|reviews?|extends?|generali[sz]es?|quantify|quantifies|measures?|benchmarks?|solves?"
    r"|resolves?|rethinks?)"
)
"""The verb says what is done with the subject: "we |compare two planners"."""
SHOW = (
    r"(?:show|prove|demonstrate|find|argue|establish|observe|discover|reveal|claim|conjecture"
    r"|provide evidence|highlight)s?"
)
"""A claim follows: "we show that |planners fail"."""

OUTCOMES = word_set(
    """
    achieves allows argues attains comprises confirms consists contains delivers demonstrates does
    establishes exceeds exhibits finds has highlights improves indicates introduces is leads
    matches means obtains offers outperforms performs presents proposes provides reaches relies
    remains requires results reveals shows suffers suggests surpasses was works yields
    """
)
"""Verbs of what came out rather than of what is done: "our method |achieves"."""

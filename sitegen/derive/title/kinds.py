"""The kinds of words that a title's grammar tells apart, and the words whose kind is given.

A kind is one letter, so that the kinds of a text are a string and a phrase is a pattern over it:

    a  a, an                  f  for                      N  noun            Y  verb: proposes
    d  the                    o  of                       S  plural noun     T  verb: studies
    r  points outside: our    i  in                       P  name, acronym   C  verb: treats
    q  quantity: each         w  with, without            F  formula         H  verb: shows
    c  and, or                b  by, via, using           g  noun in -ing    Z  other verb in -s
    k  but, since             p  other preposition        K  paper, work     V  other verb
    h  that, which            t  to                       I  method          X  is, can
    Q  how, whether           J  adjective                L  model, system   U  problem    G  gerund
    W  we, it                 j  praise: novel            @  the own name    y  gerund: proposing
    x  breaks a phrase        A  adverb                   M  number          E  participle
    l, v  noun or verb        z  noun or verb in -s                          e  proposed, studied

Marks are their own kinds: `,` `.` `?` `(` `)`, and `;` stands for colons and dashes too.
"""

_WORDS = {
    "a": "a an",
    "d": "the",
    "r": "our this these those such its their his her my your former latter same above"
    " aforementioned",
    "q": "each every all any many most some both few more several various different certain no"
    " less numerous either",
    "f": "for",
    "o": "of",
    "i": "in within",
    "w": "with without",
    "b": "by via through using",
    "p": "from under on over between across against among amongst at into toward towards"
    " beyond as than during before after about onto upon around along beneath behind"
    " despite per near like amid throughout inside outside regarding concerning versus vs",
    "t": "to",
    "c": "and or",
    "k": "but yet nor while whilst whereas although though since because so if unless until"
    " hence thus however therefore thereby moreover furthermore additionally",
    "h": "that which who whose where when whom",
    "Q": "how why what whether",
    "W": "we they it i you he she them us authors itself",
    "X": "is are was were be been being has have had do does did can could may might must will"
    " would should cannot remain remains become becomes",
    "E": "given shown known driven taken made built learnt found used seen written drawn"
    " hidden chosen held sought brought led thought understood lost broken",
    "e": "proposed presented introduced developed described studied investigated addressed"
    " considered analyzed analysed designed explored examined discussed",
    "j": "novel new simple innovative powerful straightforward promising first pioneering"
    " elegant first-ever first-of-its-kind state-of-the-art effective flexible",
    "K": "paper work article survey overview letter thesis manuscript",
    "I": "framework method approach algorithm technique scheme mechanism paradigm strategy"
    " pipeline procedure solution way methodology formulation recipe frameworks methods"
    " approaches algorithms techniques schemes mechanisms strategies pipelines procedures"
    " solutions ways methodologies paradigms",
    "L": "model models system systems tool tools network networks architecture architectures"
    " module modules",
    "U": "problem task question issue idea concept notion topic analysis investigation"
    " evaluation examination exploration use series set family class kind type number"
    " variety problems tasks challenge challenges aspect aspects possibility effectiveness"
    " usefulness setting settings case cases issues process goal field area range"
    " collection questions aim objective",
    "n": "called named termed dubbed coined namely denoted entitled titled",
    "J": "complex robust sparse dense parallel joint fast better best deep large small high"
    " low good strong weak hard easy rich smooth stable accurate diverse scalable"
    " efficient unknown unseen fair safe true false open interpretable sensitive necessary"
    " sufficient special final able available expressive adaptive online offline"
    " costly friendly timely likely unlikely elderly hourly weekly monthly yearly",
    "M": "one two three four five six seven eight nine ten multiple",
    "A": "always often sometimes very well too much again further up out down off away almost"
    " rather quite only instead together soon ever never still just even perhaps at-least",
    "x": "there here not also then e.g i.e etc et al respectively cf resp let due"
    " according other another",
    "y": "introducing proposing presenting developing designing devising constructing",
    "Y": "propose introduce present develop design devise describe release build construct"
    " create contribute formulate establish provide offer give derive advocate unveil"
    " formalize initiate curate collect suggest report proposes introduces presents"
    " develops designs devises describes releases builds constructs creates contributes"
    " formulates establishes provides offers gives derives advocates unveils formalizes",
    "T": "study studies investigate investigates consider considers address addresses tackle"
    " tackles explore explores examine examines focus focuses discuss discusses",
    "C": "analyze analyse analyzes analyses revisit revisits characterize characterizes"
    " compare compares evaluate evaluates assess assesses surveys review reviews"
    " extend extends generalize generalizes quantify quantifies measure measures solve"
    " solves resolve resolves rethink rethinks improve improves",
    "H": "show shows prove proves demonstrate demonstrates find finds argue argues observe"
    " observes discover discovers claim claims conjecture highlight highlights reveal"
    " reveals identify identifies",
}  # fmt: skip

ARTICLES = frozenset("adqr")
"""The kinds that stand where an article may."""
PREPOSITIONS = frozenset("foiwbpt")
"""The kinds of prepositions, "to" among them."""
GIVEN: dict[str, str] = {word: kind for kind, words in _WORDS.items() for word in words.split()}
"""A word in lower case to its kind, where no table has to tell it."""

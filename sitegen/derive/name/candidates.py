"""Words of an abstract that could be a coined name, each with every place it is mentioned."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from sitegen.derive.name.cues import is_introduced
from sitegen.derive.tables import CAPITAL_COUNT, LOWER_COUNT
from sitegen.derive.words import word_set

# A run without spaces that holds a capital, a figure or a Greek letter: a name never lacks all.
_RUN = re.compile(r"(?<!\S)\S*[A-ZΑ-Ωα-ω\d]\S*")
# A name in one piece: PrivGate, Trap², S(H)NAP, GPT-4o, β-VAE, C++, wav2vec, DDPM+.
_TOKEN = re.compile(
    r"[A-Za-z0-9α-ωΑ-Ω][\w²³⁺]*(?:\([A-Za-z]\)[A-Z]+)?"
    r"(?:(?:[-/@]|\+(?=\w))[\w²³⁺]+)*[+⁺*²³]*"
)
# Two or three capitalised words after a cue: Query Lens, Frictional Q-Learning.
_PHRASE = re.compile(r"\b[A-Z][\w²³+-]*(?:\s+(?:[A-Z0-9][\w²³+-]*|of|for|the)){1,4}")
_DANGLING = re.compile(r"(?:\s+(?:of|for|the))+$")
_ACRONYM_FOLLOWS = re.compile(r"\s*\(\s*[A-Z]")  # "Woven Action Maps (WAM": WAM is it
_CAPITALISED = re.compile(r"[A-Z][a-zé]+")  # Seurat
_LETTER = re.compile(r"[a-zα-ω]")
# A capital inside, two together, a letter beside a figure: PrivGate, BERT, B3IT, S(H)NAP, Trap².
_COINED = re.compile(
    r"[a-z0-9][A-Z]|[A-Z]{2}|[A-Za-z]\d|\d[A-Za-z]|[A-Z]\([A-Z]\)|[A-Za-z][²³⁺]|^[A-Z]\w*\+"
)
_PHRASE_WORDS = range(2, 4)  # how many words a phrase has: two or three
_SHORTEST = 2  # letters of a key: one is a symbol
_SHORTEST_OPENER = 4  # letters of a word that opens a sentence: "Our" and "Yet" do
_LONGEST = 40  # characters of a name
_TOO_COMMON = 300  # abstracts of 53,135: no name of a new thing is used by as many
_COMMON_WORD = 20  # uses in lower case that make a word an ordinary one
_RARE_WORD = 15  # uses in lower case below which a word's capital means something

# Known terms and products that a paper uses rather than proposes, as keys; plurals are covered.
_KNOWN = word_set(
    """
    llm slm vlm mllm lmm vla lrm dllm plm rlhf rlaif rlvr dpo ppo grpo sft cot rag ood nlp nlu nlg
    agi drl irl marl mdp pomdp cmdp gnn gcn gat cnn rnn lstm gru dnn ann snn mlp ffn vit gan vae
    ddpm ddim sde ode pde nerf 3dgs slam lidar imu rgb rgbd 2d 3d 4d 6d 6dof dof bev gps uav api gpu
    cpu tpu fpga iot sgd adam adamw admm mcmc hmc svgd mmd ipm nas hpo automl ssl fsl zsl ldp mia
    vqa kgqa kbqa odqa nmt smt asr tts ner nli rte mrc ctr cvr llama gpt gpt2 gpt3 gpt35 gpt4 gpt4o
    chatgpt bert roberta t5 clip blip sam dino dinov2 qwen qwen25 qwen3 gemma mistral gemini claude
    deepseek imagenet cifar cifar10 cifar100 mnist coco glue squad mmlu gsm8k math hotpotqa kitti
    nuscenes waymo scannet shapenet cityscapes ucb sota iid mri ecg eeg fmri pet ehr icu covid
    covid19 f1 auc auroc map miou iou bleu rouge psnr ssim fid mae mse rmse bayes nash pareto markov
    gaussian wasserstein bregman lipschitz pspace sat csp asp qbf ltl pddl mip ilp milp sdp socp cnf
    dnf transformer python java english chinese german french spanish arabic hindi japanese korean
    internet web twitter reddit wikipedia github arxiv amazon google facebook openai meta
    huggingface icml neurips iclr cvpr acl emnlp svd pca ica lda hmm crf svm knn gmm mpc pid icp ros
    amr llmasajudge
    """
)
# Words that open sentences or head their noun phrases: a capital says nothing of them.
_ORDINARY = word_set(
    """
    a additionally after all also although among an and are as at based because before besides
    benchmark between beyond both building but by can code combining comprehensive
    concretely consequently crucially current data dataset deep despite due during each empirical
    empirically evaluating evaluation even existing experimental experiments extensive finally first
    for framework from furthermore given he hence here how however i if ii iii importantly in
    inspired interestingly is it its iv large learning less leveraging machine main many method
    methods model models more moreover most motivated neural new no not notably novel of on one only
    or our over overall page paper particularly per previous prior project recent recently results
    second several she since so some specifically stage still such surprisingly task tasks than that
    the their then theoretically there therefore these they third this those though three through
    thus to together toward towards trained training two under unlike using via we what when where
    which while who why with within without yet you your
    """
)


@dataclass(frozen=True, slots=True)
class Mention:
    """Where a candidate stands: the sentence's index, and start and end in it."""

    sentence: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """A possible name: its key, how it is written (most often first), and its mentions in order."""

    key: str
    forms: tuple[str, ...]
    mentions: tuple[Mention, ...]


@lru_cache(maxsize=1 << 16)
def name_key(form: str) -> str:
    """What the writings of one name share: `Priv-Gate` and `PRIVGATE` are `privgate`."""
    folded = unicodedata.normalize("NFKC", form).lower()
    return re.sub(r"[^0-9a-z\u0370-\u03ff]+", "", folded)


def find_candidates(sentences: Sequence[str]) -> list[Candidate]:
    """The candidates of an abstract in order of their first mention."""
    places: dict[str, dict[tuple[int, int], str]] = {}
    phrases: dict[str, None] = {}
    for index, sentence in enumerate(sentences):
        for form, start in _in_sentence(sentence):
            key = name_key(form)
            if len(form) > _LONGEST or _is_known(key) or not _LETTER.search(key):
                continue
            places.setdefault(key, {})[index, start] = form
            if " " in form:
                phrases[form] = None
    for form in phrases:
        places[name_key(form)].update(_everywhere(form, sentences))
    return [_candidate(key, found) for key, found in places.items()]


def _everywhere(form: str, sentences: Sequence[str]) -> dict[tuple[int, int], str]:
    """Every mention of a phrase, for only a cue shows where it starts the first time."""
    return {
        (index, match.start()): form
        for index, sentence in enumerate(sentences)
        if form in sentence
        for match in re.finditer(re.escape(form), sentence)
    }


def _candidate(key: str, places: dict[tuple[int, int], str]) -> Candidate:
    counts = Counter(places.values())
    forms = sorted(counts, key=lambda form: (-counts[form], len(form), form))
    mentions = [Mention(*place, place[1] + len(form)) for place, form in sorted(places.items())]
    return Candidate(key, tuple(forms), tuple(mentions))


@lru_cache(maxsize=1 << 16)
def _is_known(key: str) -> bool:
    """Whether a key is too short or too common to be the name of something new."""
    return (
        len(key) < _SHORTEST
        or key in _KNOWN
        or (key.endswith("s") and key[:-1] in _KNOWN)
        or CAPITAL_COUNT.get(key, 0) > _TOO_COMMON
    )


@lru_cache(maxsize=1 << 16)
def is_coined(form: str) -> bool:
    """Whether a word looks coined: PrivGate, B3IT, Trap², Native-SAM; not Black-box, Learning."""
    if _COINED.search(form):
        return True
    head, *rest = form.split("-")
    if not rest or not head[:1].isupper():
        return False
    is_ordinary = LOWER_COUNT.get(head.lower(), 0) > _COMMON_WORD
    return not is_ordinary or any(part[:1].isupper() for part in rest)


def is_capitalised(form: str) -> bool:
    """Whether a word has a capital first and no other: Seurat."""
    return _CAPITALISED.fullmatch(form) is not None


def _in_sentence(sentence: str) -> Iterator[tuple[str, int]]:
    """The candidates in one sentence, each with its start."""
    for run in _RUN.finditer(sentence):
        for token in _TOKEN.finditer(run.group()):
            start = run.start() + token.start()
            form = token.group().rstrip("-/")
            if is_coined(form) or _stands_out(form, sentence, start):
                yield form, start
    yield from _phrases(sentence)


def _stands_out(form: str, sentence: str, start: int) -> bool:
    """Whether a capitalised word is rare, or introduced as a name: "we present Seurat"."""
    if not is_capitalised(form) or form.lower() in _ORDINARY:
        return False
    is_rare = LOWER_COUNT.get(form.lower(), 0) < _RARE_WORD
    if start == 0:
        return is_rare and len(form) >= _SHORTEST_OPENER
    return is_rare or is_introduced(sentence, start)


def _phrases(sentence: str) -> Iterator[tuple[str, int]]:
    for match in _PHRASE.finditer(sentence):
        if not is_introduced(sentence, match.start()):
            continue
        form = _DANGLING.sub("", match.group())
        words = form.split()
        if len(words) not in _PHRASE_WORDS or words[0].lower() in _ORDINARY:
            continue
        if not _ACRONYM_FOLLOWS.match(sentence, match.start() + len(form)):
            yield form, match.start()

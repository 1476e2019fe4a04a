"""What the form of a word says: that it is coined, capitalised, a measure, a modifier, known."""

import re
import unicodedata
from functools import lru_cache

from sitegen.derive.tables import CAPITAL_COUNT, COINED_COUNT, LOWER_COUNT
from sitegen.derive.words import word_set

_CAPITALISED = re.compile(r"[A-Z][a-zé]+")  # Seurat
_NO_KEY = re.compile(r"[^0-9a-z\u0370-\u03ff]+")  # Priv|-|Gate
_LETTER = re.compile(r"[a-zα-ω]")
# A capital inside, two together, a letter beside a figure, a sign that words lack: PrivGate, BERT,
# B3IT, S(H)NAP, Trap², f-Cal, α-Loom, A*3D, Drive&Act, VLAD^3, Grasp'D.
_COINED = re.compile(
    r"[a-z0-9][A-Z]|[A-Z]{2}|[A-Za-z]\d|\d[A-Za-z]|[A-Z]\([A-Z]\)|[A-Za-z][²³⁺]|^[A-Z]\w*\+"
    r"|^[a-zα-ω]-[A-Z]|[A-Za-z][&^+][A-Z]|[A-Z][*^]|\^\d|[a-z]['’][A-Z]"
)
# 39cm, 2.5M, 140FPS, 7DoF, 3D-aware: a number with its unit.
_MEASURE = re.compile(
    r"\d[\d.,]*(?:[a-z]{1,3}|[KMGTBDWVNJ]|[kMGT]?(?:Hz|B|W|V|Nm|N|m)|dB|FPS|Mbps|Gbps|mAh|D[oO]Fs?"
    r"|min|deg|hour|fold|way|shot|bit|class)(?:[-/][a-z]+)?"
)
# LLM-based, scan-to-CAD, non-IID, G-invariant: words that describe another.
_MODIFIER = re.compile(
    r"[a-z]+-(?:to|and|of|in|on|by)-\w+|.+-(?:to|and|of|in|on|by)-[a-z]+|(?:non|pre|post)-.+"
    r"|.+-(?:[a-z]+(?:ed|ing|able|ible|wise|less)|free|aware|like|level|type|style|only|driven|known"
    r"|hard|complete|(?:in|equi)?variant|(?:in)?dependent|centric|agnostic|specific|optimal|efficient"
    r"|friendly|inspired|scale|rich|heavy|robust|sensitive|adaptive|convex|smooth)"
)
_SHORTEST = 2  # letters of a key: one is a symbol
_LONGEST = 40  # characters of a name
_TOO_COMMON = 400  # abstracts of 73,097: no name of a new thing is used by as many
_COMMON_WORD = 17  # abstracts that write a word in lower case, from which it is an ordinary one

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
    amr llmasajudge lora qlora moe mixtral phi3 llama2 llama3 llama31 vicuna alpaca llava claude3
    gpt5 gpt41 gpto1 deepseekr1 deepseekv3 qwen2 qwen2vl qwen25vl internvl stablediffusion sdxl dit
    mamba flashattention vllm kvcache pytorch tensorflow jax openreview humaneval mbpp
    aime aime24 aime25 gpqa mmlupro swebench livecodebench arcagi alfworld webshop webarena libero
    mujoco atari openaigym gym d4rl metaworld squad2 triviaqa superglue wikitext wikitext103 c4
    openwebtext commoncrawl laion5b imagenet1k imagenet21k cifar10c ade20k lvis celeba ffhq ogb
    """
)
ORDINARY = word_set(
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
"""Words that open sentences or head their noun phrases: a capital says nothing of them."""


@lru_cache(maxsize=1 << 16)
def name_key(form: str) -> str:
    """What the writings of one name share: `Priv-Gate` and `PRIVGATE` are `privgate`."""
    if form.isascii():
        return form.lower() if form.isalnum() else _NO_KEY.sub("", form.lower())
    return _NO_KEY.sub("", unicodedata.normalize("NFKC", form).lower())


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


def is_rare(word: str) -> bool:
    """Whether next to no paper uses a word in lower case."""
    return word.lower() not in LOWER_COUNT


def seen(form: str) -> int:
    """How many papers of the corpus write a name's key so: coined, or as a capitalised word."""
    counts = CAPITAL_COUNT if is_capitalised(form) else COINED_COUNT
    return counts.get(name_key(form), 0)


@lru_cache(maxsize=1 << 16)
def may_be_name(form: str) -> bool:
    """Whether a word or phrase may name something new: not a known term, a measure, a modifier.

    `LLMs`, `39cm` and `GNN-based` may not, nor what many papers write, nor a single letter.
    """
    key = name_key(form)
    if len(key) < _SHORTEST or len(form) > _LONGEST or not _LETTER.search(key):
        return False
    if key in _KNOWN or (form.endswith("s") and key[:-1] in _KNOWN):
        return False
    if _MEASURE.fullmatch(form) or _MODIFIER.fullmatch(form):
        return False
    return seen(form) <= _TOO_COMMON

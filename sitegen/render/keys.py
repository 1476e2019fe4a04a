"""Keys: what a page is made of, in 16 bytes, told without making it."""

from hashlib import blake2b

from msgspec.msgpack import Encoder

SIZE = 16

_ENCODER = Encoder(order="deterministic")


def digest(*values: object) -> bytes:
    """Other values have another digest: strings, numbers, dates, dataclasses, and lists of them."""
    return blake2b(encoded(values), digest_size=SIZE).digest()


def encoded(values: tuple[object, ...]) -> bytes:
    """The values as MessagePack; as Python writes them where a text holds half a character."""
    try:
        return _ENCODER.encode(values)
    except UnicodeEncodeError:  # a lone surrogate, "\ud800"
        return repr(values).encode()

"""What the operating system refused, in plain words."""

import errno

_REASONS = {
    errno.EACCES: "you may not write there",
    errno.EPERM: "you may not write there",
    errno.EROFS: "the file system is read-only",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your disk quota is used up",
    errno.EFBIG: "the file is larger than the system allows",
    errno.ENAMETOOLONG: "the name is too long",
    errno.EXDEV: "it is a mount point, or part of a container's image; choose another --output",
    errno.EBUSY: "it is in use, or a mount point; choose another --output",
}


def in_plain_words(refusal: OSError) -> str:
    """The file concerned and the reason: `_site/x.html: the disk is full`."""
    reason = _REASONS.get(refusal.errno or 0, refusal.strerror or str(refusal))
    return f"{refusal.filename}: {reason}" if refusal.filename else reason

"""Secrets and table codes: a device holds its seats by a secret, kept as a hash."""

import hashlib
import secrets

__all__ = ["hash_secret", "new_code", "new_secret"]

_CODE_LETTERS = "bcdfghjkmnpqrstvwxyz23456789"  # none that are mistaken for others, none for words
_CODE_LENGTH = 6


def new_secret() -> str:
    """Draw a secret: 16 random bytes, as a text that can stand in a link."""
    return secrets.token_urlsafe(16)


def hash_secret(secret: str) -> str:
    """Return what is kept of a secret. It is random, so nothing slower is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """Draw the code of a table: short enough to be told, and one of hundreds of millions."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))

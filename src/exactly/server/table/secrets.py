"""Secrets and table codes: a device holds its seats by a secret, which is stored as a hash."""

import hashlib
import secrets

__all__ = ["hash_secret", "new_code", "new_secret"]

_CODE_LETTERS = "bcdfghjkmnpqrstvwxyz23456789"  # no look-alikes, and no vowels
_CODE_LENGTH = 6


def new_secret() -> str:
    """Return a new secret: 16 random bytes as URL-safe text."""
    return secrets.token_urlsafe(16)


def hash_secret(secret: str) -> str:
    """Return the hash of a secret. Secrets are random, so a slow hash is not needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """Return a new table code: short enough to say aloud, one of hundreds of millions."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))

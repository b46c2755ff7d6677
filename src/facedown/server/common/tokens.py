"""Makes secrets of seats and spectators: random, kept only as hashes, compared in constant time."""

import hashlib
import hmac
import secrets

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that is easily misread
ID_LENGTH = 14  # 70 bits: who knows a table's id was told it


def new_token() -> str:
    return secrets.token_urlsafe(18)  # 144 bits, 24 characters


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def digest(token: str) -> str:
    """Hashes a token, to be stored. It is random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(b"facedown token v1" + token.encode()).hexdigest()


def fits(token: str | None, stored: str) -> bool:
    return bool(token and stored) and hmac.compare_digest(digest(token or ""), stored)

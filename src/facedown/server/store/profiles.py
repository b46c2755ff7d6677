"""Keeps profiles: a name, how it is opened (hashes of codes and sessions, public keys), and a person's tables."""

from typing import NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Connection,
    Float,
    ForeignKey,
    LargeBinary,
    String,
    false,
    insert,
    select,
    update,
)
from sqlalchemy import delete as remove
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store import Conflict, TableRow
from facedown.server.store.models import Base, TableModel, columns


class ProfileModel(Base):
    __tablename__ = "profiles"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    code: Mapped[str] = mapped_column(String(64), unique=True)  # hash of the recovery code
    shown: Mapped[bool] = mapped_column(Boolean)  # may others see the rating?
    made: Mapped[float] = mapped_column(Float)
    listed: Mapped[bool] = mapped_column(Boolean, server_default=false())  # named among the best players?


class SessionModel(Base):
    __tablename__ = "sessions"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)  # hash of the secret that a browser keeps
    profile: Mapped[str] = mapped_column(ForeignKey("profiles.id"))
    made: Mapped[float] = mapped_column(Float)
    used: Mapped[float] = mapped_column(Float)


class PasskeyModel(Base):
    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # hash of the credential's id
    profile: Mapped[str] = mapped_column(ForeignKey("profiles.id"))
    credential: Mapped[bytes] = mapped_column(LargeBinary)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(40))
    made: Mapped[float] = mapped_column(Float)


class ChallengeModel(Base):
    __tablename__ = "challenges"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # hash of what the browser sends back
    profile: Mapped[str] = mapped_column(String(16))  # who wants a new passkey; none: somebody signs in
    challenge: Mapped[bytes] = mapped_column(LargeBinary)
    until: Mapped[float] = mapped_column(Float)


class ProfileTableModel(Base):
    """Lists tables at which a person took a seat; whether they still have it, the table's row says."""

    __tablename__ = "profile_tables"

    profile: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    at: Mapped[float] = mapped_column(Float)


class ProfileRow(NamedTuple):
    id: str
    name: str
    shown: bool
    made: float
    listed: bool = False


class PasskeyRow(NamedTuple):
    id: str
    profile: str
    credential: bytes
    public_key: bytes
    sign_count: int
    name: str
    made: float


_PROFILE = columns(ProfileModel, ProfileRow)
_PASSKEY = columns(PasskeyModel, PasskeyRow)


# --- profiles ---------------------------------------------------------------------------------------------------------


def insert_profile(connection: Connection, row: ProfileRow, code: str) -> None:
    connection.execute(insert(ProfileModel).values(code=code, **row._asdict()))


def find(connection: Connection, id: str) -> ProfileRow | None:
    found = connection.execute(select(*_PROFILE).where(ProfileModel.id == id)).first()
    return ProfileRow(*found) if found else None


def lock(connection: Connection, ids: set[str]) -> set[str]:
    """Locks these profiles, and says which of them there are.

    Nobody else changes or deletes them until the transaction ends; they are always taken in the same order, so that two
    who want the same never wait for each other.
    """
    found = set()
    for id in sorted(ids):
        wanted = select(ProfileModel.id).where(ProfileModel.id == id).with_for_update()
        found |= set(connection.execute(wanted).scalars())
    return found


def by_code(connection: Connection, code: str) -> ProfileRow | None:
    """Finds a profile by the hash: what is compared tells nothing about the code."""
    found = connection.execute(select(*_PROFILE).where(ProfileModel.code == code)).first()
    return ProfileRow(*found) if found else None


def by_session(connection: Connection, key: str) -> ProfileRow | None:
    wanted = select(*_PROFILE).join(SessionModel, SessionModel.profile == ProfileModel.id)
    found = connection.execute(wanted.where(SessionModel.key == key)).first()
    return ProfileRow(*found) if found else None


def change(connection: Connection, id: str, **values: object) -> None:
    connection.execute(update(ProfileModel).where(ProfileModel.id == id).values(**values))


def delete(connection: Connection, id: str) -> None:
    """Deletes a person. Their games stay, without a profile."""
    for model in (SessionModel, PasskeyModel, ChallengeModel, ProfileTableModel):
        connection.execute(remove(model).where(model.profile == id))
    connection.execute(remove(ProfileModel).where(ProfileModel.id == id))


# --- sessions ---------------------------------------------------------------------------------------------------------


def insert_session(connection: Connection, key: str, profile: str, at: float, most: int) -> None:
    """Inserts a session. Where there are too many, the one that was unused for the longest time ends."""
    connection.execute(insert(SessionModel).values(key=key, profile=profile, made=at, used=at))
    wanted = select(SessionModel.key).where(SessionModel.profile == profile).order_by(SessionModel.used.desc())
    for (old,) in connection.execute(wanted.offset(most)).all():
        connection.execute(remove(SessionModel).where(SessionModel.key == old))


def use_session(connection: Connection, key: str, at: float) -> None:
    connection.execute(update(SessionModel).where(SessionModel.key == key).values(used=at))


def session_used(connection: Connection, key: str) -> float:
    return connection.execute(select(SessionModel.used).where(SessionModel.key == key)).scalar() or 0.0


def end_session(connection: Connection, key: str) -> None:
    connection.execute(remove(SessionModel).where(SessionModel.key == key))


def end_other_sessions(connection: Connection, profile: str, but: str) -> None:
    connection.execute(remove(SessionModel).where(SessionModel.profile == profile, SessionModel.key != but))


# --- passkeys ---------------------------------------------------------------------------------------------------------


def insert_passkey(connection: Connection, row: PasskeyRow) -> None:
    connection.execute(insert(PasskeyModel).values(**row._asdict()))


def passkeys(connection: Connection, profile: str) -> list[PasskeyRow]:
    wanted = select(*_PASSKEY).where(PasskeyModel.profile == profile).order_by(PasskeyModel.made)
    return [PasskeyRow(*row) for row in connection.execute(wanted)]


def passkey(connection: Connection, id: str) -> PasskeyRow | None:
    found = connection.execute(select(*_PASSKEY).where(PasskeyModel.id == id)).first()
    return PasskeyRow(*found) if found else None


def use_passkey(connection: Connection, id: str, sign_count: int) -> None:
    connection.execute(update(PasskeyModel).where(PasskeyModel.id == id).values(sign_count=sign_count))


def delete_passkey(connection: Connection, profile: str, id: str) -> None:
    done = connection.execute(remove(PasskeyModel).where(PasskeyModel.profile == profile, PasskeyModel.id == id))
    if done.rowcount != 1:
        raise Conflict(id)


def insert_challenge(connection: Connection, id: str, profile: str, challenge: bytes, until: float, now: float) -> None:
    connection.execute(remove(ChallengeModel).where(ChallengeModel.until < now))
    connection.execute(insert(ChallengeModel).values(id=id, profile=profile, challenge=challenge, until=until))


def challenge(connection: Connection, id: str, now: float) -> tuple[str, bytes] | None:
    """Finds (profile, challenge), if it has not run out."""
    wanted = select(ChallengeModel.profile, ChallengeModel.challenge)
    found = connection.execute(wanted.where(ChallengeModel.id == id, ChallengeModel.until >= now)).first()
    return (found.profile, found.challenge) if found else None


def spend_challenge(connection: Connection, id: str) -> None:
    """Spends a challenge, which is good for once: the second one has a Conflict."""
    if connection.execute(remove(ChallengeModel).where(ChallengeModel.id == id)).rowcount != 1:
        raise Conflict(id)


# --- tables -----------------------------------------------------------------------------------------------------------


def note_tables(connection: Connection, table: TableRow, at: float) -> None:
    """Notes a table for its people when its row is written: they find it again on other devices."""
    people = {seat.profile for seat in table.seats if seat.profile}
    if not people:
        return
    wanted = select(ProfileTableModel.profile).where(ProfileTableModel.table_id == table.id)
    known = {profile for (profile,) in connection.execute(wanted)}
    for profile in sorted(people - known):
        connection.execute(insert(ProfileTableModel).values(profile=profile, table_id=table.id, at=at))


def tables_of(connection: Connection, profile: str, most: int) -> list[tuple[TableRow, float]]:
    """Lists the tables at which a person has a seat, and since when, newest first.

    When a table was last written is nobody's business: it tells of hidden moves.
    """
    wanted = (
        select(TableModel.row, ProfileTableModel.at)
        .join(ProfileTableModel, ProfileTableModel.table_id == TableModel.id)
        .where(ProfileTableModel.profile == profile)
        .order_by(ProfileTableModel.at.desc())
        .limit(most)
    )
    found = [(msgspec.json.decode(row, type=TableRow), at) for row, at in connection.execute(wanted)]
    return [(row, at) for row, at in found if any(seat.profile == profile for seat in row.seats)]

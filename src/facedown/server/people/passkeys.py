"""Opens profiles by passkeys, a browser's own keys. Each use has a challenge, good for once and five minutes."""

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from facedown.server.common.late_imports import late
from facedown.server.common.steady_clock import now
from facedown.server.common.tokens import digest, new_token
from facedown.server.messages.profiles import PasskeyAnswer, PasskeyAsk
from facedown.server.people.profiles import Wrong
from facedown.server.store import Conflict, Store
from facedown.server.store import profiles as kept
from facedown.server.store.profiles import PasskeyRow, ProfileRow
from facedown.server.table.refusals import Refusal, tidy_name
from facedown.words.server import say as words

if TYPE_CHECKING:
    import webauthn
    from webauthn.helpers import exceptions, structs
else:
    webauthn, exceptions, structs = (
        late("webauthn" + part) for part in ("", ".helpers.exceptions", ".helpers.structs")
    )

SECONDS = 300.0
MOST = 20  # of one profile
TITLE = "Facedown"


class Passkeys:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def ask_new(self, profile: ProfileRow, host: str) -> PasskeyAsk:
        """Asks for a new passkey of a profile."""
        old = await self.of(profile.id)
        if len(old) >= MOST:
            raise Wrong(words("request.passkeys_full", most=MOST))
        options = webauthn.generate_registration_options(
            rp_id=host,
            rp_name=TITLE,
            user_id=profile.id.encode(),
            user_name=profile.name,
            user_display_name=profile.name,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=row.credential) for row in old],
        )
        return await self._ask(profile.id, options.challenge, webauthn.options_to_json(options))

    async def add(self, profile: ProfileRow, answer: PasskeyAnswer, host: str, origin: str) -> None:
        challenge = await self._challenge(answer.id, profile.id)
        try:
            seen = webauthn.verify_registration_response(
                credential=answer.credential,
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=origin,
            )
        except (exceptions.WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Wrong(words("request.passkey_refused", detail=str(error))) from None
        row = PasskeyRow(
            id=_key(seen.credential_id),
            profile=profile.id,
            credential=seen.credential_id,
            public_key=seen.credential_public_key,
            sign_count=seen.sign_count,
            name=_tidy(answer.name),
            made=now(),
        )
        try:
            await self._store.write(lambda connection: kept.insert_passkey(connection, row))
        except Conflict:
            raise Wrong(words("request.passkey_known")) from None

    async def ask_who(self, host: str) -> PasskeyAsk:
        """Asks for a passkey to sign in; the browser knows which profiles it has keys for."""
        options = webauthn.generate_authentication_options(rp_id=host)
        return await self._ask("", options.challenge, webauthn.options_to_json(options))

    async def who(self, answer: PasskeyAnswer, host: str, origin: str) -> str:
        """Gives the profile that a passkey opens."""
        challenge = await self._challenge(answer.id, "")
        try:
            id = _key(webauthn.base64url_to_bytes(str(answer.credential.get("rawId", ""))))
        except ValueError:
            raise Wrong(words("request.no_passkey")) from None
        row = await self._store.read(lambda connection: kept.passkey(connection, id))
        if row is None:
            raise Wrong(words("request.passkey_opens_nothing"))
        try:
            seen = webauthn.verify_authentication_response(
                credential=answer.credential,
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.sign_count,
            )
        except (exceptions.WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Wrong(words("request.passkey_wrong", detail=str(error))) from None
        await self._store.write(lambda connection: kept.use_passkey(connection, id, seen.new_sign_count))
        return row.profile

    async def of(self, profile: str) -> list[PasskeyRow]:
        return await self._store.read(lambda connection: kept.passkeys(connection, profile))

    async def remove(self, profile: str, id: str) -> None:
        try:
            await self._store.write(lambda connection: kept.delete_passkey(connection, profile, id))
        except Conflict:
            raise Wrong(words("request.passkey_gone")) from None

    async def _ask(self, profile: str, challenge: bytes, options: str) -> PasskeyAsk:
        id, at = new_token(), now()
        key = digest(id)

        def work(connection: Connection) -> None:
            kept.insert_challenge(connection, key, profile, challenge, at + SECONDS, at)

        await self._store.write(work)
        made: Any = json.loads(options)
        return PasskeyAsk(id, made)

    async def _challenge(self, id: str, profile: str) -> bytes:
        key, at = digest(id), now()
        found = await self._store.read(lambda connection: kept.challenge(connection, key, at))
        if found is None or found[0] != profile:
            raise Wrong(words("request.passkey_late"))
        try:
            await self._store.write(lambda connection: kept.spend_challenge(connection, key))
        except Conflict:
            raise Wrong(words("request.passkey_twice")) from None
        return found[1]


def _key(credential: bytes) -> str:
    """Computes the row's key, the hash of a credential's id, which may have any length."""
    return digest(credential.hex())


def _tidy(name: str) -> str:
    try:
        return tidy_name(name)
    except Refusal:
        return "Passkey"

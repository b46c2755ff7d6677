// A person's profile on the server, for those who keep one: made, opened by a code or a passkey, changed, deleted.
import type { PasskeyAsk, Profile, SignedIn } from "../generated/schema";
import { get, post, request } from "./api";
import { keepName, keepSession, mySession } from "./memory";

function enter(signed: SignedIn): SignedIn {
  keepSession(signed.session);
  if (signed.name) keepName(signed.name);
  return signed;
}

export const makeProfile = async (name: string): Promise<SignedIn> => enter(await post("/api/profiles", { name }));
export const signIn = async (code: string): Promise<SignedIn> => enter(await post("/api/profiles/sign-in", { code }));
export const myProfile = (): Promise<Profile> => get("/api/profiles/me");
export const changeProfile = (change: { name?: string; shown?: boolean; listed?: boolean }): Promise<Profile> => post("/api/profiles/me", change);
export const newCode = (): Promise<SignedIn> => post("/api/profiles/me/code", {});

export async function signOut(): Promise<void> {
  await post("/api/profiles/sign-out", {});
  keepSession("");
}

export async function deleteProfile(): Promise<void> {
  await request("/api/profiles/me", { method: "DELETE" });
  keepSession("");
}

export const isSignedIn = (): boolean => mySession() !== "";

// --- passkeys: the browser wants bytes where the messages have text -------------------------------------------------

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === "function" && isSecureContext;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer | null): string {
  const letters = Array.from(new Uint8Array(buffer ?? new ArrayBuffer(0)), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

interface Described {
  id: string;
  type: "public-key";
}

/** A new passkey of this device; null if the person would not. */
export async function addPasskey(name: string): Promise<Profile | null> {
  const ask = await post<PasskeyAsk>("/api/passkeys/new", {});
  const options = ask.options as Record<string, unknown> & { challenge: string; user: { id: string }; excludeCredentials?: Described[] };
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map((known) => ({ ...known, id: bytes(known.id) })),
      } as unknown as PublicKeyCredentialCreationOptions,
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  const credential = {
    ...plain(made),
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) },
  };
  return post("/api/passkeys", { id: ask.id, credential, name });
}

/** Signed in by a passkey; false if the person would not. */
export async function signInByPasskey(): Promise<boolean> {
  const ask = await post<PasskeyAsk>("/api/passkeys/sign-in/new", {});
  const options = ask.options as Record<string, unknown> & { challenge: string };
  const found = await asked(() =>
    navigator.credentials.get({
      publicKey: { ...options, allowCredentials: [], challenge: bytes(options.challenge) } as PublicKeyCredentialRequestOptions,
    }),
  );
  if (!found) return false;
  const response = found.response as AuthenticatorAssertionResponse;
  const credential = {
    ...plain(found),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: text(response.userHandle),
    },
  };
  enter(await post("/api/passkeys/sign-in", { id: ask.id, credential }));
  return true;
}

export const removePasskey = async (id: string): Promise<Profile> =>
  (await (await request(`/api/passkeys/${id}`, { method: "DELETE" })).json()) as Profile;

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null; // changed their mind, or no such key
    throw error;
  }
}

const plain = (made: PublicKeyCredential) => ({ id: made.id, rawId: text(made.rawId), type: made.type });

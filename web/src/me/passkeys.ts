import { Refusal, request } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { SignInMethods, Me, PasskeyLine, RecoveryCodes, TokenLine } from "../wire";

/** WebAuthn options as the server sends them: bytes are base64url text. */
interface Written {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string; type: "public-key" }[];
  allowCredentials?: { id: string; type: "public-key" }[];
}

/** Passkeys, recovery codes and signing in. */
export const credentials = {
  methods: () => request<SignInMethods>("GET", "/me/credentials"),
  newCodes: () => request<RecoveryCodes>("POST", "/me/codes"),
  rename: (id: string, name: string) => request<null>("PUT", `/me/passkeys/${id}`, { name }),
  remove: (id: string) => request<null>("DELETE", `/me/passkeys/${id}`),
  signIn: (credential: unknown, replace: boolean) => request<Me>("POST", "/me/signin", { credential, replace }),
  signInByCode: (code: string, replace: boolean) => request<Me>("POST", "/me/signin/code", { code, replace }),
  confirm: (credential: unknown) => request<null>("POST", "/me/confirm", { credential }),
  confirmByCode: (code: string) => request<null>("POST", "/me/confirm", { code }),
  devices: () => request<TokenLine[]>("GET", "/me/tokens"),
  revoke: (id: string) => request<null>("DELETE", `/me/tokens/${id}`),
  signOut: () => request<null>("POST", "/me/signout"),
};

/** Whether passkeys work in this browser at this host: they need HTTPS (or localhost) and a host name. */
export function canUsePasskeys(site: string): boolean {
  const here = location.hostname;
  const fits = here === site || here.endsWith(`.${site}`);
  return isSecureContext && "PublicKeyCredential" in window && fits && !/^[\d.]+$|:/.test(site);
}

/** Creates a passkey (the browser asks for a fingerprint, a face or a PIN) and stores it; null where the user cancels. */
export async function makePasskey(): Promise<PasskeyLine | undefined> {
  const options = await request<Written>("POST", "/me/passkeys/options");
  const publicKey = read(options) as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (!made) return undefined;
  const response = made.response as AuthenticatorAttestationResponse;
  const credential = { ...common(made), response: { ...client(response), attestationObject: text(response.attestationObject) } };
  return request<PasskeyLine>("POST", "/me/passkeys", { credential, name: "" });
}

/** Asks for a passkey and returns its signature in the server's format; null where the user cancels. */
export async function usePasskey(path = "/me/signin/options"): Promise<unknown> {
  const options = await request<Written>("POST", path);
  const publicKey = read(options) as PublicKeyCredentialRequestOptions;
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  if (!used) return undefined;
  const response = used.response as AuthenticatorAssertionResponse;
  const signed = { authenticatorData: text(response.authenticatorData), signature: text(response.signature) };
  const handle = response.userHandle ? { userHandle: text(response.userHandle) } : {};
  return { ...common(used), response: { ...client(response), ...signed, ...handle } };
}

/** Proves who the user is with one of their passkeys; false where they cancel. */
export async function confirmByPasskey(): Promise<boolean> {
  const credential = await usePasskey("/me/confirm/options");
  if (credential !== undefined) await credentials.confirm(credential);
  return credential !== undefined;
}

async function asked(question: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await question()) as PublicKeyCredential | null;
  } catch (error) {
    // The browser does not say that this device has a passkey of the account already.
    if (error instanceof DOMException && error.name === "InvalidStateError") throw new Refusal("passkey/twice", t("web-passkey-twice"));
    if (error instanceof DOMException) return null; // cancelled or timed out: the browser has shown the reason itself
    throw error;
  }
}

function read(options: Written): unknown {
  const known = (list?: { id: string }[]) => list?.map((one) => ({ ...one, id: bytes(one.id) }));
  return {
    ...options,
    challenge: bytes(options.challenge),
    ...(options.user && { user: { ...options.user, id: bytes(options.user.id) } }),
    ...(options.excludeCredentials && { excludeCredentials: known(options.excludeCredentials) }),
    ...(options.allowCredentials && { allowCredentials: known(options.allowCredentials) }),
  };
}

function common(credential: PublicKeyCredential): Record<string, unknown> {
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, clientExtensionResults: {} };
}

function client(response: AuthenticatorResponse): Record<string, string> {
  return { clientDataJSON: text(response.clientDataJSON) };
}

function bytes(written: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

function text(given: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(given), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

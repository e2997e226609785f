/** Passkeys: from what the server sends to what browsers take, and back. */
import { api } from '$lib/api'
import type { Opened } from '$lib/messages'

interface Descriptor {
  id: string
  type: PublicKeyCredentialType
}
/** What the server asks, as JSON: bytes are texts. */
interface Options {
  challenge: string
  user?: { id: string; name: string; displayName: string }
  excludeCredentials?: Descriptor[]
  allowCredentials?: Descriptor[]
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
const named = (keys: Descriptor[] = []) => keys.map((key) => ({ ...key, id: bytes(key.id) }))

/** Whether this browser has passkeys for this address: never for one that is a number. */
export const possible = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname)

/** Make a passkey: for the account, or for the one that begins with it. */
export async function make(settings: string): Promise<Opened> {
  const asked = await api.askPasskey()
  const options = asked.options as unknown as Options
  const made = (await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user?.id ?? '') },
      excludeCredentials: named(options.excludeCredentials),
    } as unknown as PublicKeyCredentialCreationOptions,
  })) as PublicKeyCredential
  const response = made.response as AuthenticatorAttestationResponse
  const credential = {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) },
  }
  return api.addPasskey({ id: asked.id, credential, settings })
}

/** Sign in by whatever passkey somebody has for this site; `join`: what the guest has comes along. */
export async function use(join: boolean): Promise<Opened> {
  const asked = await api.askSignIn()
  const options = asked.options as unknown as Options
  const used = (await navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      allowCredentials: named(options.allowCredentials),
    } as PublicKeyCredentialRequestOptions,
  })) as PublicKeyCredential
  const response = used.response as AuthenticatorAssertionResponse
  const credential = {
    id: used.id,
    rawId: text(used.rawId),
    type: used.type,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  }
  return api.signInByPasskey({ id: asked.id, credential, join })
}

/**
 * The check that everybody can make: SHA-256 of "<seed>:<salt>" is the fingerprint shown before the first card. If players
 * have a share in the seed, it is that of what the server has drawn, and the seed comes of this and of all shares.
 */
import type { Fairness } from '$lib/messages'

const SEED = 32 // digits

/** SHA-256 of a text, in hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function holdsTrue({ commitment, seed, salt, own, pledges, shares }: Fairness): Promise<boolean> {
  if ((await sha256(`${own || seed}:${salt}`)) !== commitment.toLowerCase()) return false
  if (!shares.some(Boolean)) return true
  const hashes = await Promise.all(
    shares.map((share, seat) => share && sha256(share).then((hash) => hash === pledges[seat])),
  )
  return !hashes.includes(false) && (await sha256([own, ...shares].join(':'))).slice(0, SEED) === seed
}

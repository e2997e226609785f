/** The check that everybody can make: SHA-256 of "<seed>:<salt>" is the fingerprint shown before the first card. */
import type { Fairness } from '$lib/messages'

export async function holdsTrue({ commitment, seed, salt }: Fairness): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed}:${salt}`))
  const digits = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits === commitment.toLowerCase()
}

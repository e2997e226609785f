/** Randomness that is the same every time for the same name: what an emblem is drawn with. */

export type Random = () => number

/** Numbers in [0, 1) that follow from a name (a hash, then mulberry32). */
export function seeded(name: string): Random {
  let hash = 2166136261
  for (let place = 0; place < name.length; place++) hash = Math.imul(hash ^ name.charCodeAt(place), 16777619)
  hash ^= hash >>> 15
  return () => {
    hash = (hash + 0x6d2b79f5) | 0
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)
export const round = (value: number): string => value.toFixed(1)

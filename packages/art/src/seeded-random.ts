/** A list that cannot be empty, so that picking from it always answers. */
export type NonEmpty<T> = readonly [T, ...T[]]

export interface SeededRandom {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** One of the items, each as likely as the others. */
  pick<T>(items: NonEmpty<T>): T
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean
}

/**
 * A random source that answers the same row of numbers for the same seed, on every machine:
 * FNV-1a turns the seed into 32 bits, mulberry32 runs on from there. Not for secrets.
 */
export function seededRandom(seed: string): SeededRandom {
  const next = mulberry32(fnv1a(seed))
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  }
}

/** The FNV-1a hash of the text's UTF-16 units: an unsigned 32-bit number. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A list that cannot be empty, so that it has an item to pick. */
export type NonEmpty<T> = readonly [T, ...T[]]

export interface SeededRandom {
  /** Returns a number from 0 up to, not including, 1. */
  next(): number
  /** Returns a whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** Returns one of the items, all with the same probability. */
  pick<T>(items: NonEmpty<T>): T
  /** Returns true with the given probability (0 to 1). */
  chance(probability: number): boolean
}

/** Creates a random source with one sequence per seed on every machine: mulberry32, seeded by FNV-1a. Not for secrets. */
export function seededRandom(seed: string): SeededRandom {
  const next = mulberry32(fnv1a(seed))
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  }
}

/** Returns the FNV-1a hash of a text's UTF-16 units as an unsigned 32-bit number. */
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

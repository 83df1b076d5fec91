import { createHash } from 'node:crypto'

/**
 * Returns a UUID that is always the same for the same noun and key, so that content keeps its id as long as it keeps its
 * key. `noun` is what is named, e.g. `content-item`; the same key of another noun has another id.
 */
export function stableId(noun: string, key: string): string {
  return uuidOf(createHash('sha256').update(`${noun}\n${key}`).digest('hex'), 8)
}

/** Returns the UUID of a version that is made of the first 32 digits of a hexadecimal hash. */
export function uuidOf(hash: string, version: 4 | 8): string {
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  const fields = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `${version}${hash.slice(13, 16)}`,
    `${variant}${hash.slice(18, 20)}`,
    hash.slice(20, 32),
  ]
  return fields.join('-')
}

/** Returns a pseudo-random number in [0, 1) that is always the same for the same text. */
export function stableFraction(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
}

/** Returns the id of a meeting of a session, `course/session`, by its number among all that are planned, from 1. */
export const meetingId = (session: string, number: number) => stableId('meeting', `${session}/${number}`)

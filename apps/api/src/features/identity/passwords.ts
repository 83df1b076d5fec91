import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Turns } from './turns.ts'

// argon2id, the library's default algorithm. About 10 ms each; reliability row T-F6.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// More than there are processors gain nothing and make everybody else wait.
const HASHES_AT_ONCE = Math.min(4, availableParallelism())
const MOST_WAITING = 1000

const turns = new Turns(HASHES_AT_ONCE, MOST_WAITING)
let nobodysHash: Promise<string> | undefined

/** The form in which a password is kept. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Whether the password belongs to the hash. Without a hash the answer is no, after the same work. */
export async function passwordMatches(password: string, kept: string | null | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const matches = await verify(kept ?? (await nobodysHash), password)
  return kept ? matches : false
}

/** Runs `check` when it is its turn, so that a storm of sign-ins leaves processor time to everything else. Errors: `TooManyWaiting`. */
export const inPasswordTurn = <T>(check: () => Promise<T>): Promise<T> => turns.take(check)

import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'

// argon2id, the library's default algorithm. About 10 ms each; reliability row T-F6.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// More hashings at once than processors would gain nothing and make everybody else wait.
const MAX_CONCURRENT_HASHES = Math.min(4, availableParallelism())
const MAX_WAITING = 1000

// A storm of sign-ins leaves processor time to everything else; a slot is held for the hashing alone, never over a
// step of the database.
const limiter = new ConcurrencyLimiter(MAX_CONCURRENT_HASHES, MAX_WAITING)
let dummyHash: Promise<string> | undefined

/** Returns the form in which a password is kept. Errors: `QueueFull`. */
export function hashPassword(password: string): Promise<string> {
  return limiter.run(() => hash(password, COST))
}

/**
 * Returns whether the password belongs to the hash. Without a hash the answer is no, after the same work.
 * Errors: `QueueFull`.
 */
export async function isPasswordCorrect(password: string, kept: string | null | undefined): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', COST)
  const known = kept ?? (await dummyHash)
  const matches = await limiter.run(() => verify(known, password))
  return kept ? matches : false
}

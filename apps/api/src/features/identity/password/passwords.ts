import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'

// argon2id, the library's default algorithm. About 10 ms each; reliability row T-F6.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// More simultaneous hashes than processors would only make other requests wait.
const MAX_CONCURRENT_HASHES = Math.min(4, availableParallelism())
const MAX_WAITING = 1000

// The limit leaves processor time to other requests during a burst of sign-ins. A slot is held for the hashing alone,
// never during a query.
const limiter = new ConcurrencyLimiter(MAX_CONCURRENT_HASHES, MAX_WAITING)
let dummyHash: Promise<string> | undefined

/** Returns the argon2id hash of a password. Errors: `QueueFull`. */
export function hashPassword(password: string): Promise<string> {
  return limiter.run(() => hash(password, COST))
}

/**
 * Returns whether the password belongs to the hash; without a hash it returns false after the same work.
 * Errors: `QueueFull`.
 */
export async function isPasswordCorrect(
  password: string,
  storedHash: string | null | undefined,
): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', COST)
  const expectedHash = storedHash ?? (await dummyHash)
  const matches = await limiter.run(() => verify(expectedHash, password))
  return storedHash ? matches : false
}

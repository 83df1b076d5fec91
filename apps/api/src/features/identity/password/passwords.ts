import { availableParallelism } from 'node:os'
import { hashPassword, matchesHash } from '../../../server/access/password-hash.ts'
import { ConcurrencyLimiter } from '../../../server/concurrency-limiter.ts'

// More simultaneous hashes than processors would only make other requests wait.
const MAX_CONCURRENT_HASHES = Math.min(4, availableParallelism())
const MAX_WAITING = 1000

/**
 * Hashes and checks the passwords of requests. The limit leaves processor time to other requests during a burst of
 * sign-ins. A slot is held for the hashing alone, never during a query. SECURITY.md#sign-in-storms
 */
export class Passwords {
  readonly #limiter = new ConcurrencyLimiter(MAX_CONCURRENT_HASHES, MAX_WAITING)
  #dummyHash: Promise<string> | undefined

  /** Returns the argon2id hash of a password. Errors: `QueueFull`. */
  hash(password: string): Promise<string> {
    return this.#limiter.run(() => hashPassword(password))
  }

  /**
   * Checks whether the password belongs to the hash. Without a hash it returns false after the same work.
   * Errors: `QueueFull`.
   */
  async isCorrect(password: string, storedHash: string | null | undefined): Promise<boolean> {
    this.#dummyHash ??= hashPassword('nobody has this password')
    const expectedHash = storedHash ?? (await this.#dummyHash)
    const matches = await this.#limiter.run(() => matchesHash(password, expectedHash))
    return storedHash ? matches : false
  }
}

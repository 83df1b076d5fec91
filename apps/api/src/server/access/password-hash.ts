import { hash, verify } from '@node-rs/argon2'

// The cost of argon2id, the library's default algorithm: about 10 ms for each hash. SECURITY.md#sign-in-storms
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the argon2id hash of a password. Requests hash through `Passwords`, which limits simultaneous work. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Returns whether the password belongs to the hash. */
export const matchesHash = (password: string, storedHash: string): Promise<boolean> =>
  verify(storedHash, password)

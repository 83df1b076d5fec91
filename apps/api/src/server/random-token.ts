import { createHash, randomBytes } from 'node:crypto'

const BYTES = 16

/** Returns a secret of 128 random bits for a link or a cookie, in base64url. */
export const randomToken = (): string => randomBytes(BYTES).toString('base64url')

/** Returns the hash under which a random token is stored, so that nobody who reads the table can use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

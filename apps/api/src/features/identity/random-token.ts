import { createHash, randomBytes } from 'node:crypto'

const BYTES = 16

/** A secret of 128 random bits for a link or a cookie, in base64url. */
export const randomToken = (): string => randomBytes(BYTES).toString('base64url')

/** Under which a random token is kept: whoever reads the table cannot use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

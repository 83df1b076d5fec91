import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Under which name a refresh token's answer is kept; tells nothing about the token. */
export const refreshTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** Seals an answer so that only who holds the old refresh token of this client opens it again. */
export function seal(answer: string, token: string, clientId: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(token, clientId), nonce)
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The answer; undefined for another token, another client or a damaged seal. */
export function unseal(sealed: string, token: string, clientId: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(token, clientId), nonce, {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const answer = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([answer, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const keyOf = (token: string, clientId: string) =>
  new Uint8Array(hkdfSync('sha256', token, 'refresh replay', clientId, 32))

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Returns the key under which the response to a refresh token is stored; it reveals nothing about the token. */
export const refreshTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** Encrypts a response so that only the holder of the old refresh token of this client can decrypt it. */
export function encryptResponse(response: string, token: string, clientId: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(token, clientId), nonce)
  const encrypted = Buffer.concat([cipher.update(response, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Returns the decrypted response; undefined for another token or client, and for damaged data. */
export function decryptResponse(encrypted: string, token: string, clientId: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(token, clientId), nonce, {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const response = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([response, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const keyOf = (token: string, clientId: string) =>
  new Uint8Array(hkdfSync('sha256', token, 'refresh replay', clientId, 32))

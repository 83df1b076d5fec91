import { createHash, hkdfSync } from 'node:crypto'
import { compactDecrypt, CompactEncrypt } from 'jose'

/** Returns the key under which the response to a refresh token is stored; it reveals nothing about the token. */
export const refreshTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** Encrypts a response so that only the holder of the old refresh token of this client can decrypt it. */
export function encryptResponse(response: string, token: string, clientId: string): Promise<string> {
  return new CompactEncrypt(Buffer.from(response))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(token, clientId))
}

/** Returns the decrypted response; undefined for another token or client, and for damaged data. */
export async function decryptResponse(
  encrypted: string,
  token: string,
  clientId: string,
): Promise<string | undefined> {
  const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
  const decrypted = await compactDecrypt(encrypted, keyOf(token, clientId), algorithms).catch(() => undefined)
  return decrypted && Buffer.from(decrypted.plaintext).toString('utf8')
}

const keyOf = (token: string, clientId: string) =>
  new Uint8Array(hkdfSync('sha256', token, 'refresh replay', clientId, 32))

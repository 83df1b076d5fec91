import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the signature of a text by a secret of this server: HMAC-SHA-256 as base64url. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** Returns whether a signature belongs to this text. The comparison takes constant time. */
export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(secret, text)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

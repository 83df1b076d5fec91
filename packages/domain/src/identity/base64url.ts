const MAX_LENGTH = 2_048

/** Writes a text as base64url of its UTF-8. */
export function toBase64url(text: string): string {
  return bytesToBase64url(new TextEncoder().encode(text))
}

/** Writes bytes as base64url, without padding. */
export function bytesToBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * Returns the text behind base64url or base64, padded or not; null when it is none, not UTF-8, longer than `maxLength`
 * characters, or has U+0000, which nobody types and no database keeps.
 */
export function fromBase64url(encoded: unknown, maxLength = MAX_LENGTH): string | null {
  if (typeof encoded !== 'string' || encoded.length > maxLength || !/^[\w+/-]+={0,2}$/.test(encoded))
    return null
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', ''))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

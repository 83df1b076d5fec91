const MAX_LENGTH = 2_048

/** Encodes a text as base64url of its UTF-8 bytes. */
export function toBase64url(text: string): string {
  return bytesToBase64url(new TextEncoder().encode(text))
}

/** Encodes bytes as base64url without padding. */
export function bytesToBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * Decodes base64url or base64, padded or not, into its text. Returns null when the input is not base64, is not UTF-8, is
 * longer than `maxLength` characters, or contains U+0000, which PostgreSQL cannot store.
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

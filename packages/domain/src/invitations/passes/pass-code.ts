const CODE = /^[A-Za-z0-9_-]{4,64}$/

/**
 * Checks whether a text can be the code of an invitation; the server is never asked for others. See
 * SECURITY.md#codes-as-paths.
 */
export function isPassCode(text: unknown): text is string {
  return typeof text === 'string' && CODE.test(text)
}

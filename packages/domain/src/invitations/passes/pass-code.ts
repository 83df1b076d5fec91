const CODE = /^[A-Za-z0-9_-]{4,64}$/

/** Whether a text can be the code of an invitation at all; anything else is never asked for (threat T-E12). */
export function isPassCode(text: unknown): text is string {
  return typeof text === 'string' && CODE.test(text)
}

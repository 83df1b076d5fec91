import { createHash } from 'node:crypto'

/** Returns the permanent public name of an identity, e.g. `social_7Jb…`. */
export function ssoUsernameOf(
  { name, identityIssuer }: { name: string; identityIssuer: string },
  subject: string,
): string {
  const hash = createHash('sha256').update(`${identityIssuer}\n${subject}`).digest('base64url')
  return `${name}_${hash.slice(0, 22)}`
}

/** Checks whether a text has the form of such a name. */
export const isSsoUsername = (text: string): boolean => /^[a-z0-9-]{1,80}_[\w-]{22}$/.test(text)

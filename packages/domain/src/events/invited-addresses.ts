import { isEmail, normalizeEmail } from '../identity/email.ts'

/** How many addresses one invitation has at most. */
export const MAX_INVITED = 10

/** Returns the addresses of a text that separates them by commas, each once, in the form in which the server counts them. */
export function invitedAddresses(text: string): string[] {
  const parts = text.split(/[,;\n]/).map(normalizeEmail)
  return [...new Set(parts.filter((address) => address !== ''))]
}

/** Returns what is wrong with a list of addresses, as the code of an error; null when it can be sent. */
export function invitationProblem(
  addresses: readonly string[],
): 'INVALID_ADDRESSES' | 'TOO_MANY_ADDRESSES' | null {
  if (!addresses.every(isEmail)) return 'INVALID_ADDRESSES'
  return addresses.length > MAX_INVITED ? 'TOO_MANY_ADDRESSES' : null
}

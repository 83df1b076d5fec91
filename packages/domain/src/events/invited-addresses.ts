import { isEmail, normalizeEmail } from '../identity/email.ts'

/** The most addresses that one invitation goes to. */
const MOST_INVITED = 10

/** The addresses of an invitation in their canonical form, or the code of what is wrong with them. */
export type InvitedAddresses =
  | { addresses: readonly string[] }
  | { error: 'INVALID_ADDRESSES' | 'TOO_MANY_ADDRESSES' }

/**
 * Judges the entries that a member invites, for the server, and for the box of invitations before it sends them. Spaces and empty entries count for nothing, and two spellings of one address are
 * one; a line break makes an entry invalid, whatever stands around it. See docs/product/events.md#invite-a-friend.
 */
export function readInvitedAddresses(entries: readonly string[]): InvitedAddresses {
  const given = entries.filter((entry) => /[\r\n]/.test(entry) || entry.trim() !== '')
  const isAddress = (entry: string) => !/[\r\n]/.test(entry) && isEmail(entry)
  if (given.length === 0 || !given.every(isAddress)) return { error: 'INVALID_ADDRESSES' }
  const addresses = [...new Set(given.map(normalizeEmail))]
  return addresses.length > MOST_INVITED ? { error: 'TOO_MANY_ADDRESSES' } : { addresses }
}

/**
 * Returns the entries of a text in which a member separates addresses by commas, each once and without what a pasted address brings
 * along. It takes apart what the box of invitations holds; whether the entries are addresses says `readInvitedAddresses`.
 */
export function splitInvitedAddresses(text: string): string[] {
  const parts = text.split(/[,;\n]/).map(normalizeEmail)
  return [...new Set(parts.filter((address) => address !== ''))]
}

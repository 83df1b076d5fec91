import { normalizeEmail } from '../identity/email.ts'

/** Domains of the one provider that delivers an address with dots before its @, or with its other domain, like one without. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the mailbox in which an address arrives, written as its plainest address: without a tag (`nia+school@b.example`), and
 * without dots where the provider ignores them. Where somebody enters addresses of others, one mailbox must not count as many.
 * Mails go to the address itself, because few providers promise that the plain one exists.
 */
export function mailboxOf(address: string): string {
  const email = normalizeEmail(address)
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const untagged = email.slice(0, at).replace(/(?<=.)\+.*$/su, '')
  return DOTLESS.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

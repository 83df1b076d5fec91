import { z } from 'zod'

/** The view of the mailbox in the query of its address. */
export const MailboxView = z.object({
  /** Part of the recipients' address. */
  to: z.string().trim().max(254).catch(''),
  /** The id of the chosen mail. */
  mail: z.uuid().optional().catch(undefined),
  tab: z.enum(['mail', 'text', 'headers']).catch('mail'),
  /** The color scheme of the mail; the system's by default. */
  scheme: z.enum(['light', 'dark']).optional().catch(undefined),
})
export type MailboxView = z.infer<typeof MailboxView>

/** Returns the address of a view of the mailbox. */
export function mailboxAddress({ to, mail, tab, scheme }: MailboxView): string {
  const query = new URLSearchParams({
    ...(to === '' ? {} : { to }),
    ...(mail ? { mail } : {}),
    ...(tab === 'mail' ? {} : { tab }),
    ...(scheme ? { scheme } : {}),
  }).toString()
  return query === '' ? '/dev/mailbox' : `/dev/mailbox?${query}`
}

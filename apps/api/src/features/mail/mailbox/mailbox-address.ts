import { z } from 'zod'

/** What the mailbox shows, as its address says. */
export const MailboxView = z.object({
  /** Part of an address that the mails went to. */
  to: z.string().trim().max(254).catch(''),
  /** The mail that was chosen. */
  mail: z.uuid().optional().catch(undefined),
  tab: z.enum(['mail', 'text', 'headers']).catch('mail'),
  /** In which scheme the mail is drawn; absent: the system's. */
  scheme: z.enum(['light', 'dark']).optional().catch(undefined),
})
export type MailboxView = z.infer<typeof MailboxView>

/** The address of a view of the mailbox. */
export function mailboxAddress({ to, mail, tab, scheme }: MailboxView): string {
  const query = new URLSearchParams({
    ...(to === '' ? {} : { to }),
    ...(mail ? { mail } : {}),
    ...(tab === 'mail' ? {} : { tab }),
    ...(scheme ? { scheme } : {}),
  }).toString()
  return query === '' ? '/dev/mailbox' : `/dev/mailbox?${query}`
}

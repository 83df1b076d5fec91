import { closedPolicy } from '../../../server/http/headers/content-security-policy.ts'
import type { MailboxMail } from './mailbox-store.ts'

/** The policy of a mail's document: it runs and loads nothing, and has its own origin even if it is opened directly. */
export const MAIL_POLICY = closedPolicy({
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
})

const DARK_SYSTEM = '@media (prefers-color-scheme:dark)'

/**
 * Returns the HTML of a mail as a mail program shows it: with its attached pictures, links that open a new window, and
 * the given color scheme (by default the system's).
 */
export function mailDocument({ message }: MailboxMail, scheme: 'light' | 'dark' | undefined): string {
  const illustrated = message.attachments.reduce((text, { contentId, mimeType, content }) => {
    if (contentId === null) return text
    return text.replaceAll(
      `cid:${contentId}`,
      `data:${mimeType};base64,${Buffer.from(content).toString('base64')}`,
    )
  }, message.html)
  const schemed = scheme
    ? illustrated.replaceAll(DARK_SYSTEM, scheme === 'dark' ? '@media all' : '@media not all')
    : illustrated
  return schemed.replace('<head>', '<head><base target="_blank">')
}

import { closedPolicy } from '../../../server/http/headers/content-security-policy.ts'
import type { OpenMail } from './mailbox-store.ts'

/** A mail runs nothing, loads nothing, and has an origin of its own wherever it is opened. */
export const MAIL_POLICY = closedPolicy({
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
})

const FOLLOWS_SYSTEM = '@media (prefers-color-scheme:dark)'

/**
 * The HTML of a mail as a mail program would show it: with the pictures that travel with it, links in a window of
 * their own, and in the scheme that is asked for.
 */
export function mailDocument({ message }: OpenMail, scheme: 'light' | 'dark' | undefined): string {
  const drawn = message.attachments.reduce((text, { contentId, mimeType, content }) => {
    if (contentId === null) return text
    return text.replaceAll(
      `cid:${contentId}`,
      `data:${mimeType};base64,${Buffer.from(content).toString('base64')}`,
    )
  }, message.html)
  const schemed = scheme
    ? drawn.replaceAll(FOLLOWS_SYSTEM, scheme === 'dark' ? '@media all' : '@media not all')
    : drawn
  return schemed.replace('<head>', '<head><base target="_blank">')
}

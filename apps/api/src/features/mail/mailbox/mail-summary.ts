import type { OpenMail } from './mailbox-store.ts'

/** A mail as tests and journeys read it. */
export interface MailSummary {
  mailId: string
  to: string
  subject: string
  text: string
  html: string
  /** Where its links lead, each once, in their order. */
  links: string[]
  attachments: { filename: string; mimeType: string; path: string }[]
  /** ISO 8601. */
  createdAt: string
}

/** What `/dev/mailbox.json` answers of a mail. */
export function mailSummary({ mailId, recipient, subject, createdAt, message }: OpenMail): MailSummary {
  const { text, html, attachments } = message
  return {
    mailId,
    to: recipient,
    subject,
    text,
    html,
    links: [...new Set([...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link))],
    attachments: attachments.flatMap(({ filename, mimeType, contentId }, index) =>
      contentId === null ? { filename, mimeType, path: `/dev/mailbox/${mailId}/files/${index}` } : [],
    ),
    createdAt: createdAt.toISOString(),
  }
}

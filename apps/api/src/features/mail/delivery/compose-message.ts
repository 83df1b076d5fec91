import type { SendMailOptions } from 'nodemailer'
import { isEmail } from '@section/domain/identity/email.ts'
import { greetingName } from '@section/domain/mail/greeting-name.ts'
import { JobFailure } from '../../../server/jobs/job.ts'
import type { Sender } from '../../../server/config/sender.ts'
import { BRAND_MARK } from '../templates/brand-mark.ts'
import type { MailContents } from '../../../server/mail/mail.ts'
import type { MailSchool } from '../../../server/mail/mail-template.ts'
import { templateHtml, MARK_ID } from '../templates/template-html.ts'
import { templateText } from '../templates/template-text.ts'

interface Envelope {
  outboxId: string
  school: MailSchool
  from: Sender
  /** The address at which the recipient ends mails of this kind; null for mails that always come. */
  unsubscribeUrl: string | null
  /** The id of the request that caused the mail; undefined for none. */
  requestId?: string | undefined
}

/**
 * Returns the message of a mail. Its message id contains the outbox id, so that a second delivery after a crash can be
 * recognized. Errors: `JobFailure` for an invalid address and for line breaks in a subject, which could inject headers.
 * SECURITY.md#mail-injection
 */
export function composeMessage(
  { to, template, calendars = [] }: MailContents,
  { outboxId, school, from, unsubscribeUrl, requestId }: Envelope,
): SendMailOptions {
  if (!isEmail(to.address) || /[\s<>]/.test(to.address)) throw new JobFailure('the address is invalid', true)
  if (/[\r\n]/.test(template.subject)) throw new JobFailure('the subject has a line break', true)
  return {
    messageId: `<${outboxId}@${new URL(school.origin).hostname}>`,
    // Objects, because a text could be parsed as several addresses.
    from,
    to: { name: greetingName(to.name) ?? '', address: to.address },
    replyTo: { name: '', address: school.supportEmail },
    subject: template.subject,
    text: templateText(template, school, unsubscribeUrl),
    html: templateHtml(template, school, unsubscribeUrl),
    headers: {
      // This header prevents automatic replies, such as out-of-office notes (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === null ? {} : oneClick(unsubscribeUrl)),
      ...(requestId === undefined ? {} : { 'X-Request-Id': requestId }),
    },
    attachments: [
      {
        cid: MARK_ID,
        filename: 'mark.png',
        content: BRAND_MARK,
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
      },
      ...calendars.map(({ filename, method, text }) => ({
        filename,
        content: text,
        contentType: `text/calendar; charset=utf-8; method=${method}`,
      })),
    ],
  }
}

/** Returns the headers by which a mail program ends a kind of mails with one click of its own (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

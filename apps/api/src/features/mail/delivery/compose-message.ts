import type { SendMailOptions } from 'nodemailer'
import { isEmail } from '@section/domain/identity/email.ts'
import { JobFailure } from '../../../server/jobs/job.ts'
import { BRAND_MARK } from '../templates/brand-mark.ts'
import type { MailTemplate, School } from '../templates/mail-template.ts'
import { templateHtml, MARK_ID } from '../templates/template-html.ts'
import { templateText } from '../templates/template-text.ts'

/** What goes to one reader. */
export interface Posting {
  to: string
  template: MailTemplate
  /** Calendar files that go with it. */
  calendars?: readonly CalendarAttachment[]
}

/** A calendar file as a mail carries it. */
export interface CalendarAttachment {
  filename: 'session.ics' | 'canceled.ics'
  method: 'PUBLISH' | 'CANCEL'
  text: string
}

interface Envelope {
  outboxId: string
  school: School
  from: string
}

/**
 * The message of a mail. Its id is made of the outbox's, so that a repeat after a crash is recognized as one.
 * Errors: `JobFailure` for an address that is none, and for line breaks in a subject, either of which could
 * smuggle headers in (threat T-B6).
 */
export function composeMessage(
  { to, template, calendars = [] }: Posting,
  { outboxId, school, from }: Envelope,
): SendMailOptions {
  if (!isEmail(to) || /[\r\n]/.test(to)) throw new JobFailure('the address is not one', true)
  if (/[\r\n]/.test(template.subject)) throw new JobFailure('the subject is more than a line', true)
  const unsubscribe = `mailto:${school.supportEmail}?subject=${encodeURIComponent('Unsubscribe')}`
  return {
    messageId: `<${outboxId}@${new URL(school.origin).hostname}>`,
    from,
    // As an object, so that nothing in the address is read as a second one.
    to: { name: '', address: to },
    replyTo: school.supportEmail,
    subject: template.subject,
    text: templateText(template, school),
    html: templateHtml(template, school),
    headers: {
      // Nobody's out-of-office note shall answer (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(template.unsubscribable ? { 'List-Unsubscribe': `<${unsubscribe}>` } : {}),
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

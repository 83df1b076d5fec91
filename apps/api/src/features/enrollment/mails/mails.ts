import type { MailDefinitions } from '../../../server/mail/mail.ts'
import { sessionMailContents } from './session-mail-contents.ts'

const definition = { contents: sessionMailContents }

export const enrollmentMails = {
  'enrollment-confirmed': definition,
  'waitlist-confirmed': definition,
  'seat-freed': definition,
  'place-left': definition,
  'session-rescheduled': definition,
  'session-called-off': definition,
} satisfies Partial<MailDefinitions>

import type { MailDefinitions } from '../../../server/mail/mail.ts'
import { eventMailContents } from './event-mail-contents.ts'

const definition = { contents: eventMailContents }

export const eventMails = {
  'event-reminder': definition,
  'event-moved': definition,
  'event-canceled': definition,
} satisfies Partial<MailDefinitions>

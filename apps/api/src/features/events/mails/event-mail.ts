import type { Mail, ToMember } from '../../../server/mail/mail.ts'

/** The facts of a mail to a member who comes to an event. */
interface AboutEvent extends ToMember {
  memberEventId: string
}

declare module '../../../server/mail/mail.ts' {
  interface Mails {
    /** Reminds a member of an event on its day. `eventStart` in epoch ms; the event has not moved since. */
    'event-reminder': { eventStart: number } & AboutEvent
    'event-moved': AboutEvent
    'event-canceled': AboutEvent
  }
}

/** Mails to those who come to an event. */
export type EventMail = Extract<Mail, AboutEvent>

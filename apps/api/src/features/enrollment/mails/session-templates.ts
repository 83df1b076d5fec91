import { pathTo } from '@section/domain/access/screen-path.ts'
import { sessionPath } from '@section/domain/sessions/session-button.ts'
import type { SessionKind } from '@section/domain/sessions/session.ts'
import {
  absoluteLink,
  commaName,
  type MailTemplate,
  type MailSchool,
} from '../../../server/mail/mail-template.ts'
import { sessionFacts, type SessionFacts } from '../../../server/mail/session-facts.ts'
import type { SessionMail } from './session-mail.ts'

/** The facts of a mail about a live session. */
export type LiveSessionFacts = SessionFacts & { session: { sessionKind: SessionKind } }

/** The occasion of a mail; `waited` is true if the member left the waitlist. */
type Occasion = { kind: Exclude<SessionMail['kind'], 'place-left'> } | { kind: 'place-left'; waited: boolean }

/** Returns the template of a mail about an enrollment in a live session. */
export function sessionTemplate(
  occasion: Occasion,
  facts: LiveSessionFacts,
  school: MailSchool,
): MailTemplate {
  const { session } = facts
  const kind = occasion.kind === 'place-left' && occasion.waited ? 'waitlist-left' : occasion.kind
  const { button, ...texts } = TEXTS[kind](session.title)
  const page =
    button.to === 'session' ? sessionPath(session) : pathTo('course', { courseId: session.courseId })
  return {
    ...texts,
    heading: texts.heading + commaName(facts.firstName),
    facts: sessionFacts(facts),
    button: { text: button.text, link: absoluteLink(page, school) },
    reason: `you have an account at ${school.brandName} and asked for a place in this session`,
    unsubscribable: 'sessions',
  }
}

type Texts = Pick<MailTemplate, 'subject' | 'preheader' | 'heading' | 'paragraphs' | 'notes'> & {
  /** The button opens the session or the page of its course. */
  button: { text: string; to: 'session' | 'course' }
}

type TemplateKind = SessionMail['kind'] | 'waitlist-left'

const TEXTS: Record<TemplateKind, (title: string) => Texts> = {
  'enrollment-confirmed': (title) => ({
    subject: `You are enrolled: ${title}`,
    preheader: 'Your seat is reserved. The calendar entry is attached.',
    heading: 'Your seat is reserved',
    paragraphs: [`You are enrolled in “${title}”. Here is all you need to be there.`],
    button: { text: 'Open the session', to: 'session' },
    notes: [
      'The attached file puts every meeting into your calendar, in your own time.',
      'You cannot make it? Unenroll on the session’s page, and your seat goes to someone who waits for one.',
    ],
  }),
  'waitlist-confirmed': (title) => ({
    subject: `You are on the waitlist: ${title}`,
    preheader: 'When a seat frees and you are next in line, it is yours.',
    heading: 'You are in line',
    paragraphs: [
      `“${title}” is full, and you are on its waitlist. Seats are given in the order of joining: when one frees and you are next, it is yours, and we write to you.`,
    ],
    button: { text: 'See the session', to: 'session' },
    notes: [
      'The attached file holds the times in your calendar, marked as tentative.',
      'You no longer want to wait? Leave the waitlist on the session’s page.',
    ],
  }),
  'seat-freed': (title) => ({
    subject: `A seat is yours: ${title}`,
    preheader: 'You moved up from the waitlist and are enrolled.',
    heading: 'Good news',
    paragraphs: [
      `A seat in “${title}” has become free, and you were next in line. You are enrolled; there is nothing left to do.`,
    ],
    button: { text: 'Open the session', to: 'session' },
    notes: [
      'The attached file puts every meeting into your calendar, in your own time.',
      'Your plans have changed? Unenroll on the session’s page, and the next in line gets the seat.',
    ],
  }),
  'place-left': (title) => ({
    subject: `You have left: ${title}`,
    preheader: 'Your seat is given back, and your calendar can be cleared.',
    heading: 'Your seat is given back',
    paragraphs: [`You are no longer enrolled in “${title}”. Somebody else can have your seat.`],
    button: { text: 'See the course', to: 'course' },
    notes: [
      'The attached file takes its meetings out of your calendar.',
      'You did not want to leave? Enroll again on the course’s page, as long as there are seats.',
    ],
  }),
  'waitlist-left': (title) => ({
    subject: `You have left the waitlist: ${title}`,
    preheader: 'You are no longer in line, and your calendar can be cleared.',
    heading: 'You are no longer in line',
    paragraphs: [`You are off the waitlist of “${title}”.`],
    button: { text: 'See the course', to: 'course' },
    notes: [
      'The attached file takes the tentative times out of your calendar.',
      'You did not want to leave? Join again on the course’s page, at the end of the line.',
    ],
  }),
  'session-rescheduled': (title) => ({
    subject: `New times: ${title}`,
    preheader: 'The meetings of your session have changed.',
    heading: 'The times have changed',
    paragraphs: [`“${title}” takes place at other times than before. Your place in it stays as it is.`],
    button: { text: 'See the course', to: 'course' },
    notes: [
      'The attached files bring your calendar up to date, in your own time.',
      'You cannot make it? Leave on the course’s page, and your place goes to someone else.',
    ],
  }),
  'session-called-off': (title) => ({
    subject: `Called off: ${title}`,
    preheader: 'The session does not take place.',
    heading: 'We are sorry',
    paragraphs: [`“${title}” does not take place. There is nothing that you need to do.`],
    button: { text: 'See the course', to: 'course' },
    notes: ['The attached file takes its meetings out of your calendar.'],
  }),
}

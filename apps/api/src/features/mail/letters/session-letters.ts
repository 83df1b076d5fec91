import { sessionPath } from '@section/domain/sessions/session-button.ts'
import { greetingName } from '@section/domain/mail/greeting-name.ts'
import type { CatalogueCourse, CatalogueSession } from '../../catalogue/catalogue-types.ts'
import type { SessionMail } from '../mails.ts'
import { absoluteLink, type Letter, type School } from './letter.ts'

/** Who a mail about a place goes to, and what the place is in. */
export interface SessionFacts {
  firstName: string
  session: CatalogueSession
  course: CatalogueCourse
}

/** What a mail about a place in a live session says. Decisions, sections 5 and 8. */
export function sessionLetter(kind: SessionMail['kind'], facts: SessionFacts, school: School): Letter {
  const { session } = facts
  const texts = TEXTS[kind](session.title, greetingName(facts.firstName))
  const page = sessionPath({ sessionId: session.sessionId, sessionKind: session.kind })
  return {
    ...texts,
    facts: sessionFacts(facts),
    button: { text: texts.buttonText, link: absoluteLink(page, school) },
    reason: `you have an account at ${school.brandName} and asked for a place in this session`,
    unsubscribable: true,
  }
}

type Texts = Pick<Letter, 'subject' | 'preheader' | 'heading' | 'paragraphs' | 'notes'> & {
  buttonText: string
}

const TEXTS: Record<SessionMail['kind'], (title: string, name: string | null) => Texts> = {
  'enrolment-confirmed': (title, name) => ({
    subject: `You are enrolled: ${title}`,
    preheader: 'Your seat is reserved. The calendar entry is attached.',
    heading: name ? `Your seat is reserved, ${name}` : 'Your seat is reserved',
    paragraphs: [`You are enrolled in “${title}”. Here is all you need to be there.`],
    buttonText: 'Open the session',
    notes: [
      'The attached file puts the session into your calendar, in your own time.',
      'You cannot make it? Unenroll on the session’s page, and your seat goes to someone who waits for one.',
    ],
  }),
  'waitlist-confirmed': (title, name) => ({
    subject: `You are on the waitlist: ${title}`,
    preheader: 'When a seat frees and you are next in line, it is yours.',
    heading: name ? `You are in line, ${name}` : 'You are in line',
    paragraphs: [
      `“${title}” is full, and you are on its waitlist. Seats are given in the order of joining: when one frees and you are next, it is yours, and we write to you.`,
    ],
    buttonText: 'See the session',
    notes: [
      'The attached file holds the time in your calendar, marked as tentative.',
      'You no longer want to wait? Leave the waitlist on the session’s page.',
    ],
  }),
  'seat-freed': (title, name) => ({
    subject: `A seat is yours: ${title}`,
    preheader: 'You moved up from the waitlist and are enrolled.',
    heading: name ? `Good news, ${name}` : 'Good news',
    paragraphs: [
      `A seat in “${title}” has become free, and you were next in line. You are enrolled; there is nothing left to do.`,
    ],
    buttonText: 'Open the session',
    notes: [
      'The attached file puts the session into your calendar, in your own time.',
      'Your plans have changed? Unenroll on the session’s page, and the next in line gets the seat.',
    ],
  }),
}

function sessionFacts({ session, course }: SessionFacts): { name: string; value: string }[] {
  const when = whenText(session)
  return [
    { name: 'Session', value: session.title },
    ...(course.title === session.title ? [] : [{ name: 'Course', value: course.title }]),
    ...(when === null ? [] : [{ name: 'When', value: when }]),
    ...(course.faculties.length === 0
      ? []
      : [{ name: 'With', value: course.faculties.map(({ fullName }) => fullName).join(', ') }]),
  ]
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' })

/** When a session takes place, in UTC since the reader's zone is not known; null while it has no dates. */
export function whenText({ startAt, endAt }: Pick<CatalogueSession, 'startAt' | 'endAt'>): string | null {
  if (startAt === null || endAt === null) return null
  const [from, to] = [day.format(startAt), day.format(endAt)]
  if (from === to) return `${from}, ${time.format(startAt)}–${time.format(endAt)} UTC`
  return `${from}, ${time.format(startAt)} UTC, to ${to}, ${time.format(endAt)} UTC`
}

import type { Mail } from '../mails.ts'
import { type AccountMail, accountTemplate } from './account-templates.ts'
import { courseOpenTemplate } from './course-open-template.ts'
import type { MailTemplate, School } from './mail-template.ts'
import { type SessionFacts, sessionTemplate } from './session-templates.ts'

export const SCHOOL: School = {
  origin: 'https://school.example',
  brandName: 'Section',
  supportEmail: 'support@school.example',
  helpCenterUrl: 'https://help.school.example/',
  newTicketUrl: 'https://help.school.example/new-ticket',
}

const session: SessionFacts['session'] = {
  sessionId: 'a6a0c0de-0000-4000-8000-000000000001',
  courseId: 'c1',
  sessionKind: 'WORKSHOP',
  title: 'Pricing with Confidence',
  meetings: [{ meetingId: 'm1', startAt: Date.UTC(2026, 5, 3, 14), endAt: Date.UTC(2026, 5, 3, 15, 30) }],
}

/** Returns the template of every kind of mail, with `value` in place of all texts of people and of the content. */
export function everyTemplate(value: string): Record<Mail['kind'], MailTemplate> {
  const to = 'nia@school.example'
  const write = (mail: AccountMail) => accountTemplate(mail, SCHOOL)
  const facts = {
    firstName: value,
    timeZone: 'America/New_York',
    session: { ...session, title: value },
    course: { title: `${value} (course)`, faculties: [{ fullName: value }] },
  }
  return {
    'password-code': write({ kind: 'password-code', to, code: value }),
    'set-password-code': write({ kind: 'set-password-code', to, code: value }),
    activation: write({
      kind: 'activation',
      to,
      firstName: value,
      passTitle: value,
      link: '/set-password?email=x&tac=y',
    }),
    'already-registered': write({ kind: 'already-registered', to, firstName: value, link: '/login' }),
    'invitation-confirmed': write({
      kind: 'invitation-confirmed',
      to,
      firstName: value,
      passTitle: value,
      link: `/pathway/${encodeURIComponent(value)}`,
    }),
    'invitation-kept': write({
      kind: 'invitation-kept',
      to,
      firstName: value,
      passTitle: value,
      beginsAt: Date.UTC(2026, 11, 14, 9),
      next: 'activation',
    }),
    'password-changed': write({
      kind: 'password-changed',
      to,
      firstName: value,
      changedAt: Date.UTC(2026, 5, 3, 14),
    }),
    'sign-in-linked': write({ kind: 'sign-in-linked', to, firstName: value, account: value }),
    'sign-in-unlinked': write({ kind: 'sign-in-unlinked', to, firstName: value, account: value }),
    'sign-in-relinked': write({ kind: 'sign-in-relinked', to, firstName: value, account: value }),
    'one-time-code-used-twice': write({ kind: 'one-time-code-used-twice', to, firstName: value }),
    'enrollment-confirmed': sessionTemplate({ kind: 'enrollment-confirmed' }, facts, SCHOOL),
    'waitlist-confirmed': sessionTemplate({ kind: 'waitlist-confirmed' }, facts, SCHOOL),
    'seat-freed': sessionTemplate({ kind: 'seat-freed' }, facts, SCHOOL),
    'place-left': sessionTemplate({ kind: 'place-left', waited: false }, facts, SCHOOL),
    'session-rescheduled': sessionTemplate({ kind: 'session-rescheduled' }, facts, SCHOOL),
    'session-called-off': sessionTemplate({ kind: 'session-called-off' }, facts, SCHOOL),
    'course-open': courseOpenTemplate({ ...facts, onDemand: false }, SCHOOL),
  }
}

import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { factsOfWorkshop } from '../../../server/mail/session-facts.fixture.ts'
import type { MailTemplate } from '../../../server/mail/mail-template.ts'
import type { SessionMail } from './session-mail.ts'
import { sessionTemplate } from './session-templates.ts'

/** Returns the template of each mail about an enrollment, with `value` in place of all texts of people and content. */
export function mailExamples(value: string): Record<SessionMail['kind'], MailTemplate> {
  const facts = factsOfWorkshop(value)
  return {
    'enrollment-confirmed': sessionTemplate({ kind: 'enrollment-confirmed' }, facts, SCHOOL),
    'waitlist-confirmed': sessionTemplate({ kind: 'waitlist-confirmed' }, facts, SCHOOL),
    'seat-freed': sessionTemplate({ kind: 'seat-freed' }, facts, SCHOOL),
    'place-left': sessionTemplate({ kind: 'place-left', waited: false }, facts, SCHOOL),
    'session-rescheduled': sessionTemplate({ kind: 'session-rescheduled' }, facts, SCHOOL),
    'session-called-off': sessionTemplate({ kind: 'session-called-off' }, facts, SCHOOL),
  }
}

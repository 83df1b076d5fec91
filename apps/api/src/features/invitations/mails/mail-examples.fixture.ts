import type { MailTemplate } from '../../../server/mail/mail-template.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { invitationKeptTemplate, invitationTemplate } from './invitation-templates.ts'
import type { invitationMailDefinitions } from './mails.ts'
import { activationTemplate, alreadyRegisteredTemplate } from './signup-templates.ts'

/** Returns the template of each mail about signing up, with `value` in place of all texts of people and of the content. */
export function mailExamples(value: string): Record<keyof typeof invitationMailDefinitions, MailTemplate> {
  const person = { to: 'nia@school.example', firstName: value }
  const pass = { ...person, passTitle: value }
  const beginsAt = Date.UTC(2026, 11, 14, 9)
  return {
    activation: activationTemplate(
      { kind: 'activation', ...pass, link: '/set-password?email=x&tac=y' },
      SCHOOL,
    ),
    'already-registered': alreadyRegisteredTemplate(
      { kind: 'already-registered', ...person, link: '/login' },
      SCHOOL,
    ),
    'invitation-confirmed': invitationTemplate(
      { kind: 'invitation-confirmed', ...pass, link: `/pathway/${encodeURIComponent(value)}` },
      SCHOOL,
    ),
    'invitation-kept': invitationKeptTemplate(
      { kind: 'invitation-kept', ...pass, beginsAt, next: 'activation' },
      SCHOOL,
    ),
  }
}

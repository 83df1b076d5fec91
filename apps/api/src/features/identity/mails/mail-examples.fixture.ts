import type { MailTemplate } from '../../../server/mail/mail-template.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import {
  codeTemplate,
  linkedTemplate,
  passwordChangedTemplate,
  relinkedTemplate,
  usedTwiceTemplate,
} from './account-templates.ts'
import type { identityMails } from './mails.ts'

/** Returns the template of each mail about signing in, with `value` in place of all texts of people. */
export function mailExamples(value: string): Record<keyof typeof identityMails, MailTemplate> {
  const person = { to: 'nia@school.example', firstName: value }
  const about = { ...person, account: value }
  return {
    'password-code': codeTemplate({ kind: 'password-code', ...person, code: value }, SCHOOL),
    'set-password-code': codeTemplate({ kind: 'set-password-code', ...person, code: value }, SCHOOL),
    'password-changed': passwordChangedTemplate(
      { kind: 'password-changed', ...person, changedAt: Date.UTC(2026, 5, 3, 14), by: 'password' },
      SCHOOL,
    ),
    'sign-in-linked': linkedTemplate({ kind: 'sign-in-linked', ...about }, SCHOOL),
    'sign-in-unlinked': linkedTemplate({ kind: 'sign-in-unlinked', ...about }, SCHOOL),
    'sign-in-relinked': relinkedTemplate({ kind: 'sign-in-relinked', ...about }, SCHOOL),
    'one-time-code-used-twice': usedTwiceTemplate({ kind: 'one-time-code-used-twice', ...person }, SCHOOL),
  }
}

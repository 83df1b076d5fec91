import type { MailTemplate } from '../../../server/mail/mail-template.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { issuedTemplate, withheldTemplate } from './certificate-templates.ts'

const PATH = '/certificates/5c0f0b6e-3a55-4c35-9a58-2f7f6d3f9b11'

/** Returns the templates of the mails about certificates, with `value` in place of all texts of people and content. */
export function mailExamples(
  value: string,
): Record<'certificate-issued' | 'certificate-withheld', MailTemplate> {
  const facts = { firstName: value, title: value, path: PATH }
  return {
    'certificate-issued': issuedTemplate(
      { ...facts, recipientName: value, courseTitles: [value, value] },
      SCHOOL,
    ),
    'certificate-withheld': withheldTemplate(facts, SCHOOL),
  }
}

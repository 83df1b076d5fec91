import type { MailTemplate } from '../../../server/mail/mail-template.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { factsOfWorkshop } from '../../../server/mail/session-facts.fixture.ts'
import { courseOpenTemplate } from './course-open-template.ts'

/** Returns the template of the mail of course alerts, with `value` in place of all texts of people and content. */
export const mailExamples = (value: string): Record<'course-open', MailTemplate> => ({
  'course-open': courseOpenTemplate({ ...factsOfWorkshop(value), onDemand: false }, SCHOOL),
})

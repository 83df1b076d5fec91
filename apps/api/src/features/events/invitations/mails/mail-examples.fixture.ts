import type { MailTemplate } from '../../../../server/mail/mail-template.ts'
import { SCHOOL } from '../../../../server/mail/school.fixture.ts'
import { eventInvitationTemplate } from './invitation-template.ts'

/** Returns the template of the mail of an invitation, with `value` in place of all texts of people and content. */
export const mailExamples = (value: string): Record<'event-invitation', MailTemplate> => ({
  'event-invitation': eventInvitationTemplate(
    {
      inviter: value,
      event: {
        memberEventId: 'a6a0c0de-0000-4000-8000-000000000001',
        title: value,
        eventStart: Date.UTC(2026, 5, 3, 14),
        eventEnd: Date.UTC(2026, 5, 3, 15),
      },
      timeZone: 'America/New_York',
    },
    SCHOOL,
  ),
})

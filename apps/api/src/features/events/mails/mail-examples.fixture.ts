import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import type { MailTemplate } from '../../../server/mail/mail-template.ts'
import type { EventMail } from './event-mail.ts'
import { eventTemplate } from './event-templates.ts'

/** Returns the template of each mail about an event, with `value` in place of all texts of people and content. */
export function mailExamples(value: string): Record<EventMail['kind'], MailTemplate> {
  const eventStart = Date.UTC(2026, 5, 3, 14)
  const facts = {
    firstName: value,
    event: {
      memberEventId: 'a6a0c0de-0000-4000-8000-000000000002',
      title: value,
      eventStart,
      eventEnd: Date.UTC(2026, 5, 3, 15, 30),
      room: 'https://meet.example/room',
    },
    zones: { own: 'Europe/Berlin', schools: 'America/New_York' },
    now: Date.UTC(2026, 5, 3, 6),
  }
  return {
    'event-reminder': eventTemplate('event-reminder', facts, SCHOOL),
    'event-moved': eventTemplate('event-moved', facts, SCHOOL),
    'event-canceled': eventTemplate('event-canceled', facts, SCHOOL),
  }
}

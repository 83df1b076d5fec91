import { expect, test } from 'vitest'
import { everyTemplate, SCHOOL } from '../templates/mail-template.fixture.ts'
import { type CalendarAttachment, composeMessage } from './compose-message.ts'
import { JobFailure } from '../../../server/jobs/job.ts'

const outboxId = '6f2a8a40-0000-4000-8000-000000000001'
const compose = (to: string, subject = 'Hello', calendars: CalendarAttachment[] = []) =>
  composeMessage(
    { to, template: { ...everyTemplate('Nia')['seat-freed'], subject }, calendars },
    { outboxId, school: SCHOOL, from: 'Section <hello@school.example>' },
  )

test('the id of a message is made of the outbox’s, so that a repeat is recognized', () => {
  expect(compose('nia@school.example').messageId).toBe(`<${outboxId}@school.example>`)
})

test.each([
  'nia@school.example\r\nBcc: all@evil.example',
  'nia@school.example\nBcc: all@evil.example',
  '\r\nnia@school.example',
  'nia@school.example\r',
  'nia@school.example, all@evil.example',
  'Nia <nia@school.example>',
  'nia',
  '',
])('an address that could be more than one is refused: %j', (to) => {
  expect(() => compose(to)).toThrow(new JobFailure('the address is invalid', true))
})

test.each(['Hello\r\nBcc: all@evil.example', 'Hello\nworld', 'Hello\r'])(
  'a subject with a line break is refused: %j',
  (subject) => {
    expect(() => compose('nia@school.example', subject)).toThrow(
      new JobFailure('the subject has a line break', true),
    )
  },
)

test('what may be unsubscribed from says how; a security mail does not', () => {
  expect(compose('nia@school.example').headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': '<mailto:support@school.example?subject=Unsubscribe>',
  })
  const { headers } = composeMessage(
    { to: 'nia@school.example', template: everyTemplate('123456')['password-code'] },
    { outboxId, school: SCHOOL, from: 'hello@school.example' },
  )
  expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
})

test('calendar files go with it, each with its method', () => {
  const text = 'BEGIN:VCALENDAR'
  const files = compose('nia@school.example', 'Hello', [
    { filename: 'session.ics', method: 'PUBLISH', text },
    { filename: 'canceled.ics', method: 'CANCEL', text },
  ]).attachments?.map(({ filename, contentType }) => ({ filename, contentType }))
  expect(files).toEqual([
    { filename: 'mark.png', contentType: 'image/png' },
    { filename: 'session.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
    { filename: 'canceled.ics', contentType: 'text/calendar; charset=utf-8; method=CANCEL' },
  ])
})

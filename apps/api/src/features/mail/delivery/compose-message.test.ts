import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { parseMessage } from '@section/emulators/smtp/parse-message.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { everyTemplate } from '../../../testing/every-template.ts'
import type { CalendarAttachment } from '../../../server/mail/mail.ts'
import { composeMessage } from './compose-message.ts'
import { JobFailure } from '../../../server/jobs/job.ts'

const outboxId = '6f2a8a40-0000-4000-8000-000000000001'
const from = { name: 'Section', address: 'hello@school.example' }
const UNSUBSCRIBE = 'https://school.example/unsubscribe/sessions.x.y'
const compose = (address: string, subject = 'Hello', calendars: CalendarAttachment[] = []) =>
  composeMessage(
    { to: { name: 'Nia', address }, template: { ...everyTemplate('Nia')['seat-freed'], subject }, calendars },
    { outboxId, school: SCHOOL, from, unsubscribeUrl: UNSUBSCRIBE },
  )

test('The message id of a mail is made of its outbox id, so that a repeat is recognized', () => {
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
])('A mail is refused for an address that is not exactly one address: %j', (to) => {
  expect(() => compose(to)).toThrow(new JobFailure('the address is invalid', true))
})

test.each(['Hello\r\nBcc: all@evil.example', 'Hello\nworld', 'Hello\r'])(
  'A mail is refused for a subject with a line break: %j',
  (subject) => {
    expect(() => compose('nia@school.example', subject)).toThrow(
      new JobFailure('the subject has a line break', true),
    )
  },
)

test('A mail that can be unsubscribed from says how in its headers, and a security mail does not', () => {
  expect(compose('nia@school.example').headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${UNSUBSCRIBE}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const { headers } = composeMessage(
    { to: { name: '', address: 'nia@school.example' }, template: everyTemplate('123456')['password-code'] },
    { outboxId, school: SCHOOL, from, unsubscribeUrl: null },
  )
  expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
})

test('A mail has its calendar files attached, each with its method', () => {
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

const HOSTILE_NAMES = [
  'Acme: School',
  'Acme; School',
  'Acme, Inc.',
  'Acme <3 you',
  'a > b',
  '<evil@evil.example>',
  'evil@evil.example',
  'evil@evil.example, Acme',
  'Acme: evil@evil.example;',
  'Acme <evil@evil.example>',
  '"Acme" School',
  'Acme\\',
  '\\"',
  '"',
  'Acme.',
  '(Acme)',
  'Acme [1]',
  "O'Neil's",
  'Schüle',
  '学校 “München”',
  'School 🎓',
  'Łódź: <ø>',
  'a\u202eb',
  '  spaced  ',
  'x'.repeat(40),
]

/** Returns the envelope and the headers of a mail as it goes to the server. */
async function sent(school: string, to: string) {
  const message = composeMessage(
    { to: { name: to, address: 'nia@school.example' }, template: everyTemplate('Nia')['seat-freed'] },
    {
      outboxId,
      school: { ...SCHOOL, brandName: school },
      from: { name: school, address: 'hello@school.example' },
      unsubscribeUrl: UNSUBSCRIBE,
    },
  )
  const { envelope, message: source } = await createTransport({
    streamTransport: true,
    buffer: true,
  }).sendMail(message)
  if (!Buffer.isBuffer(source)) throw new Error('The message is no buffer.')
  return { envelope, ...(await parseMessage(source.toString())) }
}

test.each(HOSTILE_NAMES)(
  'A mail of a school called %j comes from the school’s address alone, and shows its name',
  async (name) => {
    const { envelope, sender, replyTo, html, text } = await sent(name, 'Nia')
    expect(envelope).toEqual({ from: 'hello@school.example', to: ['nia@school.example'] })
    expect(sender).toEqual([{ name: name.trim(), address: 'hello@school.example' }])
    expect(replyTo).toEqual([{ name: '', address: 'support@school.example' }])
    expect(html).not.toContain('<evil@evil.example>')
    expect(text).toContain(name.trim())
  },
)

test.each(['Nia', 'D’Arcy', 'Nguyễn Thị', '学', 'Jean-Luc'])(
  'A mail to %s names its recipient',
  async (name) => {
    const { envelope, recipients } = await sent('Section', name)
    expect(envelope.to).toEqual(['nia@school.example'])
    expect(recipients).toEqual([{ name, address: 'nia@school.example' }])
  },
)

test.each([...HOSTILE_NAMES.slice(0, 18), 'Nia\r\nBcc: all@evil.example', 'www.evil.example'])(
  'A mail to a person who is called %j goes to their address alone',
  async (name) => {
    const { envelope, recipients, headers } = await sent('Section', name)
    expect(envelope.to).toEqual(['nia@school.example'])
    expect(recipients.map(({ address }) => address)).toEqual(['nia@school.example'])
    expect(headers.filter(({ name: header }) => header === 'Bcc')).toEqual([])
  },
)

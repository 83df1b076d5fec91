import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertEvent } from '@section/api/features/events/insert-event.fixture.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { outbox, rateLimits } from '@section/db/schema.ts'
import { type SmtpEmulator, startSmtpEmulator } from '@section/emulators/smtp/smtp-emulator.ts'

const INVITE = `mutation($input: InviteToEventInput!) {
  inviteToEvent(input: $input) { success error { code } } }`
const TARGETS = [
  '\r\nBcc: v@evil.example',
  '\nTo: v@evil.example',
  '\r\n\r\n<h1>Hello</h1>',
  '\r\nX-Evil: v@evil.example',
]
const SPELLINGS = [
  (text: string) => text,
  encodeURIComponent,
  (text: string) => text.replaceAll(/[\r\n]+/g, '\u2028'),
  (text: string) => text.replaceAll(/[\r\n]+/g, '\u0085'),
  (text: string) => text.replaceAll(/[\r\n]+/g, '\\r\\n'),
]
/** Forty texts that try to add a recipient or a header: half as addresses, half as the names of those who invite. */
const ADDRESSES = TARGETS.flatMap((target) => SPELLINGS.map((spell) => `friend@b.example${spell(target)}`))
const NAMES = TARGETS.flatMap((target) => SPELLINGS.map((spell) => `Nia${spell(target)}`))

let smtp: SmtpEmulator
let server: TestServer
let event: string
/** The messages as the mail server has got them. */
let messages: { recipients: string[]; source: string }[]

beforeAll(async () => {
  smtp = await startSmtpEmulator(async ({ recipients, source }) => {
    messages.push({ recipients: [...recipients], source })
  })
  server = await startTestServer({
    environment: { RATE_LIMITS: 'true', WORKER: 'true', SMTP_URL: smtp.url, MAIL_DELAY_MS: '0' },
  })
  event = await insertEvent(server.database.db, { eventStart: Date.now() + 86_400_000, title: 'Coffee' })
})
beforeEach(async () => {
  messages = []
  await server.database.db.delete(rateLimits)
  await server.database.db.delete(outbox)
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

async function invite(token: string, ...emails: string[]): Promise<string | undefined> {
  const { data } = await server.graphql<{ inviteToEvent: { error: { code: string } | null } }>(
    token,
    INVITE,
    {
      input: { memberEventId: event, emails },
    },
  )
  return data?.inviteToEvent.error?.code
}

/** Waits until every queued mail is delivered or given up. */
async function allSent() {
  const isWaiting = sql`delivered_at is null and failed_at is null`
  while ((await server.database.db.$count(outbox, isWaiting)) > 0) await wait(50)
}

const tokenOf = async (firstName = 'Nia') => server.token(await server.insertMember({ firstName }))

test('Of 1,000 invitations by one member on one day 20 mails are sent', async () => {
  const userId = await server.insertMember({})
  const token = await server.token(userId)
  for (let round = 0; round < 10; round++) {
    await Promise.all(Array.from({ length: 100 }, (_, n) => invite(token, `n${round}-${n}@b.example`)))
    // Minutes have passed, in which a member may send 300 requests each.
    await server.services.limits.reset('everything-user', userId)
  }
  await allSent()
  expect(messages).toHaveLength(20)
})

test('Of 1,000 invitations to one address by 50 members three mails are sent', async () => {
  const tokens = await Promise.all(Array.from({ length: 50 }, () => tokenOf()))
  const codes = []
  // Each is alone with the first, so that the flags of all are known before a busy machine answers too late for them.
  for (const token of tokens) codes.push(await invite(token, 'victim@b.example'))
  for (let round = 1; round < 20; round++)
    codes.push(...(await Promise.all(tokens.map((token) => invite(token, 'victim@b.example')))))
  await allSent()
  expect(messages).toHaveLength(3)
  expect(new Set(codes)).toEqual(new Set([undefined]))
})

test('Forty texts that try to add recipients or headers to an invitation add none', async () => {
  expect(new Set([...ADDRESSES, ...NAMES]).size).toBe(40)
  const token = await tokenOf()
  for (const address of ADDRESSES) await invite(token, address)
  for (const [n, name] of NAMES.entries()) await invite(await tokenOf(name), `to${n}@b.example`)
  await allSent()
  expect(messages.length).toBeGreaterThanOrEqual(NAMES.length)
  for (const { recipients, source } of messages) {
    expect(recipients).toHaveLength(1)
    expect(recipients[0]).toMatch(/^(?:to\d+|friend)@b\.example/)
    const head = source.slice(0, source.indexOf('\r\n\r\n'))
    expect(head.match(/^(?:Bcc|Cc):/gim)).toBeNull()
    expect(head.match(/^To:/gim)).toHaveLength(1)
    expect(source).not.toContain('evil.example')
  }
})

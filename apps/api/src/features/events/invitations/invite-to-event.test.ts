import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox, rateLimits } from '@section/db/schema.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertEvent } from '../insert-event.fixture.ts'

const INVITE = `mutation($input: InviteToEventInput!) {
  inviteToEvent(input: $input) { success error { code message } } }`
const SENT = { success: true, error: null }
const NOON = Date.now()
const DAY = 86_400_000

let server: TestServer
let event: string

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMITS: 'true' } })
  event = await insertEvent(server.database.db, { eventStart: NOON + DAY, title: 'Coffee' })
})
beforeEach(async () => {
  await server.database.db.delete(rateLimits)
  await server.database.db.delete(outbox)
})
afterAll(() => server.close())

async function inviting(userId: string, memberEventId = event) {
  const token = await server.token(userId)
  return async (...emails: string[]) =>
    (
      await server.graphql<{ inviteToEvent: { success: boolean; error: { code: string } | null } }>(
        token,
        INVITE,
        {
          input: { memberEventId, emails },
        },
      )
    ).data?.inviteToEvent
}

/** Returns the addresses to which invitations are queued. */
const invited = async () =>
  (await queuedMails(server.database.db)).map((mail) => ('to' in mail ? mail.to : '')).toSorted()

const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => `n${from + n}@b.example`)

test('A member invites several people at once, each by a mail of their own and once', async () => {
  const invite = await inviting(await server.insertMember({}))
  expect(await invite('Ada@B.example', ' ada@b.example', 'ben@b.example', '')).toEqual(SENT)
  expect(await invite('ada@b.example')).toEqual(SENT)
  expect(await invited()).toEqual(['ada@b.example', 'ben@b.example'])
})

test('An invitation with a wrong address, none or more than ten goes to nobody and counts for nothing', async () => {
  const invite = await inviting(await server.insertMember({}))
  for (const emails of [['ada@b.example', 'ben'], [], ['a@b.example\r\nBcc: c@b.example']])
    expect(await invite(...emails)).toMatchObject({ success: false, error: { code: 'INVALID_ADDRESSES' } })
  expect(await invite(...people(0, 11))).toMatchObject({ error: { code: 'TOO_MANY_ADDRESSES' } })
  expect(await invited()).toEqual([])
  expect(await server.database.db.$count(rateLimits)).toBe(0)
})

test('A member invites 20 addresses a day, and more than are left go to nobody', async () => {
  const invite = await inviting(await server.insertMember({}))
  expect(await invite(...people(0, 10))).toEqual(SENT)
  expect(await invite(...people(10, 8))).toEqual(SENT)
  const refused = await invite(...people(20, 3))
  expect(refused).toMatchObject({ success: false, error: { code: 'LIMIT_EXCEEDED' } })
  expect(await invited()).toHaveLength(18)
  expect(await invite(...people(30, 2))).toEqual(SENT)
  expect(await invite(...people(40, 1))).toMatchObject({ error: { code: 'LIMIT_EXCEEDED' } })
  expect(await invited()).toHaveLength(20)
})

test('An address is invited three times in 30 days by all members, and the fourth answer is the same', async () => {
  for (let n = 0; n < 5; n++) {
    const invite = await inviting(await server.insertMember({}))
    expect(await invite('friend@b.example', `other${n}@b.example`)).toEqual(SENT)
  }
  expect((await invited()).filter((to) => to === 'friend@b.example')).toHaveLength(3)
})

test('Addresses of one mailbox are invited together three times in 30 days, each mail to the address as it was entered', async () => {
  for (let n = 0; n < 5; n++) {
    const invite = await inviting(await server.insertMember({}))
    expect(await invite(`friend+${n}@b.example`)).toEqual(SENT)
  }
  expect(await invited()).toEqual(['friend+0@b.example', 'friend+1@b.example', 'friend+2@b.example'])
})

test('A member who invites a mailbox by ten addresses at once and again sends one mail, and leaves it its other two', async () => {
  const invite = await inviting(await server.insertMember({}))
  const addresses = Array.from({ length: 10 }, (_, n) => `friend+${n}@b.example`)
  for (let call = 0; call < 2; call++) expect(await invite(...addresses)).toEqual(SENT)
  expect(await invited()).toEqual(['friend+0@b.example'])
  for (let n = 0; n < 3; n++) await (await inviting(await server.insertMember({})))('friend@b.example')
  expect(await invited()).toHaveLength(3)
})

test('Neither the queue of mails nor the counts of limits hold a hash of an invited address that others can compute', async () => {
  await (
    await inviting(await server.insertMember({}))
  )('friend@b.example')
  const { db } = server.database
  const mails = await db.select({ key: outbox.dedupeKey }).from(outbox)
  const kept = JSON.stringify([...mails, ...(await db.select().from(rateLimits))])
  expect(kept).not.toContain(createHash('sha256').update('friend@b.example').digest('base64url'))
})

test('A member who invites their own address gets the same answer and no mail', async () => {
  const invite = await inviting(await server.insertMember({ email: 'self@b.example' }))
  expect(await invite('SELF@b.example')).toEqual(SENT)
  expect(await invited()).toEqual([])
})

test('Nobody is invited to an event that is over, that is not published or that does not exist', async () => {
  const { db } = server.database
  const userId = await server.insertMember({})
  const over = await insertEvent(db, { eventStart: NOON - DAY })
  const off = await insertEvent(db, { eventStart: NOON + DAY, publishStatus: 'ARCHIVED' })
  const draft = await insertEvent(db, { eventStart: NOON + DAY, publishStatus: 'DRAFT' })
  const codeOf = async (id: string) => (await (await inviting(userId, id))('ada@b.example'))?.error?.code
  expect(await codeOf(over)).toBe('EVENT_ENDED')
  for (const id of [off, draft, 'x', '00000000-0000-4000-8000-000000000000'])
    expect(await codeOf(id)).toBe('NOT_FOUND')
  expect(await invited()).toEqual([])
})

test('A member who cannot see events invites nobody', async () => {
  const invite = await inviting(await server.insertMember({ areas: ['crash-courses'] }))
  expect(await invite('ada@b.example')).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } })
  expect(await invited()).toEqual([])
})

test('A queued invitation holds nothing that its sender wrote', async () => {
  const userId = await server.insertMember({ firstName: 'Visit evil.example' })
  await (
    await inviting(userId)
  )('ada@b.example')
  expect(await queuedMails(server.database.db)).toEqual([
    { kind: 'event-invitation', to: 'ada@b.example', invitedBy: userId, memberEventId: event },
  ])
})

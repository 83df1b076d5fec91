import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertEvent } from '@section/api/features/events/insert-event.fixture.ts'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import type { Database } from '@section/db/connection.ts'
import { outbox, rateLimits } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { inviteNaively } from '../broken-implementations/events/invitations.ts'

const INVITE = `mutation($input: InviteToEventInput!) {
  inviteToEvent(input: $input) { success error { code } } }`
const AT_ONCE = 200
const A_DAY = 20

let database: Database
let servers: [TestServer, TestServer]
let event: string

beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL'])
    throw new Error('Races need a real PostgreSQL: set TEST_DATABASE_URL.')
  database = await openTestDatabase({ poolSize: 24 })
  const environment = { RATE_LIMITS: 'true' }
  servers = [
    await startTestServer({ database, environment, publicUrl: 'http://localhost:1' }),
    await startTestServer({ database, environment, publicUrl: 'http://localhost:1' }),
  ]
  event = await insertEvent(database.db, { eventStart: Date.now() + 86_400_000 })
})
beforeEach(async () => {
  await database.db.delete(outbox)
  await database.db.delete(rateLimits)
})
afterAll(async () => {
  await servers?.[0].close()
  await servers?.[1].close()
  await database?.close()
})

const sent = async () => (await queuedMails(database.db)).length

/** Calls both servers at once, each call with this many addresses that nobody else invites; counts the calls by their answers. */
async function inviteAtOnce(perCall: number) {
  const token = await servers[0].token(await servers[0].insertMember({}))
  const answers = { passed: 0, refused: 0, unavailable: 0 }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) => {
      const emails = Array.from({ length: perCall }, (_one, at) => `n${n}-${at}@b.example`)
      const input = { memberEventId: event, emails }
      const { data } = await servers[n % 2 === 0 ? 0 : 1].graphql<{ inviteToEvent: { success: boolean } }>(
        token,
        INVITE,
        { input },
      )
      // A machine with much else to do may let a call wait for its database for too long.
      answers[data ? (data.inviteToEvent.success ? 'passed' : 'refused') : 'unavailable']++
    }),
  )
  return answers
}

test(`Of ${AT_ONCE} invitations of one member at once exactly ${A_DAY} pass`, async () => {
  const { passed, unavailable } = await inviteAtOnce(1)
  expect(passed).toBeLessThanOrEqual(A_DAY)
  expect(passed + unavailable).toBeGreaterThanOrEqual(A_DAY)
  expect(await sent()).toBe(passed)
})

test(`Of ${AT_ONCE} invitations of three addresses at once no more than ${A_DAY} addresses pass, and each call whole or not`, async () => {
  const { passed, unavailable } = await inviteAtOnce(3)
  expect(passed + unavailable).toBeGreaterThan(0)
  expect(passed * 3).toBeLessThanOrEqual(A_DAY)
  expect(await sent()).toBe(passed * 3)
})

test.each([1, 3, 7])(
  'Attempts that are counted %i at a time pass up to the limit and leave the rest to others',
  async (attempts) => {
    const key = `member ${attempts}`
    const count = (n: number) =>
      servers[n % 2 === 0 ? 0 : 1].services.limits.consumeAll('invite-friend', key, attempts)
    const results = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => count(n)))
    const passed = results.filter(({ allowed }) => allowed).length
    expect(passed).toBeGreaterThan(0)
    expect(passed * attempts).toBeLessThanOrEqual(A_DAY)
    // What was refused was given back, so that the rest of the day can be used.
    for (let left = A_DAY - passed * attempts; left > 0; left--)
      expect(await servers[0].services.limits.consume('invite-friend', key)).toEqual({ allowed: true })
    expect(await servers[1].services.limits.consume('invite-friend', key)).toMatchObject({ allowed: false })
  },
)

test('An implementation that counts and then invites is caught', async () => {
  const invitedBy = await servers[0].insertMember({})
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) =>
      inviteNaively(servers[n % 2 === 0 ? 0 : 1].services, {
        invitedBy,
        memberEventId: event,
        to: `n${n}@b.example`,
      }).catch(() => {}),
    ),
  )
  expect(await sent()).toBeGreaterThan(A_DAY)
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Database } from '@section/db/connection.ts'
import { rateLimits } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertMember } from '../../../testing/insert-member.ts'
import { passwordSignIn } from '../../../testing/token-requests.ts'
import { Limits } from '../../../server/limits/limits.ts'
import { network } from '../../../server/limits/network.ts'
import { countAttempt, recordSuccess, TooManyFailures } from './login-limits.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'

const PASSWORD = 'Right-horse-7'
let database: Database
let server: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer({ database, config: { rateLimits: true } })
  const passwordHash = await hashPassword(PASSWORD)
  for (const email of ['a@example.com', 'b@example.com'])
    await insertMember(database.db, { email, passwordHash })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

test('Only 10 of 40 simultaneous wrong passwords are checked, and the right one is refused afterwards', async () => {
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => passwordSignIn(server.url, 'A@example.com', 'wrong')),
  )
  expect(replies.filter((reply) => reply.status === 400)).toHaveLength(10)
  const refused = await passwordSignIn(server.url, 'a@example.com', PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  expect(refused.body).toEqual({
    error: 'slow_down',
    error_description: 'Too many tries. Please try again in 15 minutes.',
  })
})

test('An account can sign in although another one of its network is blocked, and a success resets its failures', async () => {
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 5; i++) await passwordSignIn(server.url, 'b@example.com', 'wrong')
    expect((await passwordSignIn(server.url, 'b@example.com', PASSWORD)).status).toBe(200)
  }
})

describe('Login limits', () => {
  const HOME = '192.0.2.1'
  let limits: Limits
  beforeEach(async () => {
    await database.db.delete(rateLimits)
    limits = new Limits(database.db, { on: true })
  })
  afterEach(() => vi.useRealTimers())
  const tries = async (times: number, attempt: (i: number) => { email: string; from: string }) => {
    const counted = await Promise.allSettled(
      Array.from({ length: times }, (_, i) => countAttempt(limits, attempt(i))),
    )
    for (const each of counted)
      if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(TooManyFailures)
    return counted.filter(({ status }) => status === 'fulfilled').length
  }

  test('let 300 members of one network sign in, and refuse the network after 300 failures', async () => {
    for (let i = 0; i < 300; i++) {
      const attempt = { email: `m${i}@example.com`, from: HOME }
      await countAttempt(limits, attempt)
      await recordSuccess(limits, attempt)
    }
    expect(await tries(320, (i) => ({ email: `x${i}@example.com`, from: HOME }))).toBe(300)
    expect(await tries(1, () => ({ email: 'y@example.com', from: '192.0.2.2' }))).toBe(1)
  })

  test('do not refuse other people of a network after one person’s failures', async () => {
    expect(await tries(500, () => ({ email: 'a@example.com', from: HOME }))).toBe(10)
    expect(await tries(200, (i) => ({ email: `x${i}@example.com`, from: HOME }))).toBe(200)
  })

  test('do not refuse an account elsewhere after the failures of one other network', async () => {
    expect(await tries(500, () => ({ email: 'a@example.com', from: '198.51.100.1' }))).toBe(10)
    expect(await tries(1, () => ({ email: 'a@example.com', from: HOME }))).toBe(1)
  })

  test('refuse an account after the failures of many networks, except where it signed in within 30 days', async () => {
    const [owner, neighbor] = [
      { email: 'a@example.com', from: HOME },
      { email: 'b@example.com', from: HOME },
    ]
    for (const attempt of [owner, neighbor]) {
      await countAttempt(limits, attempt)
      await recordSuccess(limits, attempt)
    }
    const strangers = (i: number) => ({ email: owner.email, from: `198.51.100.${i}` })
    expect(await tries(200, strangers)).toBe(100)
    expect(await tries(1, () => ({ ...owner, from: '203.0.113.1' }))).toBe(0)
    expect(await tries(1, () => owner)).toBe(1)
    await recordSuccess(limits, owner)
    // A success at home does not reset the strangers' failures.
    expect(await tries(200, strangers)).toBe(0)
    expect(await tries(40, () => owner)).toBe(10)
  })

  test('forget a usual network after 30 days without a sign-in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const owner = { email: 'a@example.com', from: HOME }
    await countAttempt(limits, owner)
    await recordSuccess(limits, owner)
    const [day, strangers] = [86_400_000, (i: number) => ({ email: owner.email, from: `198.51.100.${i}` })]
    vi.setSystemTime(Date.now() + 30 * day - 1000)
    expect(await tries(120, strangers)).toBe(100)
    expect(await tries(1, () => owner)).toBe(1)
    vi.setSystemTime(Date.now() + 1000)
    expect(await tries(1, () => owner)).toBe(0)
  })

  test('allow 100 attempts at one account to 200 networks together', async () => {
    expect(await tries(200, (i) => ({ email: 'a@example.com', from: `198.51.100.${i}` }))).toBe(100)
  })
})

test('Failed sign-ins count together for all addresses of one IPv6 network, and for an IPv4 address in either form', () => {
  expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:db8:1:2::9'))
  expect(network('2001:db8::1')).not.toBe(network('2001:db8:0:1::1'))
  expect(network('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(network('192.0.2.1')).toBe('192.0.2.1')
})

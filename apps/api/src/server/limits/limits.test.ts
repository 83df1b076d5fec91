import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { rateLimits } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { LIMIT_TABLE, type LimitName } from './limit-table.ts'
import { Limits } from './limits.ts'
import type { LimitResult } from './recent-lookups.ts'
import { addressRange, network, passAndAddress } from './network.ts'

const MINUTE = 60
const HOUR = 3600
const AT_ONCE = 200

/** The values of the limit table once more, as pairs of attempts and seconds, so that a change is made in two places. SECURITY.md#rate-limits */
const EXPECTED: Record<LimitName, [points: number, seconds: number][]> = {
  'login-account': [[10, 15 * MINUTE]],
  'login-address': [[300, 15 * MINUTE]],
  'login-account-everywhere': [[100, 15 * MINUTE]],
  'login-place': [[1, 30 * 24 * HOUR]],
  'mail-code': [
    [1, MINUTE],
    [3, HOUR],
  ],
  'mail-code-address': [[60, HOUR]],
  'code-verify': [[10, HOUR]],
  'code-verify-address': [[300, HOUR]],
  signup: [[60, HOUR]],
  'signup-challenge': [[60, HOUR]],
  'pass-registration': [[60, HOUR]],
  'pass-registration-company': [[300, HOUR]],
  'redemption-code': [[5, HOUR]],
  elu: [[5, MINUTE]],
  lookup: [[20, MINUTE]],
  'federation-start': [[300, 10 * MINUTE]],
  'policy-reports': [[60, 10 * MINUTE]],
  authorize: [[600, 10 * MINUTE]],
  'activation-poll': [[20, 10 * MINUTE]],
  'change-password': [[5, HOUR]],
  'obtain-code': [[10, HOUR]],
  'search-transcripts': [[60, MINUTE]],
  'create-playlist-url': [[30, MINUTE]],
  'create-video-session': [[30, MINUTE]],
  'update-video-session': [[90, MINUTE]],
  'save-video-note': [[120, MINUTE]],
  directory: [[60, MINUTE]],
  'save-profile': [[120, MINUTE]],
  'upload-photo': [[10, HOUR]],
  'save-photo': [[30, HOUR]],
  'search-cities': [[120, MINUTE]],
  'download-dashboard': [[20, MINUTE]],
  'search-dashboard': [[60, MINUTE]],
  'save-rsvp': [[60, 60]],
  'invite-friend': [[20, 86_400]],
  'invited-address': [[3, 30 * 86_400]],
  unsubscribe: [[60, 60]],
  'unknown-unsubscribe': [[300, 60]],
  'search-resources': [[120, 60]],
  'transfer-to-tutor': [[30, 60]],
  'redeem-handover': [[600, 60]],
  'project-webhook': [[120, MINUTE]],
  'stripe-webhook': [[300, MINUTE]],
  calendar: [[60, 10 * MINUTE]],
  'everything-user': [[300, MINUTE]],
  'everything-address': [[1200, MINUTE]],
  'page-user': [[120, MINUTE]],
  'page-address': [[3000, MINUTE]],
}
const names = Object.keys(EXPECTED) as LimitName[]

let database: Database
let limits: Limits
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => {
  limits = new Limits(database.db, { on: true })
  // Only the date is replaced, because the database needs its timers.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())
afterAll(() => database.close())

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const take = async (name: LimitName, key: string, times: number): Promise<LimitResult[]> =>
  Promise.all(Array.from({ length: times }, () => limits.consume(name, key)))
const allowed = (tries: LimitResult[]) => tries.filter((result) => result.allowed).length

test('The limit table has exactly the agreed values', () => {
  const rows = Object.entries(LIMIT_TABLE).map(([name, { windows }]) => [
    name,
    windows.map(({ points, seconds }) => [points, seconds]),
  ])
  expect(Object.fromEntries(rows)).toEqual(EXPECTED)
})

describe.each(names)('The limit %s', (name) => {
  const [first = [0, 0]] = EXPECTED[name]
  const [points, seconds] = first
  const atOnce = Math.max(AT_ONCE, points + 100)

  test(`lets exactly ${points} of ${atOnce} simultaneous attempts pass, and more after the window`, async () => {
    const tries = await take(name, `${name} one`, atOnce)
    expect(allowed(tries)).toBe(points)
    const refused = tries.filter((result) => !result.allowed)
    expect(refused).toEqual(refused.map(() => ({ allowed: false, retryAfterSeconds: seconds })))
    expect(await limits.consume(name, `${name} another`)).toEqual({ allowed: true })
    later(seconds - 1)
    expect(await limits.consume(name, `${name} one`)).toEqual({ allowed: false, retryAfterSeconds: 1 })
    later(1)
    expect(await limits.consume(name, `${name} one`)).toEqual({ allowed: true })
  })
})

test('The limit of mailed codes is one a minute and three an hour', async () => {
  const key = 'nia@example.com'
  for (let i = 0; i < 3; i++) {
    expect(allowed(await take('mail-code', key, 5)), `minute ${i}`).toBe(1)
    later(MINUTE)
  }
  expect(allowed(await take('mail-code', key, 5))).toBe(0)
  later(HOUR - 3 * MINUTE)
  expect(allowed(await take('mail-code', key, 5))).toBe(1)
})

test('A count of attempts tells which attempt of the window it is, also beyond the limit', async () => {
  const counts: number[] = []
  for (let i = 0; i < 62; i++) counts.push(await limits.count('signup-challenge', '192.0.2.8'))
  expect(counts).toEqual(Array.from({ length: 62 }, (_, i) => i + 1))
  later(HOUR)
  expect(await limits.count('signup-challenge', '192.0.2.8')).toBe(1)
  expect(await new Limits(database.db, { on: false }).count('signup-challenge', '192.0.2.8')).toBe(0)
})

test('Attempts that were refunded or reset are allowed again', async () => {
  await take('login-account-everywhere', 'a@example.com', 100)
  for (const form of ['A@example.com ', 'a@ｅｘａｍｐｌｅ．ｃｏｍ'])
    expect((await limits.consume('login-account-everywhere', form)).allowed).toBe(false)
  await limits.reset('login-account-everywhere', 'a@example.com')
  expect((await limits.consume('login-account-everywhere', 'a@example.com')).allowed).toBe(true)
  await take('login-address', '192.0.2.7', 300)
  await limits.refund('login-address', '192.0.2.7')
  expect((await limits.consume('login-address', '192.0.2.7')).allowed).toBe(true)
})

test('A key that is marked stays known for the whole window from its last mark', async () => {
  const [name, key] = ['login-place', 'a@example.com 192.0.2.1'] as const
  expect(await limits.has(name, key)).toBe(false)
  await limits.set(name, key)
  later(29 * 24 * HOUR)
  await limits.set(name, key)
  later(30 * 24 * HOUR - 1)
  expect(await limits.has(name, key)).toBe(true)
  expect(await limits.has(name, 'a@example.com 192.0.2.2')).toBe(false)
  later(1)
  expect(await limits.has(name, key)).toBe(false)
})

test('The stored keys of limits do not identify a person', async () => {
  await limits.consume('mail-code', 'somebody@example.com')
  await limits.consume('mail-code-address', '192.0.2.99')
  const kept = JSON.stringify(await database.db.select().from(rateLimits))
  expect(kept).not.toMatch(/somebody|192\.0\.2\.99/)
})

test('Limit keys depend on the network of an address, and not on the case of a pass code', () => {
  expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:db8:1:2::9'))
  expect(passAndAddress('WELCOME30', '2001:db8:1:2::9')).toBe(passAndAddress('welcome30', '2001:db8:1:2::1'))
  expect(passAndAddress('WELCOME30', '192.0.2.1')).not.toBe(passAndAddress('ACME', '192.0.2.1'))
})

test('The range of an address is a /24 of IPv4 or a /48 of IPv6', () => {
  expect(addressRange('203.0.113.7')).toBe('203.0.113.0/24')
  expect(addressRange('::ffff:203.0.113.9')).toBe('203.0.113.0/24')
  expect(addressRange('2001:db8:1:2::9')).toBe('2001:db8:1::/48')
  expect(addressRange('2001:db8:1:ffff:3:4:5:6')).toBe('2001:db8:1::/48')
  expect(addressRange('2001:db8:2::1')).not.toBe(addressRange('2001:db8:1::1'))
})

test('Limits that are switched off allow every attempt', async () => {
  const off = new Limits(database.db, { on: false })
  const tries = await Promise.all(Array.from({ length: 50 }, () => off.consume('mail-code', 'x@example.com')))
  expect(allowed(tries)).toBe(50)
})

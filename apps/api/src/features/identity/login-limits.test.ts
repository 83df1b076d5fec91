import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database } from '@section/db/connection.ts'
import { rateLimits } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertMember } from '../../testing/insert-member.ts'
import { passwordSignIn } from '../../testing/token-requests.ts'
import { Limits } from '../../server/limits/limits.ts'
import { network } from '../../server/limits/network.ts'
import { LoginLimits, TooManyFailures } from './login-limits.ts'
import { hashPassword } from './passwords.ts'

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

test('of 40 wrong passwords at once 10 are looked at; then not even the right one is', async () => {
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

test('another account on the same network signs in, and its own failures are forgiven by a success', async () => {
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 5; i++) await passwordSignIn(server.url, 'b@example.com', 'wrong')
    expect((await passwordSignIn(server.url, 'b@example.com', PASSWORD)).status).toBe(200)
  }
})

test('300 members of one network sign in without being refused; 100 failures close it', async () => {
  await database.db.delete(rateLimits)
  const limits = new LoginLimits(new Limits(database.db, { on: true }))
  for (let i = 0; i < 300; i++) {
    const attempt = { email: `m${i}@example.com`, from: '192.0.2.1' }
    await limits.count(attempt)
    await limits.forgive(attempt)
  }
  for (let i = 0; i < 100; i++) await limits.count({ email: `x${i}@example.com`, from: '192.0.2.1' })
  await expect(limits.count({ email: 'y@example.com', from: '192.0.2.1' })).rejects.toThrow(TooManyFailures)
  await limits.count({ email: 'y@example.com', from: '192.0.2.2' })
})

test('addresses of one IPv6 network count together, and an IPv4 address in either form', () => {
  expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:db8:1:2::9'))
  expect(network('2001:db8::1')).not.toBe(network('2001:db8:0:1::1'))
  expect(network('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(network('192.0.2.1')).toBe('192.0.2.1')
})

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '@section/api/server/access/password-hash.ts'
import { rotateSigningKeys } from '@section/api/features/identity/keys/signing-keys-store.ts'
import { authenticate } from '@section/api/server/access/authenticate.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { passwordSignIn, refreshTokens } from '@section/api/testing/token-requests.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'

// Gate G42: two servers behind one address on one PostgreSQL, and an operator at a third process.

const EMAIL = 'nia@example.com'
const PASSWORD = 'Right-horse-7'
const PUBLIC_URL = 'http://school.test'
const AT_ONCE_MS = 1000
const A_MINUTE_MS = 60_000
const main = join(import.meta.dirname, '../../apps/api/src/main.ts')

let database: Database & { url?: string }
let servers: TestServer[]

beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL'])
    throw new Error('Two servers need a real PostgreSQL: set TEST_DATABASE_URL.')
  database = await openTestDatabase({ poolSize: 24 })
  servers = [
    await startTestServer({ database, publicUrl: PUBLIC_URL }),
    await startTestServer({ database, publicUrl: PUBLIC_URL }),
  ]
  await servers[0]?.insertMember({ email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})
afterAll(async () => {
  for (const server of servers ?? []) await server.close()
  await database?.close()
})

/** Runs a command as an operator does; answers what it printed. */
async function operate(...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url }
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', main, ...args], { env })
  return stdout.trim()
}

const serverAt = (n: number): TestServer => {
  const server = servers[n % 2]
  if (!server) throw new Error('The servers have not started.')
  return server
}
const signIn = async (n: number) => (await passwordSignIn(serverAt(n).url, EMAIL, PASSWORD)).body
const refresh = (n: number, token: string) => refreshTokens(serverAt(n).url, token, PUBLIC_URL)

/** What each server says of a token: 'accepted', or the error that it answers. */
const verdicts = (token: string): Promise<string[]> =>
  Promise.all(
    servers.map(async ({ services }) => {
      const caller = await authenticate(services, `Bearer ${token}`)
      return caller instanceof Error ? caller.message : 'accepted'
    }),
  )

const both = (verdict: string) => [verdict, verdict]
const kidOf = (token: string) => decodeProtectedHeader(token).kid
const publishedKeys = async (n: number) => {
  const response = await fetch(`${serverAt(n).url}/.well-known/jwks.json`)
  const { keys } = (await response.json()) as { keys: { kid: string }[] }
  return keys.map(({ kid }) => kid)
}

test('A suspension by command, and its restoration, take effect within a second on both servers', async () => {
  const [first, second] = [await signIn(0), await signIn(1)]
  expect([await verdicts(first.id_token), await verdicts(second.id_token)]).toEqual([
    both('accepted'),
    both('accepted'),
  ])
  expect(await operate('member:suspend', EMAIL)).toBe(`${EMAIL} is suspended, and signed out everywhere.`)
  for (const { id_token } of [first, second])
    await expect.poll(() => verdicts(id_token), { timeout: AT_ONCE_MS }).toEqual(both('Unauthorized'))
  // Each at the server that did not give it out.
  expect((await refresh(1, first.refresh_token)).status).toBe(400)
  expect((await refresh(0, second.refresh_token)).status).toBe(400)
  expect((await passwordSignIn(serverAt(0).url, EMAIL, PASSWORD)).status).toBe(400)
  expect(await operate('member:restore', EMAIL)).toBe(`${EMAIL} may sign in again.`)
  expect(await verdicts((await signIn(1)).id_token)).toEqual(both('accepted'))
})

test('A key rotation by command takes effect within a second on both servers and signs nobody out', async () => {
  const before = await signIn(0)
  expect(await verdicts(before.id_token)).toEqual(both('accepted'))
  const told = await operate('keys:rotate')
  await expect
    .poll(() => verdicts(before.id_token), { timeout: AT_ONCE_MS })
    .toEqual(both('Token has expired.'))
  const { status, body } = await refresh(1, before.refresh_token)
  expect(status).toBe(200)
  expect(told).toContain(`the key ${kidOf(body.id_token)} `)
  expect(await verdicts(body.id_token)).toEqual(both('accepted'))
  for (const n of [0, 1])
    await expect.poll(() => publishedKeys(n), { timeout: AT_ONCE_MS }).toEqual([kidOf(body.id_token)])
})

test('A rotation of the keys for SAML by command is published within a second by both servers, which share the keys', async () => {
  const certificates = async (n: number) => {
    const xml = await (await fetch(`${serverAt(n).url}/saml2/metadata`)).text()
    return [...xml.matchAll(/use="signing".*?<ds:X509Certificate>([^<]+)/g)].map(([, text]) => text)
  }
  // Both are asked at once for keys that nobody has made yet.
  const [before, other] = await Promise.all([certificates(0), certificates(1)])
  expect(before).toHaveLength(1)
  expect(other).toEqual(before)
  expect(await operate('saml:rotate')).toContain('Retired keys: 1; for 30 days they still decrypt')
  for (const n of [0, 1])
    await expect.poll(() => certificates(n), { timeout: AT_ONCE_MS }).toEqual([expect.any(String), before[0]])
})

test('Members who refresh on either server stay signed in while keys are rotated repeatedly', async () => {
  const ROTATIONS = 10
  const MEMBERS = 6
  const state = { rotating: true }
  const verdictsSeen = new Set<string>()
  const member = async (n: number) => {
    let tokens = await signIn(n)
    for (let turn = n; state.rotating; turn++) {
      const caller = await authenticate(serverAt(turn + 1).services, `Bearer ${tokens.id_token}`)
      const verdict = caller instanceof Error ? caller.message : 'accepted'
      verdictsSeen.add(verdict)
      if (verdict !== 'Token has expired.' && turn % 5 > 0) continue
      const answer = await refresh(turn, tokens.refresh_token)
      if (answer.status !== 200) verdictsSeen.add(`refresh: ${answer.status}`)
      tokens = answer.body
    }
    // On a busy machine no token may have lived until it was used, except those of the key that stays.
    return verdicts((await refresh(n, tokens.refresh_token)).body.id_token)
  }
  const members = Promise.all(Array.from({ length: MEMBERS }, (_, n) => member(n)))
  const rotate = async () => {
    try {
      for (let i = 0; i < ROTATIONS; i++) {
        await serverAt(i).services.cacheInvalidation.transaction(async (tx, invalidate) => {
          await rotateSigningKeys(tx)
          invalidate('signing-keys')
        })
        await wait(50)
      }
    } finally {
      state.rotating = false
    }
  }
  const [, last] = await Promise.all([rotate(), members])
  expect(last).toEqual(Array.from({ length: MEMBERS }, () => both('accepted')))
  expect(verdictsSeen).toContain('Token has expired.')
  verdictsSeen.delete('accepted')
  expect([...verdictsSeen]).toEqual(['Token has expired.'])
})

test('A command for an unknown address fails with a sentence and without a stack trace', async () => {
  await expect(operate('member:suspend', 'nobody@example.com')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no member with the address nobody@example.com.\n',
  })
})

describe.runIf(process.env['NIGHTLY'])('a change by hand in the database', () => {
  test(
    'A suspension, a status, an ended sign-in and a retired key take effect within a minute on both servers',
    async () => {
      const server = serverAt(0)
      const email = (name: string) => `${name}@example.com`
      const people = ['suspended', 'alumna', 'ended', 'other']
      const tokens = new Map<string, string>()
      for (const name of people) {
        await server.insertMember({ email: email(name) })
        tokens.set(name, await server.token(email(name)))
      }
      const tokenOf = (name: string) => tokens.get(name) ?? ''
      const statuses = () =>
        Promise.all(
          servers.map(async ({ services }) => {
            const caller = await authenticate(services, `Bearer ${tokenOf('alumna')}`)
            return caller instanceof Error ? caller.message : caller?.accountType
          }),
        )
      for (const name of people) expect(await verdicts(tokenOf(name))).toEqual(both('accepted'))
      const { db } = database
      const began = performance.now()
      await db.execute(sql`update members set suspended_at = now() where email = ${email('suspended')}`)
      await db.execute(sql`update members set status = 'ALUMNI' where email = ${email('alumna')}`)
      const sid = decodeJwt(tokenOf('ended'))['sid']
      await db.execute(sql`update auth_sessions set revoked_at = now() where sid = ${String(sid)}`)
      const soon = { timeout: A_MINUTE_MS, interval: 500 }
      await Promise.all([
        expect.poll(() => verdicts(tokenOf('suspended')), soon).toEqual(both('Unauthorized')),
        expect.poll(statuses, soon).toEqual(both('ALUMNI')),
        expect.poll(() => verdicts(tokenOf('ended')), soon).toEqual(both('Unauthorized')),
      ])
      console.log(`Members and sign-ins by hand: ${Math.round(performance.now() - began)} ms`)
      const keysBegan = performance.now()
      await db.execute(sql`update signing_keys set retired_at = now() where retired_at is null`)
      await expect.poll(() => verdicts(tokenOf('other')), soon).toEqual(both('Token has expired.'))
      console.log(`A key retired by hand: ${Math.round(performance.now() - keysBegan)} ms`)
      expect(performance.now() - keysBegan).toBeLessThan(A_MINUTE_MS)
    },
    3 * A_MINUTE_MS,
  )
})

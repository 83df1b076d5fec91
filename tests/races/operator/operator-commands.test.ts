import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '@section/api/server/access/password-hash.ts'
import { rotateSigningKeys } from '@section/api/features/identity/keys/signing-keys-store.ts'
import { authenticate } from '@section/api/server/access/authenticate.ts'
import { passwordSignIn, refreshTokens } from '@section/api/testing/token-requests.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'
import { both, verdicts } from './token-verdicts.ts'

// Two servers behind one address share one PostgreSQL, and an operator runs commands in a third process.
// SECURITY.md#suspension-and-key-rotation

const EMAIL = 'nia@example.com'
const PASSWORD = 'Right-horse-7'
const PUBLIC_URL = 'http://school.test'
const AT_ONCE_MS = 1000
const main = join(import.meta.dirname, '../../../apps/api/src/main.ts')

let servers: RaceServers

beforeAll(async () => {
  servers = await openRaceServers({ publicUrl: PUBLIC_URL })
  await servers.insertMember({ email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})
afterAll(() => servers?.close())

/** Runs a command as an operator does; returns what it printed. */
async function operate(...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: servers.database.url }
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', main, ...args], { env })
  return stdout.trim()
}

const signIn = async (n: number) => (await passwordSignIn(servers.server(n).url, EMAIL, PASSWORD)).body
const refresh = (n: number, token: string) => refreshTokens(servers.server(n).url, token, PUBLIC_URL)

const kidOf = (token: string) => decodeProtectedHeader(token).kid
const publishedKeys = async (n: number) => {
  const response = await fetch(`${servers.server(n).url}/.well-known/jwks.json`)
  const { keys } = (await response.json()) as { keys: { kid: string }[] }
  return keys.map(({ kid }) => kid)
}

test('A suspension by command, and its restoration, take effect within a second on both servers', async () => {
  const [first, second] = [await signIn(0), await signIn(1)]
  expect([await verdicts(servers, first.id_token), await verdicts(servers, second.id_token)]).toEqual([
    both('accepted'),
    both('accepted'),
  ])
  expect(await operate('member:suspend', EMAIL)).toBe(`${EMAIL} is suspended, and signed out everywhere.`)
  for (const { id_token } of [first, second])
    await expect
      .poll(() => verdicts(servers, id_token), { timeout: AT_ONCE_MS })
      .toEqual(both('Unauthorized'))
  // Each refresh token is sent to the server that did not issue it.
  expect((await refresh(1, first.refresh_token)).status).toBe(400)
  expect((await refresh(0, second.refresh_token)).status).toBe(400)
  expect((await passwordSignIn(servers.server(0).url, EMAIL, PASSWORD)).status).toBe(400)
  expect(await operate('member:restore', EMAIL)).toBe(`${EMAIL} may sign in again.`)
  expect(await verdicts(servers, (await signIn(1)).id_token)).toEqual(both('accepted'))
})

test('A key rotation by command takes effect within a second on both servers and signs nobody out', async () => {
  const before = await signIn(0)
  expect(await verdicts(servers, before.id_token)).toEqual(both('accepted'))
  const told = await operate('keys:rotate')
  await expect
    .poll(() => verdicts(servers, before.id_token), { timeout: AT_ONCE_MS })
    .toEqual(both('Token has expired.'))
  const { status, body } = await refresh(1, before.refresh_token)
  expect(status).toBe(200)
  expect(told).toContain(`the key ${kidOf(body.id_token)} `)
  expect(await verdicts(servers, body.id_token)).toEqual(both('accepted'))
  for (const n of [0, 1])
    await expect.poll(() => publishedKeys(n), { timeout: AT_ONCE_MS }).toEqual([kidOf(body.id_token)])
})

test('A rotation of the keys for SAML by command is published within a second by both servers, which share the keys', async () => {
  const certificates = async (n: number) => {
    const xml = await (await fetch(`${servers.server(n).url}/saml2/metadata`)).text()
    return [...xml.matchAll(/use="signing".*?<ds:X509Certificate>([^<]+)/g)].map(([, text]) => text)
  }
  // Both servers are asked at the same time for keys that do not exist yet.
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
      const caller = await authenticate(servers.server(turn + 1).services, `Bearer ${tokens.id_token}`)
      const verdict = caller instanceof Error ? caller.message : 'accepted'
      verdictsSeen.add(verdict)
      if (verdict !== 'Token has expired.' && turn % 5 > 0) continue
      const answer = await refresh(turn, tokens.refresh_token)
      if (answer.status !== 200) verdictsSeen.add(`refresh: ${answer.status}`)
      tokens = answer.body
    }
    // On a busy machine the other tokens may have expired before they were used; those of the remaining key have not.
    return verdicts(servers, (await refresh(n, tokens.refresh_token)).body.id_token)
  }
  const members = Promise.all(Array.from({ length: MEMBERS }, (_, n) => member(n)))
  const rotate = async () => {
    try {
      for (let i = 0; i < ROTATIONS; i++) {
        await servers.server(i).services.cacheInvalidation.transaction(async (tx, invalidate) => {
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

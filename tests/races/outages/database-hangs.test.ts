import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, rows } from '@section/db/connection.ts'
import { type PostgresCluster, startPostgres } from '../../../tools/postgres.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { Viewers } from './viewers.ts'

// All processes of the database are stopped, as on a machine that hangs. docs/decisions/service-unavailable.md

const ISSUER = 'http://localhost:1'
const LONGEST_MS = 5500

let postgres: PostgresCluster
let fleet: Fleet
let viewers: Viewers

beforeAll(async () => {
  if (!process.env['NIGHTLY']) return
  postgres = await startPostgres(['max_connections=100'])
  const database = await openDatabase({ url: postgres.url })
  await database.migrate()
  viewers = await Viewers.seat(database, ISSUER)
  await database.close()
  fleet = await startFleet({ DATABASE_URL: postgres.url, RATE_LIMITS: 'true' }, { issuer: ISSUER })
}, 180_000)
afterAll(async () => {
  postgres?.thaw()
  await fleet?.stop()
  postgres?.stop()
})

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const token = (fields: Record<string, string>) => form({ client_id: 'member-app', ...fields })
const SIGNUP = `mutation { signupLimitedUser(firstName: "Nia", lastName: "Okafor", email: "frozen@example.com",
  botChallengeToken: "x") { result tac error { code message } } }`
const PASS = `mutation { createUserWithPass(code: "WELCOME30", firstName: "Nia", lastName: "Okafor",
  email: "frozen@example.com") { result error { code message } } }`
const AUTHORIZE =
  '/oauth2/authorize?client_id=member-app&response_type=code&scope=openid&redirect_uri=x&code_challenge=x'

const REQUESTS: readonly (readonly [path: string, init: RequestInit])[] = [
  ['/readyz', {}],
  ['/', {}],
  ['/login', {}],
  ['/preview/WELCOME30', {}],
  ['/graphql', json({ query: SIGNUP })],
  ['/graphql', json({ query: PASS })],
  ['/oauth2/token', token({ grant_type: 'password', username: 'a@example.com', password: 'x' })],
  ['/oauth2/token', token({ grant_type: 'refresh_token', refresh_token: 'x', redirect_uri: 'x' })],
  [AUTHORIZE, {}],
  ['/user/forgotPassword', json({ email: 'a@example.com' })],
  ['/user/startFederation', json({ context: 'login', provider: 'social', codeChallenge: 'a'.repeat(43) })],
  ['/calendar/subscriptions/x.ics', {}],
]

test.runIf(process.env['NIGHTLY'])(
  'Every answer comes within 5.5 s while the database stands still, and everything works again at once afterwards',
  async () => {
    for (const url of fleet.urls)
      await expect.poll(() => viewers.save(url, 0), { timeout: 10_000 }).toBe(true)
    postgres.freeze()
    const slow: string[] = []
    const measure = async (name: string, request: () => Promise<unknown>) => {
      const began = performance.now()
      await request()
      const took = performance.now() - began
      if (took > LONGEST_MS) slow.push(`${name}: ${Math.round(took)} ms`)
    }
    // In the second round the connections of the pool are used up by the first one.
    for (let round = 0; round < 2; round++) {
      const all = fleet.urls.flatMap((url) => [
        ...REQUESTS.map(([path, init]) => measure(path, async () => (await fetch(url + path, init)).text())),
        ...Array.from({ length: 20 }, (_, n) => measure('a write', () => viewers.save(url, n))),
        ...Array.from({ length: 20 }, (_, n) => measure('a reading', () => viewers.read(url, n))),
      ])
      await Promise.all(all)
    }
    expect(slow).toEqual([])
    postgres.thaw()
    const back = performance.now()
    for (const url of fleet.urls) {
      await expect.poll(() => viewers.save(url, 1), { timeout: 5000, interval: 20 }).toBe(true)
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
    }
    expect(performance.now() - back).toBeLessThan(2000)
    await wait(1000)
    const database = await openDatabase({ url: postgres.url })
    const open = await rows(
      database.db,
      sql`select pid from pg_stat_activity where state like 'idle in transaction%'`,
    )
    expect(open).toEqual([])
    const registered = await rows(database.db, sql`select email from members where email like 'frozen@%'`)
    expect(registered).toEqual([])
    await database.close()
  },
)

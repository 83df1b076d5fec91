import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '@section/db/connection.ts'
import { type PostgresCluster, startPostgres } from '../../../tools/postgres.ts'
import { busiestMinute, type Fleet, startFleet } from './fleet.ts'
import { Viewers } from './viewers.ts'

// The address of the database leads to a standby that only reads, until it is promoted. docs/decisions/service-unavailable.md

const ISSUER = 'http://localhost:1'
/** How long nobody promotes the standby; a process that could not bear it would have ended by then. */
const READING_MS = 20_000

describe.runIf(process.env['NIGHTLY'])(
  'A database that turns read-only under two servers and a worker',
  () => {
    let postgres: PostgresCluster
    let fleet: Fleet
    let viewers: Viewers
    beforeAll(async () => {
      postgres = await startPostgres(['hot_standby=on'])
      const database = await openDatabase({ url: postgres.url, poolSize: 1 })
      await database.migrate()
      viewers = await Viewers.seat(database, ISSUER)
      await database.close()
      fleet = await startFleet({ DATABASE_URL: postgres.url }, { issuer: ISSUER })
    }, 180_000)
    afterAll(async () => {
      await fleet?.stop()
      postgres?.stop()
    })

    test('makes writes 503 with Retry-After while reads are answered, ends no process, and is written to again once it is promoted', async () => {
      const rest = new AbortController()
      const rush = viewers.rush(fleet.urls, rest.signal)
      postgres.halt('fast')
      postgres.standBy()
      postgres.resume()
      await wait(READING_MS)
      for (const url of fleet.urls) {
        expect(await answerOf(`${url}/readyz`)).toEqual({
          status: 503,
          retryAfter: '2',
          text: '{"status":"database only reads"}',
        })
        expect(await answerOf(`${url}/user/startFederation`, BEGIN_SIGN_IN)).toMatchObject({
          status: 503,
          retryAfter: '2',
        })
        expect([await viewers.save(url, 0), await viewers.read(url, 0)]).toEqual([false, true])
      }
      postgres.promote()
      const back = performance.now()
      const found = await Promise.all(fleet.urls.map((url) => viewers.firstSuccess(url, back)))
      rest.abort()
      await rush
      expect(Math.max(...found)).toBeLessThan(2000)
      for (const url of fleet.urls)
        await expect.poll(async () => (await answerOf(`${url}/readyz`)).status).toBe(200)
      expect(fleet.running()).toBe(3)
      expect(Math.max(...fleet.logs().map(busiestMinute))).toBeLessThanOrEqual(20)
      const database = await openDatabase({ url: postgres.url, poolSize: 1 })
      expect(await viewers.lostWrites(database)).toBe(0)
      await database.close()
    }, 120_000)
  },
)

/** A request that is stored in a row of its own. */
const BEGIN_SIGN_IN = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ context: 'login', provider: 'social', codeChallenge: 'a'.repeat(43) }),
}

async function answerOf(url: string, init?: RequestInit) {
  const answer = await fetch(url, init)
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    text: await answer.text(),
  }
}

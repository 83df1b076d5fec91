import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticate } from '@section/api/server/access/authenticate.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'
import { both, verdicts } from './token-verdicts.ts'

const A_MINUTE_MS = 60_000

describe.runIf(process.env['NIGHTLY'])('A change by hand in the database', () => {
  let servers: RaceServers
  beforeAll(async () => {
    servers = await openRaceServers({ publicUrl: 'http://school.test' })
  })
  afterAll(() => servers?.close())

  test(
    'A suspension, a status, an ended sign-in and a retired key take effect within a minute on both servers',
    async () => {
      const server = servers.server(0)
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
          [0, 1].map(async (n) => {
            const caller = await authenticate(servers.services(n), `Bearer ${tokenOf('alumna')}`)
            return caller instanceof Error ? caller.message : caller?.accountType
          }),
        )
      for (const name of people) expect(await verdicts(servers, tokenOf(name))).toEqual(both('accepted'))
      const { db } = servers.database
      const began = performance.now()
      await db.execute(sql`update members set suspended_at = now() where email = ${email('suspended')}`)
      await db.execute(sql`update members set status = 'ALUMNI' where email = ${email('alumna')}`)
      const sid = decodeJwt(tokenOf('ended'))['sid']
      await db.execute(sql`update auth_sessions set revoked_at = now() where sid = ${String(sid)}`)
      const soon = { timeout: A_MINUTE_MS, interval: 500 }
      await Promise.all([
        expect.poll(() => verdicts(servers, tokenOf('suspended')), soon).toEqual(both('Unauthorized')),
        expect.poll(statuses, soon).toEqual(both('ALUMNI')),
        expect.poll(() => verdicts(servers, tokenOf('ended')), soon).toEqual(both('Unauthorized')),
      ])
      console.log(`Members and sign-ins by hand: ${Math.round(performance.now() - began)} ms`)
      const keysBegan = performance.now()
      await db.execute(sql`update signing_keys set retired_at = now() where retired_at is null`)
      await expect.poll(() => verdicts(servers, tokenOf('other')), soon).toEqual(both('Token has expired.'))
      console.log(`A key retired by hand: ${Math.round(performance.now() - keysBegan)} ms`)
      expect(performance.now() - keysBegan).toBeLessThan(A_MINUTE_MS)
    },
    3 * A_MINUTE_MS,
  )
})

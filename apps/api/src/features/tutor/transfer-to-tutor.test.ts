import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { customers, tutorHandovers } from '@section/db/schema.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { eq } from 'drizzle-orm'
import { serverWithClock } from '../../testing/server-with-clock.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { deleteExpired } from './handovers-store.ts'
import { redeem, tokenOf, transfer } from './tutor.fixture.ts'

const { clock, server } = serverWithClock()

const UNAVAILABLE = { profAIUrl: null, error: { code: 'TUTOR_UNAVAILABLE' } }

test('A member is handed over to the address of the tutor, with a token in its fragment that names the member and the tutor and lives a minute', async () => {
  const userId = await server().insertMember({})
  const { profAIUrl, error } = await transfer(server(), userId)
  expect(error).toBeNull()
  expect(profAIUrl).toMatch(/^\/dev\/profai#token=[\w-]+\.[\w-]+\.[\w-]+$/)
  const token = String(profAIUrl).split('=')[1] ?? ''
  const { iat = 0, exp = 0, ...claims } = decodeJwt(token)
  expect(exp - iat).toBe(60)
  expect(claims).toEqual({ iss: server().url, aud: 'profai', sub: userId, jti: expect.any(String) })
  const kid = server().services.signingKeys.public.inUse.keys[0]?.kid
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'handover+jwt', kid })
})

test('A token of a hand-over signs nobody in', async () => {
  const token = await tokenOf(server(), await server().insertMember({}))
  const { status, data } = await server().graphql(token, '{ getMemberEntitlements(userId: "x") { type } }')
  expect([status, data]).toEqual([401, null])
})

test('Who works for a company without the tutor is not handed over, and a signed-out visitor is nobody', async () => {
  const userId = await server().insertMember({ customer: 'rival' })
  expect(await transfer(server(), userId)).toEqual(UNAVAILABLE)
  await server().database.db.update(customers).set({ enableProfAI: true }).where(eq(customers.slug, 'rival'))
  const colleague = await server().insertMember({ customer: 'rival' })
  expect((await transfer(server(), colleague)).error).toBeNull()
  const { status } = await server().graphql(null, 'mutation { transferToProfAI { profAIUrl } }')
  expect(status).toBe(401)
})

test('A school without a tutor hands nobody over and redeems nothing', async () => {
  const school = await startTestServer({ config: { tutor: null } })
  expect(await transfer(school, await school.insertMember({}))).toEqual(UNAVAILABLE)
  const { statusCode } = await school.app.inject({ method: 'POST', url: '/profai/redeem', payload: {} })
  expect(statusCode).toBe(405)
  await school.close()
})

test('A member is handed over 30 times a minute at most', async () => {
  const school = await startTestServer({ config: { rateLimits: true } })
  const userId = await school.insertMember({})
  for (let call = 1; call <= 30; call++) expect((await transfer(school, userId)).error).toBeNull()
  expect(await transfer(school, userId)).toEqual({ profAIUrl: null, error: { code: 'LIMIT_EXCEEDED' } })
  await school.close()
})

test('Hand-overs are deleted once they have expired, and not before', async () => {
  const { db } = server().database
  const userId = await server().insertMember({})
  const token = await tokenOf(server(), userId)
  const own = eq(tutorHandovers.userId, userId)
  await deleteExpired(db, clock.now + MINUTE_MS / 2)
  expect(await db.$count(tutorHandovers, own)).toBe(1)
  expect((await redeem(server(), token)).status).toBe(200)
  await deleteExpired(db, clock.now + MINUTE_MS)
  expect(await db.$count(tutorHandovers, own)).toBe(0)
})

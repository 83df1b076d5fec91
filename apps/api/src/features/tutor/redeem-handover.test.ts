import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { customers, members, tutorHandovers } from '@section/db/schema.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { serverWithClock } from '../../testing/server-with-clock.ts'
import { NOT_GOOD, redeem, tokenOf } from './tutor.fixture.ts'

const { clock, server } = serverWithClock()

let userId: string
beforeAll(async () => {
  userId = await server().insertMember({ email: 'nia@example.com' })
})

test('The tutor learns the id, the name, the address and the customer of a member, once', async () => {
  const token = await tokenOf(server(), userId)
  const nia = { userId, name: 'Nia Okafor', email: 'nia@example.com', customer: null }
  expect(await redeem(server(), token)).toEqual({ status: 200, body: nia })
  expect(await redeem(server(), token)).toEqual(NOT_GOOD)
})

test('The tutor learns which company pays for a member', async () => {
  const [acme] = await server()
    .database.db.insert(customers)
    .values({ slug: 'acme', name: 'Acme', type: 'ENTERPRISE', enableProfAI: true })
    .returning()
  const employee = await server().insertMember({ customer: 'acme' })
  const customer = { customerId: acme?.customerId, name: 'Acme' }
  expect((await redeem(server(), await tokenOf(server(), employee))).body).toMatchObject({ customer })
  const late = await tokenOf(server(), employee)
  await server()
    .database.db.update(customers)
    .set({ disableAIFeatures: true })
    .where(eq(customers.slug, 'acme'))
  expect(await redeem(server(), late)).toEqual(NOT_GOOD)
})

test('A token is redeemed within 60 seconds and not after', async () => {
  clock.now = Math.ceil(clock.now / 1000) * 1000
  const [early, late] = [await tokenOf(server(), userId), await tokenOf(server(), userId)]
  clock.now += MINUTE_MS - 1
  expect((await redeem(server(), early)).status).toBe(200)
  clock.now += 1
  expect(await redeem(server(), late)).toEqual(NOT_GOOD)
})

test('A token of a member who was suspended meanwhile is refused', async () => {
  const leaver = await server().insertMember({})
  const token = await tokenOf(server(), leaver)
  await server()
    .database.db.update(members)
    .set({ suspendedAt: new Date(clock.now) })
    .where(eq(members.userId, leaver))
  expect(await redeem(server(), token)).toEqual(NOT_GOOD)
})

interface Forgery {
  header?: Record<string, unknown>
  aud?: string
  iss?: string
  sub?: string
  key?: JWK
}

/** Makes a token of a stored hand-over that is right but for one thing. */
async function forge({ header, aud, iss, sub, key }: Forgery): Promise<string> {
  const [own] = server().services.signingKeys.signing
  if (!own) throw new Error('There is no signing key.')
  const handover = { handoverId: randomUUID(), userId, expiresAt: new Date(clock.now + MINUTE_MS) }
  await server().database.db.insert(tutorHandovers).values(handover)
  const claims = {
    iss: iss ?? server().url,
    aud: aud ?? 'profai',
    sub: sub ?? userId,
    jti: handover.handoverId,
  }
  const exp = Math.floor(clock.now / 1000) + 60
  if (header?.['alg'] === 'none') return new UnsecuredJWT({ ...claims, exp }).encode()
  return new SignJWT({ ...claims, exp })
    .setProtectedHeader({ alg: 'ES256', typ: 'handover+jwt', kid: own.kid, ...header })
    .sign(key ?? own.privateJwk)
}

async function otherKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return exportJWK(privateKey)
}

test('A token that is made like ours is redeemed, which shows that the forged ones are refused for their flaws', async () => {
  expect((await redeem(server(), await forge({}))).status).toBe(200)
})

test.each<[string, () => Promise<string>]>([
  ['for another audience', () => forge({ aud: 'another-tutor' })],
  ['for the app of members', () => forge({ aud: 'member-app' })],
  ['of another issuer', () => forge({ iss: 'https://evil.example' })],
  ['about another member', () => forge({ sub: randomUUID() })],
  ['of another type', () => forge({ header: { typ: 'JWT' } })],
  ['without a signature', () => forge({ header: { alg: 'none' } })],
  ['signed by another key under our name', async () => forge({ key: await otherKey() })],
  [
    'signed by an unknown key',
    async () => {
      const key = await otherKey()
      return forge({ key, header: { kid: await calculateJwkThumbprint(key) } })
    },
  ],
  ['damaged', async () => `${(await tokenOf(server(), userId)).slice(0, -8)}AAAAAAAA`],
  ['that signs in', () => server().token(userId)],
  ['of 10 kB', async () => `${await tokenOf(server(), userId)}${'x'.repeat(7000)}`],
  ['that is no token', async () => 'me'],
])('A token %s is refused like every other', async (_name, make) => {
  expect(await redeem(server(), await make())).toEqual(NOT_GOOD)
})

test('Only the tutor redeems: without its id and secret a good token is refused, and stays good', async () => {
  const token = await tokenOf(server(), userId)
  const unauthorized = { status: 401, body: { error: { message: 'Unauthorized' } } }
  const secret = server().services.config.tutor?.clientSecret ?? ''
  for (const authorization of [
    '',
    `Bearer ${await server().token(userId)}`,
    `Basic ${btoa('profai:')}`,
    `Basic ${btoa(`profai:${secret}x`)}`,
    `Basic ${btoa(`another:${secret}`)}`,
  ])
    expect(await redeem(server(), token, authorization), authorization).toEqual(unauthorized)
  expect((await redeem(server(), token)).status).toBe(200)
})

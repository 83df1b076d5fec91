import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { passRedemptionCodes } from '@section/db/schema.ts'
import { redemptionCodeHasher, storedCodeHashes } from './redemption-codes-store.ts'
import { insertPass } from '../insert-pass.fixture.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { insertFederatedSignIn } from '../../identity/federated-sign-in.fixture.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const TAKE = `mutation($userId: ID!, $shortCode: String!, $redemptionCode: String) {
  processPassExtras(userId: $userId, shortCode: $shortCode, redemptionCode: $redemptionCode) {
    success error { code } } }`
const STANDING = `query($userId: ID!, $shortCode: String!) {
  getMember(userId: $userId) { status customer { name } trialEndDate }
  getMemberEntitlements(userId: $userId) { type label }
  lookupPassActivationLink(userId: $userId, shortCode: $shortCode) { success link existingUser showStayTuned } }`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function member(columns: NewMember = {}) {
  const userId = await server.insertMember(columns)
  const token = await server.token(userId)
  return {
    userId,
    async take(shortCode: string, redemptionCode: string | null = null) {
      const variables = { userId, shortCode, redemptionCode }
      const { data } = await server.graphql<{
        processPassExtras: { success: boolean; error: { code: string } | null }
      }>(token, TAKE, variables)
      return data?.processPassExtras.error?.code ?? data?.processPassExtras.success
    },
    memberState: async (shortCode: string) =>
      (await server.graphql(token, STANDING, { userId, shortCode })).data,
  }
}

const takenOf = async (passId: string) =>
  (await rows(server.database.db, sql`select taken from passes where pass_id = ${passId}`))[0]?.['taken']

describe('A member who redeems a pass', () => {
  test('becomes an employee at once, on every server, and consumes one slot', async () => {
    const { db } = server.database
    const pass = await insertPass(db, { slots: 5, redirectUrl: '/courses' })
    const free = await member({ status: 'LIMITED', areas: ['mc-limited'], email: 'free@mail.example' })
    const nothing = { success: false, link: null, existingUser: null, showStayTuned: false }
    expect(await free.memberState(pass.code)).toMatchObject({ lookupPassActivationLink: nothing })
    expect([await free.take(pass.code), await free.take(pass.code.toLowerCase())]).toEqual([true, true])
    expect(await takenOf(pass.passId)).toBe(1)
    expect(await free.memberState(pass.code)).toEqual({
      getMember: { status: 'EMPLOYEE', customer: { name: 'Northlight' }, trialEndDate: null },
      getMemberEntitlements: [
        { type: 'mc-limited', label: '' },
        { type: 'mcsc-unlimited', label: 'Northlight' },
      ],
      lookupPassActivationLink: { success: true, link: '/courses', existingUser: true, showStayTuned: false },
    })
    expect(await queuedMails(db, 'free@mail.example')).toMatchObject([
      { kind: 'invitation-confirmed', passTitle: 'Northlight Circle', link: `${server.url}/` },
    ])
  })

  test('keeps a higher status', async () => {
    const pass = await insertPass(server.database.db)
    const paying = await member({ customer: 'consumer' })
    expect(await paying.take(pass.code)).toBe(true)
    expect(await paying.memberState(pass.code)).toMatchObject({
      getMember: { status: 'MEMBER', customer: { name: 'consumer' } },
    })
  })

  test('gets no second trial and the error TRIAL_USED', async () => {
    const pass = await insertPass(server.database.db, { memberStatus: 'TRIAL', trialDays: 30 })
    const ended = await member({ status: 'POST_TRIAL', trialEndDate: new Date('2026-01-01'), areas: [] })
    expect([await ended.take(pass.code), await takenOf(pass.passId)]).toEqual(['TRIAL_USED', 0])
    const paying = await member({ customer: 'consumer' })
    expect(await paying.take(pass.code)).toBe('PASS_GRANTS_NOTHING')
    const alumni = await member({ status: 'ALUMNI', areas: [] })
    expect(await alumni.take(pass.code)).toBe(true)
    expect(await alumni.memberState(pass.code)).toMatchObject({ getMember: { status: 'TRIAL' } })
  })

  test('is refused for the same reasons as a new registration', async () => {
    const { db } = server.database
    const somebody = await member()
    const acme = await insertPass(db, { emailDomains: ['acme.example'] })
    const full = await insertPass(db, { slots: 1, taken: 1 })
    const over = await insertPass(db, { closesAt: new Date(Date.now() - 1000) })
    const secret = await insertPass(db, { redemptionCodes: ['OPEN-SESAME'] })
    const realm = await insertPass(db, { realm: 'acme' })
    expect([
      await somebody.take('NOBODYS-CODE'),
      await somebody.take('../admin'),
      await somebody.take(acme.code),
      await somebody.take(full.code),
      await somebody.take(over.code),
      await somebody.take(secret.code),
      await somebody.take(secret.code, 'sesame'),
      await somebody.take(secret.code, 'open-sesame'),
      await somebody.take(realm.code),
    ]).toEqual(['404', '404', '412', '402', '410', '403', '403', true, 'SSO_REGISTRATION_FAILED'])
    await insertFederatedSignIn(server, { email: 'x@acme.example', realm: 'acme', userId: somebody.userId })
    expect(await somebody.take(realm.code)).toBe(true)
  })

  test('spends no guess on a text that cannot be a redemption code', async () => {
    const secret = await insertPass(server.database.db, { redemptionCodes: ['OPEN-SESAME'] })
    const somebody = await member()
    for (const typed of ['', ' - ', '\u200B', '\u3164', 'A'.repeat(300), '–', '...'])
      expect(await somebody.take(secret.code, typed)).toBe('403')
    expect(await somebody.take(secret.code, 'open sesame')).toBe(true)
  })

  test('takes a redemption code that was stored when its separators mattered, and imports it no second time', async () => {
    const { db } = server.database
    const pass = await insertPass(db, { redemptionCodes: ['OPEN-SESAME'], usesOTRC: true })
    const { earlierHash } = (await redemptionCodeHasher(db))(pass.passId, 'OPEN-SESAME')
    await db
      .update(passRedemptionCodes)
      .set({ codeHash: earlierHash })
      .where(eq(passRedemptionCodes.passId, pass.passId))
    expect(await storedCodeHashes(db, pass.passId, ['open-sesame'])).toEqual([earlierHash])
    expect(await (await member()).take(pass.code, ' Open-Sesame ')).toBe(true)
    expect(await (await member()).take(pass.code, 'OPEN-SESAME')).toBe('403')
  })
})

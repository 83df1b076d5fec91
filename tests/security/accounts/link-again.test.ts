import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '@section/api/server/access/password-hash.ts'
import { purgeFederation } from '@section/api/features/identity/federation/federation-store.ts'
import { insertFederatedSignIn } from '@section/api/features/identity/federated-sign-in.fixture.ts'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { refreshTokens } from '@section/api/testing/token-requests.ts'
import { federatedIdentities, members } from '@section/db/schema.ts'
import { forgetLinks, linkingCalls, NORA, UNLINKED, VERIFIED } from './linking-calls.ts'
import { PASSWORD, StepUp } from './step-up.ts'

/** An unlinked social account is linked again only by its member. SECURITY.md#account-takeover-by-federation */
let school: StepUp
let nora: { userId: string; token: string }

beforeAll(async () => {
  school = await StepUp.open()
})
afterAll(() => school.server.close())
beforeEach(async () => {
  await forgetLinks(school.server)
  await school.server.database.db.delete(members).where(eq(members.email, NORA))
  nora = await newNora()
})

const calls = linkingCalls(() => school.server)
const newNora = async () => calls.newMember({ email: NORA, passwordHash: await hashPassword(PASSWORD) })
const signIn = (context = 'login') =>
  new FederatedVisitor(school.server.url).signIn({ context, provider: 'social' }, 'nora')
const linkAgain = async (token: string | undefined, password: string) =>
  school.post('/user/linkAgain', { password }, token)
const refused = (code: string, message: string) => ({ success: false, error: { code, message } })
const NOT_THEIRS = refused('INVALID_PASSWORD', 'This is not your password.')

/** Links Nora's social account, unlinks it, and signs in with it. */
async function unlinkAndReturn() {
  await signIn()
  expect((await calls.nora())?.userId).toBe(nora.userId)
  expect(await calls.unlink(nora.token)).toEqual(UNLINKED)
  return signIn()
}

describe('A social account that its member unlinked', () => {
  test.each(['login', 'limited-signup', 'pass-registration', 'set-password'])(
    'is not linked by signing in for %s, and its browser learns what is needed',
    async (context) => {
      await unlinkAndReturn()
      const { finished, tokens } = await signIn(context)
      expect(finished.body).toEqual({ context, options: {}, failure: null, unlinked: 'password' })
      expect(decodeJwt(tokens.id_token)).not.toHaveProperty('custom:user_id')
      expect(await calls.nora()).toMatchObject({ userId: null, unlinkedFrom: nora.userId })
    },
  )

  test('is linked again with the password, signs in, and the member is told', async () => {
    const { tokens } = await unlinkAndReturn()
    expect((await linkAgain(tokens.id_token, PASSWORD)).body).toEqual({ success: true })
    expect(await calls.nora()).toMatchObject({ userId: nora.userId, unlinkedFrom: null })
    expect(await calls.shownAddress(nora)).toBe(NORA)
    const refreshed = await refreshTokens(school.server.url, tokens.refresh_token)
    expect(decodeJwt(refreshed.body.id_token)['custom:user_id']).toBe(nora.userId)
    const mails = await queuedMails(school.server.database.db)
    expect(mails.filter(({ kind }) => kind === 'sign-in-linked')).toHaveLength(2)
    const later = await signIn()
    expect(later.finished.body).toEqual({ context: 'login', options: {}, failure: null })
    expect(decodeJwt(later.tokens.id_token)['custom:user_id']).toBe(nora.userId)
  })

  test('is not linked with a wrong password', async () => {
    const { tokens } = await unlinkAndReturn()
    for (const password of ['', 'Other-horse-8', `${PASSWORD} `])
      expect((await linkAgain(tokens.id_token, password)).body, password).toEqual(NOT_THEIRS)
    expect((await calls.nora())?.userId).toBeNull()
  })

  test('is not linked with a password that its member changes while it is checked', async () => {
    const { tokens } = await unlinkAndReturn()
    const { limits } = school.server.services
    const set = limits.set.bind(limits)
    vi.spyOn(limits, 'set').mockImplementationOnce(async (...place) => {
      const body = { currentPassword: PASSWORD, newPassword: 'Better-horse-8' }
      expect((await school.post('/user/changePassword', body, nora.token)).body).toEqual({ success: true })
      return set(...place)
    })
    expect((await linkAgain(tokens.id_token, PASSWORD)).body).toEqual(NOT_THEIRS)
    expect((await calls.nora())?.userId).toBeNull()
  })

  test('of a member without a password is linked by no password, and the member is told how to sign in', async () => {
    const { tokens } = await unlinkAndReturn()
    await school.server.database.db
      .update(members)
      .set({ passwordHash: null })
      .where(eq(members.userId, nora.userId))
    expect((await signIn()).finished.body).toMatchObject({ unlinked: 'elsewhere' })
    expect((await linkAgain(tokens.id_token, '')).body).toEqual(NOT_THEIRS)
  })

  test('of a suspended member is not linked by the password, and nobody is told', async () => {
    const { tokens } = await unlinkAndReturn()
    await school.server.database.db
      .update(members)
      .set({ suspendedAt: new Date() })
      .where(eq(members.userId, nora.userId))
    expect((await signIn()).finished.body).not.toHaveProperty('unlinked')
    expect((await linkAgain(tokens.id_token, PASSWORD)).body).toEqual(NOT_THEIRS)
  })

  test('is not linked to another member who has its address meanwhile', async () => {
    const { tokens } = await unlinkAndReturn()
    const { db } = school.server.database
    await db.update(members).set({ email: 'nora.new@example.com' }).where(eq(members.userId, nora.userId))
    const other = await newNora()
    await signIn()
    expect((await calls.nora())?.userId).toBeNull()
    expect((await linkAgain(tokens.id_token, PASSWORD)).body).toEqual({ success: true })
    expect((await calls.nora())?.userId).toBe(nora.userId)
    expect(other.userId).not.toBe(nora.userId)
    await db.delete(members).where(eq(members.userId, nora.userId))
  })

  test('of a member who has linked another account meanwhile is refused as linked already', async () => {
    const { tokens } = await unlinkAndReturn()
    const issuer = (await calls.nora())?.issuer ?? ''
    const { identityId } = await insertFederatedSignIn(school.server, { email: 'robin@mail.example' })
    await school.server.database.db
      .update(federatedIdentities)
      .set({ issuer, userId: nora.userId })
      .where(eq(federatedIdentities.identityId, identityId))
    expect((await linkAgain(tokens.id_token, PASSWORD)).body).toEqual(
      refused('ALREADY_LINKED', 'The selected social account is already linked.'),
    )
    expect((await calls.nora())?.userId).toBeNull()
  })

  test('is linked in the settings as usual, and the unlinking is forgotten', async () => {
    await unlinkAndReturn()
    const userName = await calls.prove(nora.token)
    expect(await calls.link(nora.token, NORA, userName)).toEqual(VERIFIED)
    expect(await calls.nora()).toMatchObject({ userId: nora.userId, unlinkedFrom: null })
  })

  test('is remembered for as long as the member exists, and no longer', async () => {
    await unlinkAndReturn()
    const { db } = school.server.database
    const years = Date.now() + 3 * 365 * 86_400_000
    await purgeFederation(db, years)
    expect((await calls.nora())?.unlinkedFrom).toBe(nora.userId)
    await db.delete(members).where(eq(members.userId, nora.userId))
    expect((await calls.nora())?.unlinkedFrom).toBeNull()
    await purgeFederation(db, years)
    expect(await calls.nora()).toBeUndefined()
  })
})

describe('The repeated linking of a social account', () => {
  test('is possible only for the browser that came with an unlinked account', async () => {
    const { token } = await insertFederatedSignIn(school.server, { email: NORA })
    expect((await linkAgain(token, PASSWORD)).body).toEqual(refused('NOT_FOUND', 'This does not exist.'))
    for (const bearer of [undefined, 'nonsense', nora.token])
      expect((await linkAgain(bearer, PASSWORD)).status).toBe(401)
  })

  test('takes a password and no other input', async () => {
    const { tokens } = await unlinkAndReturn()
    for (const body of [
      {},
      { password: 7 },
      { password: PASSWORD, userId: nora.userId },
      { password: 'x'.repeat(1001) },
    ])
      expect((await school.post('/user/linkAgain', body, tokens.id_token)).status).toBe(400)
  })

  test('that is sent twice links once, and the second call is answered as a member’s', async () => {
    const { tokens } = await unlinkAndReturn()
    const answers = await Promise.all([1, 2].map(() => linkAgain(tokens.id_token, PASSWORD)))
    expect(answers.filter(({ body }) => body['success'] === true).length).toBeGreaterThanOrEqual(1)
    expect((await calls.nora())?.userId).toBe(nora.userId)
  })
})

test('A social account that was never linked does not reveal whether its address has an account', async () => {
  await school.server.database.db
    .update(members)
    .set({ passwordHash: null })
    .where(eq(members.userId, nora.userId))
  const known = await signIn()
  await school.server.database.db.delete(members).where(eq(members.userId, nora.userId))
  const unknown = await signIn()
  expect(known.finished.body).toEqual({ context: 'login', options: {}, failure: null })
  expect(unknown.finished.body).toEqual(known.finished.body)
})

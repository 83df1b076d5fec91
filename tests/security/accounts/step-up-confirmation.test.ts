import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Browser } from '@section/api/testing/browser.ts'
import { CodeSignIn } from '@section/api/testing/code-sign-in.ts'
import { insertFederatedSignIn } from '@section/api/features/identity/federated-sign-in.fixture.ts'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { federatedIdentities, federationRequests, oidcRecords } from '@section/db/schema.ts'
import { PASSWORD, REFUSED, type SignedIn, StepUp, TEN_MINUTES } from './step-up.ts'

/** The ways in which members confirm their identity. docs/product/account-settings.md#identity-confirmation */
let school: StepUp
let nia: SignedIn
beforeAll(async () => {
  school = await StepUp.open()
})
beforeEach(async () => {
  await school.server.database.db.delete(federationRequests)
  await school.server.database.db.delete(federatedIdentities)
  nia = await school.member()
})
afterAll(() => school.server.close())

const howTo = async (token: string) => (await school.post('/user/howToConfirm', {}, token)).body

describe('A confirmation with the password', () => {
  test('holds for ten minutes and for this sign-in only', async () => {
    const elsewhere = await school.server.token(nia.userId)
    await school.pass(TEN_MINUTES)
    expect(await howTo(nia.token)).toEqual({ by: 'password' })
    expect((await school.confirm(nia.token, PASSWORD)).body).toEqual({ success: true })
    expect(await school.startLinking(nia.token)).toHaveProperty('authorizeUrl')
    expect(await school.startLinking(elsewhere)).toEqual(REFUSED)
    await school.pass(TEN_MINUTES)
    expect(await school.startLinking(nia.token)).toEqual(REFUSED)
  })

  test('is refused with the password of another member', async () => {
    const mallory = await school.member('Other-horse-8')
    await school.pass(TEN_MINUTES)
    for (const password of ['', 'Other-horse-8', `${PASSWORD} `, 'x'.repeat(1000)]) {
      expect((await school.confirm(nia.token, password)).body, password).toEqual({
        success: false,
        error: { code: 'INVALID_PASSWORD', message: 'This is not your password.' },
      })
    }
    expect((await school.confirm(mallory.token, 'Other-horse-8')).body).toEqual({ success: true })
    expect(await school.startLinking(nia.token)).toEqual(REFUSED)
  })

  test('is not offered to a member without a password', async () => {
    const only = await school.member(null)
    await school.pass(TEN_MINUTES)
    expect((await school.confirm(only.token, '')).body).toMatchObject({ success: false })
    expect(await school.startLinking(only.token)).toEqual(REFUSED)
  })

  test('is offered to a member with a password', async () => {
    const { token } = await insertFederatedSignIn(school.server, { email: 'new@mail.example' })
    for (const bearer of [undefined, 'nonsense', token]) {
      expect((await school.post('/user/confirmIdentity', { password: PASSWORD }, bearer)).status).toBe(401)
      expect((await school.post('/user/howToConfirm', {}, bearer)).status).toBe(401)
    }
    for (const body of [
      {},
      { password: 7 },
      { password: PASSWORD, userId: nia.userId },
      { password: 'x'.repeat(1001) },
    ])
      expect((await school.post('/user/confirmIdentity', body, nia.token)).status).toBe(400)
  })
})

describe('A confirmation without a password', () => {
  test.each([
    [
      'at the social provider',
      { context: 'login', provider: 'social' },
      'nora',
      'nora.social@mail.example',
      { by: 'social' },
    ],
    [
      'at their employer',
      { context: 'corporate-login', realm: 'acme' },
      'ada',
      'ada@acme.example',
      { by: 'realm', realm: 'acme' },
    ],
  ])('is given by signing in again %s', async (_where, start, subject, email, how) => {
    const { userId } = await school.member(null)
    await new FederatedVisitor(school.server.url).signIn(start, subject)
    await school.server.database.db
      .update(federatedIdentities)
      .set({ userId })
      .where(eq(federatedIdentities.email, email))
    const first = (await new FederatedVisitor(school.server.url).signIn(start, subject)).tokens.id_token
    expect(await school.startLinking(first)).toHaveProperty('authorizeUrl')
    await school.pass(TEN_MINUTES)
    expect(await howTo(first)).toEqual(how)
    expect(await school.startLinking(first)).toEqual(REFUSED)
    const proof = await new FederatedVisitor(school.server.url).signIn({ ...start, again: true }, subject)
    const again = proof.tokens.id_token
    expect(await school.startLinking(again)).toHaveProperty('authorizeUrl')
    expect(await school.startLinking(first)).toEqual(REFUSED)
  })
})

test('A confirmation allows ten guesses of a password, like the login form', async () => {
  const limited = await StepUp.open({ RATE_LIMITS: 'true' })
  const member = await limited.member()
  await limited.pass(TEN_MINUTES)
  const statuses = []
  for (let i = 0; i < 11; i++) statuses.push((await limited.confirm(member.token, 'Wrong-horse-7')).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  const late = await limited.confirm(member.token, PASSWORD)
  expect([late.status, late.body]).toEqual([
    429,
    { error: { code: 'LIMIT_EXCEEDED', message: 'Too many tries. Please try again in 15 minutes.' } },
  ])
  expect(await limited.startLinking(member.token)).toEqual(REFUSED)
  await limited.server.close()
})

test('A sign-in by the provider’s cookie counts as old as the form that set the cookie', async () => {
  const browser = new Browser()
  const form = await browser.get(app.authorizeUrl())
  await browser.post(form.url.href, { email: nia.email, password: PASSWORD })
  const fresh = await tokenFor(await browser.get(app.authorizeUrl()))
  expect(await school.startLinking(fresh)).toHaveProperty('authorizeUrl')
  // The form that set the cookie was submitted eleven minutes ago.
  await school.server.database.db
    .update(oidcRecords)
    .set({ payload: sql`jsonb_set(payload, '{loginTs}', ((payload ->> 'loginTs')::int - 660)::text::jsonb)` })
    .where(eq(oidcRecords.model, 'Session'))
  expect(await school.startLinking(await tokenFor(await browser.get(app.authorizeUrl())))).toEqual(REFUSED)
})

const app = new CodeSignIn(() => school.server.url)

async function tokenFor({ url }: { url: URL }): Promise<string> {
  const { body } = await app.exchange(url.searchParams.get('code') ?? '')
  return body.id_token
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { members, passes } from '@section/db/schema.ts'
import { federatedCaller } from '../../testing/federated-caller.ts'
import { insertPass } from '../../testing/insert-pass.ts'
import { queuedMails } from '../../testing/queued-mails.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const DAY_MS = 86_400_000
const REGISTER = `mutation($code: String!, $firstName: String!, $lastName: String!, $email: String!, $company: String,
    $jobTitle: String, $jobLevel: String, $companyNumberOfEmployees: String, $phone: String, $redemptionCode: String,
    $ssoUsername: String, $extra: [ExtraFieldInput!]) {
  createUserWithPass(code: $code, firstName: $firstName, lastName: $lastName, email: $email, company: $company,
    jobTitle: $jobTitle, jobLevel: $jobLevel, companyNumberOfEmployees: $companyNumberOfEmployees, phone: $phone,
    redemptionCode: $redemptionCode, ssoUsername: $ssoUsername, extra: $extra) { result tac error { code message } } }`
const LOOKUP = `query($code: String!, $email: String!, $tac: String!) {
  lookupPassActivationLink(code: $code, email: $email, tac: $tac) { success link existingUser showStayTuned } }`

interface Result {
  result: string | null
  tac: string | null
  error: { code: string; message: string } | null
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let people = 0
const somebody = (email = `nia${++people}@mail.example`) => ({ firstName: 'Nia', lastName: 'Okafor', email })

async function register(variables: Record<string, unknown>, token: string | null = null): Promise<Result> {
  const { data } = await server.graphql<{ createUserWithPass: Result }>(token, REGISTER, variables)
  if (!data) throw new Error('There was no answer.')
  return data.createUserWithPass
}

async function lookup(variables: Record<string, unknown>, token: string | null = null) {
  const { data } = await server.graphql<{ lookupPassActivationLink: object }>(token, LOOKUP, variables)
  return data?.lookupPassActivationLink
}

const accountOf = async (email: string) =>
  (await server.database.db.select().from(members).where(eq(members.email, email)))[0]

const takenOf = async (passId: string) =>
  (await server.database.db.select().from(passes).where(eq(passes.passId, passId)))[0]?.taken

describe('registering with a pass', () => {
  test('gives an employee the customer, the areas, one slot and an activation mail', async () => {
    const { db } = server.database
    const pass = await insertPass(db, { slots: 3 })
    const person = somebody('Nia.Okafor@Mail.example')
    const answer = await register({ code: pass.code.toLowerCase(), ...person, firstName: '  Nia ' })
    expect(answer).toEqual({ result: 'ConfirmedWithActivation', tac: expect.any(String), error: null })

    const account = await accountOf('nia.okafor@mail.example')
    expect(account).toMatchObject({
      status: 'EMPLOYEE',
      customerId: pass.customerId,
      firstName: 'Nia',
      passwordHash: null,
      trialEndDate: null,
    })
    const areas = await rows(
      db,
      sql`select type, label, precedence, ends_at from entitlements where user_id = ${account?.userId}`,
    )
    expect(areas).toEqual([{ type: 'mcsc-unlimited', label: 'Northlight', precedence: 2, ends_at: null }])
    expect(await takenOf(pass.passId)).toBe(1)
    const [mail, ...more] = await queuedMails(db, 'nia.okafor@mail.example')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'activation', firstName: 'Nia', passTitle: 'Northlight Circle' })
    expect(mail && 'link' in mail && mail.link).toContain(`${server.url}/set-password?`)
  })

  test('a consumer says where they work, and has thirty days', async () => {
    const { db } = server.database
    const pass = await insertPass(db, { segment: 'CONSUMER', memberStatus: 'TRIAL', trialDays: 30 })
    const person = somebody()
    expect((await register({ code: pass.code, ...person })).error).toEqual({
      code: 'REQUIRED',
      message: 'Required',
    })
    const work = {
      company: ' Sendero ',
      jobTitle: 'Buyer',
      jobLevel: 'manager',
      companyNumberOfEmployees: '100-499',
      phone: '+49 40 123',
    }
    expect((await register({ code: pass.code, ...person, ...work, jobLevel: 'king' })).error?.code).toBe(
      'REQUIRED',
    )
    const before = Date.now()
    expect((await register({ code: pass.code, ...person, ...work })).result).toBe('ConfirmedWithActivation')
    const account = await accountOf(person.email)
    expect(account).toMatchObject({ status: 'TRIAL', jobRole: 'Buyer' })
    const ends = account?.trialEndDate?.getTime() ?? 0
    expect(ends - before).toBeGreaterThanOrEqual(30 * DAY_MS)
    expect(ends - before).toBeLessThan(30 * DAY_MS + 60_000)
    const [kept] = await rows(
      db,
      sql`select company, job_title, job_level, company_number_of_employees as size, phone
        from pass_redemptions where user_id = ${account?.userId}`,
    )
    expect(kept).toEqual({
      company: 'Sendero',
      job_title: 'Buyer',
      job_level: 'manager',
      size: '100-499',
      phone: '+49 40 123',
    })
    const companies = await rows(
      db,
      sql`select name from member_companies where user_id = ${account?.userId}`,
    )
    expect(companies).toEqual([{ name: 'Sendero' }])
  })

  test('asks for the pass’s own fields, and keeps no others', async () => {
    const { db } = server.database
    const extraFields = [
      { name: 'team', label: 'Your team', required: true },
      { name: 'goal', label: 'Your goal', required: false },
    ]
    const pass = await insertPass(db, { extraFields })
    const person = somebody()
    expect((await register({ code: pass.code, ...person })).error?.code).toBe('REQUIRED')
    const extra = [
      { name: 'team', value: ' Sales ' },
      { name: 'isAdmin', value: 'true' },
    ]
    expect((await register({ code: pass.code, ...person, extra })).error).toBeNull()
    const [kept] = await rows(
      db,
      sql`select extra from pass_redemptions join members using (user_id) where email = ${person.email}`,
    )
    expect(kept).toEqual({ extra: { team: 'Sales' } })
  })

  test.each([
    ['a code that is none', { code: '../admin' }, '404'],
    ['an unknown code', { code: 'NOBODYS-CODE' }, '404'],
    ['no address', { email: 'nia' }, 'INVALID_EMAIL'],
    ['a forged header', { firstName: 'Nia\r\nBcc: all@mail.example' }, 'INVALID_NAME'],
    ['a long name', { lastName: 'x'.repeat(31) }, 'INVALID_ANSWER'],
    ['an empty name', { lastName: ' ' }, 'REQUIRED'],
  ])('refuses %s', async (_what, wrong, code) => {
    const pass = await insertPass(server.database.db)
    const answer = await register({ code: pass.code, ...somebody(), ...wrong })
    expect(answer).toMatchObject({ result: null, tac: null, error: { code } })
    expect(await takenOf(pass.passId)).toBe(0)
  })

  test('tells 402, 410 and 404 of passes that are full, over or not open yet', async () => {
    const { db } = server.database
    const codeOf = async (pass: Parameters<typeof insertPass>[1]) => (await insertPass(db, pass)).code
    const day = (days: number) => new Date(Date.now() + days * DAY_MS)
    const answers = [
      await register({ code: await codeOf({ slots: 2, taken: 2 }), ...somebody() }),
      await register({ code: await codeOf({ closesAt: day(-1) }), ...somebody() }),
      await register({ code: await codeOf({ opensAt: day(1) }), ...somebody() }),
    ]
    expect(answers.map(({ error }) => error?.code)).toEqual(['402', '410', '404'])
  })

  test('takes addresses of the employer only, and says so by the domain alone', async () => {
    const pass = await insertPass(server.database.db, { emailDomains: ['acme.example'] })
    const error = {
      code: '412',
      message:
        'This email extension is not recognized for this course. Please try again with your work email.',
    }
    expect((await register({ code: pass.code, ...somebody('nia@mail.example') })).error).toEqual(error)
    expect((await register({ code: pass.code, ...somebody('nia@it.acme.example') })).error).toEqual(error)
    expect((await register({ code: pass.code, ...somebody('nia@Acme.example') })).error).toBeNull()
  })

  test('needs the redemption code, and a one-time code serves one', async () => {
    const { db } = server.database
    const shared = await insertPass(db, { redemptionCodes: ['OPEN-SESAME'] })
    const invalid = { code: '403', message: 'Invalid redemption code.' }
    expect((await register({ code: shared.code, ...somebody() })).error?.code).toBe('REQUIRED')
    expect((await register({ code: shared.code, ...somebody(), redemptionCode: 'sesame' })).error).toEqual(
      invalid,
    )
    for (const redemptionCode of ['OPEN-SESAME', ' open-sesame ']) {
      expect((await register({ code: shared.code, ...somebody(), redemptionCode })).error).toBeNull()
    }
    const once = await insertPass(db, { redemptionCodes: ['ONE-1', 'ONE-2'], usesOTRC: true })
    expect((await register({ code: once.code, ...somebody(), redemptionCode: 'ONE-1' })).error).toBeNull()
    expect((await register({ code: once.code, ...somebody(), redemptionCode: 'ONE-1' })).error).toEqual(
      invalid,
    )
    expect((await register({ code: once.code, ...somebody(), redemptionCode: 'ONE-2' })).error).toBeNull()
    expect(await takenOf(once.passId)).toBe(2)
    const [row] = await rows<{ plain: number }>(
      db,
      sql`select count(*)::int as plain from pass_redemption_codes where code_hash ilike '%sesame%'`,
    )
    expect(row?.plain).toBe(0)
  })
})

describe('an address that has an account', () => {
  test('gets the same answer, takes no slot, and its mail leads to sign in', async () => {
    const { db } = server.database
    const pass = await insertPass(db)
    const email = 'grace@mail.example'
    const userId = await server.insertMember({ email, passwordHash: 'a hash', firstName: 'Grace' })
    const taken = await register({ code: pass.code, ...somebody(email), firstName: 'Mallory' })
    const fresh = await register({ code: pass.code, ...somebody() })
    expect({ ...taken, tac: null }).toEqual({ ...fresh, tac: null })
    expect(taken.tac).toHaveLength(fresh.tac?.length ?? 0)
    expect(await takenOf(pass.passId)).toBe(1)
    expect((await accountOf(email))?.firstName).toBe('Grace')
    const link = `${server.url}/login?redirectPath=${encodeURIComponent(`/invite-registration/${pass.code}`)}`
    expect(await queuedMails(db, email)).toEqual([
      { kind: 'already-registered', to: email, firstName: 'Grace', link },
    ])
    const nothing = { success: true, link: null, existingUser: null, showStayTuned: false }
    expect(await lookup({ code: pass.code, email, tac: taken.tac })).toEqual(nothing)
    const me = await server.token(userId)
    expect(await lookup({ code: pass.code, email, tac: taken.tac }, me)).toEqual(nothing)
  })

  test('that waits for its activation is mailed again, a minute later at the earliest', async () => {
    let now = Date.now()
    const clocked = await startTestServer({ clock: () => now, database: server.database })
    const pass = await insertPass(server.database.db)
    const person = somebody()
    const send = () => clocked.graphql(null, REGISTER, { code: pass.code, ...person })
    const mails: number[] = []
    for (const seconds of [0, 30, 31, 120, 120, 120]) {
      now += seconds * 1000
      await send()
      mails.push((await queuedMails(server.database.db, person.email)).length)
    }
    expect(mails).toEqual([1, 1, 2, 3, 3, 3])
    expect(await takenOf(pass.passId)).toBe(1)
    await clocked.close()
  })
})

describe('an identity provider’s word', () => {
  test('makes an account that needs no activation, and is linked to it', async () => {
    const { db } = server.database
    const pass = await insertPass(db, { realm: 'acme', emailDomains: ['acme.example'] })
    const email = 'newhire@acme.example'
    const { identityId, ssoUsername, token } = await federatedCaller(server, { email, realm: 'acme' })
    const answer = await register({ code: pass.code, ...somebody(email), ssoUsername }, token)
    expect(answer).toMatchObject({ result: 'ConfirmedWithoutActivation', error: null })
    const account = await accountOf(email)
    const linked = await rows(
      db,
      sql`select user_id as "userId" from federated_identities where identity_id = ${identityId}`,
    )
    expect(linked).toEqual([{ userId: account?.userId }])
    expect(await queuedMails(db, email)).toMatchObject([{ kind: 'invitation-confirmed' }])
    const found = { success: true, link: '/', existingUser: false, showStayTuned: false }
    expect(await lookup({ code: pass.code, email, tac: answer.tac }, token)).toEqual(found)
    // The answer got lost, and the browser asks again.
    const again = await register({ code: pass.code, ...somebody(email), ssoUsername }, token)
    expect(again.result).toBe('ConfirmedWithoutActivation')
    expect(await takenOf(pass.passId)).toBe(1)
  })

  test('is nobody else’s: another address, an unverified one, another realm or name is refused', async () => {
    const pass = await insertPass(server.database.db, { realm: 'acme' })
    const email = 'ceo@acme.example'
    const own = await federatedCaller(server, { email: 'mallory@acme.example', realm: 'acme' })
    const unverified = await federatedCaller(server, { email, realm: 'acme', emailVerified: false })
    const elsewhere = await federatedCaller(server, { email, realm: 'initech' })
    const other = await federatedCaller(server, { email, realm: 'acme' })
    const tries = [
      [own.ssoUsername, own.token],
      [unverified.ssoUsername, unverified.token],
      [elsewhere.ssoUsername, elsewhere.token],
      [other.ssoUsername, own.token],
      [other.ssoUsername, null],
      [null, other.token],
    ] as const
    for (const [ssoUsername, token] of tries) {
      const { error } = await register({ code: pass.code, ...somebody(email), ssoUsername }, token)
      expect(error).toEqual({
        code: 'SSO_REGISTRATION_FAILED',
        message: 'Could not register with corporate sign-in. Please try again later.',
      })
    }
    expect(await accountOf(email)).toBeUndefined()
  })

  test('does not join an account that is somebody’s, and only its owner learns of it', async () => {
    const { db } = server.database
    const pass = await insertPass(db)
    const email = 'owner@mail.example'
    await server.insertMember({ email, passwordHash: 'a hash' })
    const { identityId, ssoUsername, token } = await federatedCaller(server, { email })
    const answer = await register({ code: pass.code, ...somebody(email), ssoUsername }, token)
    expect(answer.result).toBe('ConfirmedWithActivation')
    const linked = await rows(
      db,
      sql`select user_id as "userId" from federated_identities where identity_id = ${identityId}`,
    )
    expect(linked).toEqual([{ userId: null }])
    const found = { success: true, link: '/login', existingUser: true, showStayTuned: false }
    expect(await lookup({ code: pass.code, email, tac: answer.tac }, token)).toEqual(found)
    expect(await lookup({ code: pass.code, email, tac: answer.tac })).toMatchObject({ link: null })
  })
})

test('what begins later stays tuned, runs from then, and is mailed then', async () => {
  const { db } = server.database
  const beginsAt = new Date(Date.now() + 21 * DAY_MS)
  const pass = await insertPass(db, { beginsAt, trialDays: 90, memberStatus: 'MEMBER' })
  const person = somebody()
  const { tac } = await register({ code: pass.code, ...person })
  expect(await lookup({ code: pass.code, email: person.email, tac })).toMatchObject({
    success: true,
    showStayTuned: true,
  })
  await register({ code: pass.code, ...person })
  const mails = await rows(
    db,
    sql`select payload->>'kind' as kind, next_attempt_at = ${beginsAt.toISOString()}::timestamptz as "onTheDay"
      from outbox where payload->>'to' = ${person.email}`,
  )
  expect(mails).toEqual([{ kind: 'activation', onTheDay: true }])
  const [area] = await rows(
    db,
    sql`select starts_at = ${beginsAt.toISOString()}::timestamptz as later, ends_at - starts_at = '90 days' as ends
      from entitlements join members using (user_id) where email = ${person.email}`,
  )
  expect(area).toEqual({ later: true, ends: true })
})

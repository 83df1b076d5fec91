import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertPass } from '../insert-pass.fixture.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { registrations, somebody } from '../../../testing/registrations.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const { register, lookup, accountOf, takenOf } = registrations(() => server)

describe('Registering with a pass', () => {
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

  test('does not require a consumer’s job details, and refuses values that are not offered', async () => {
    const pass = await insertPass(server.database.db, { segment: 'CONSUMER', memberStatus: 'TRIAL' })
    const { email, ...person } = somebody()
    expect(await register({ code: pass.code, ...person, email })).toMatchObject({
      result: 'ConfirmedWithActivation',
      error: null,
    })
    expect(await accountOf(email)).toMatchObject({ status: 'TRIAL', jobRole: null })
    const [kept] = await rows(
      server.database.db,
      sql`select company, job_title, job_level, company_number_of_employees as size, phone
        from pass_redemptions join members using (user_id) where email = ${email}`,
    )
    expect(kept).toEqual({ company: null, job_title: null, job_level: null, size: null, phone: null })
    const wrong = await register({ code: pass.code, ...somebody(), companyNumberOfEmployees: 'some' })
    expect(wrong.error?.code).toBe('REQUIRED')
  })

  test('stores a consumer’s job details and starts a trial of thirty days', async () => {
    const { db } = server.database
    const pass = await insertPass(db, { segment: 'CONSUMER', memberStatus: 'TRIAL', trialDays: 30 })
    const person = somebody()
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

  test('requires the pass’s own fields and stores no others', async () => {
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
})

test('A registration with a pass that begins later is confirmed at once, and its activation link is mailed on that day', async () => {
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
    sql`select payload->>'kind' as kind, start_after = ${beginsAt.toISOString()}::timestamptz as "onTheDay",
        start_after <= now() as "atOnce"
      from outbox join pgboss.job on data->>'outboxId' = outbox_id::text where payload->>'to' = ${person.email} order by kind desc`,
  )
  expect(mails).toEqual([
    { kind: 'invitation-kept', onTheDay: false, atOnce: true },
    { kind: 'activation', onTheDay: true, atOnce: false },
  ])
  expect(await queuedMails(db, person.email)).toContainEqual({
    kind: 'invitation-kept',
    to: person.email,
    firstName: 'Nia',
    passTitle: 'Northlight Circle',
    beginsAt: beginsAt.getTime(),
    next: 'activation',
  })
  const [area] = await rows(
    db,
    sql`select starts_at = ${beginsAt.toISOString()}::timestamptz as later, ends_at - starts_at = '90 days' as ends
      from entitlements join members using (user_id) where email = ${person.email}`,
  )
  expect(area).toEqual({ later: true, ends: true })
})

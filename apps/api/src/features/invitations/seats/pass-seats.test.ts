import { decodeJwt } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { passSeats } from '@section/db/schema.ts'
import { HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { SEAT_MS } from '@section/domain/invitations/passes/pass-seat.ts'
import { FederatedVisitor } from '../../../testing/federated-sign-in.ts'
import { insertPass } from '../insert-pass.fixture.ts'
import { insertRealms } from '../../../testing/insert-realms.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { registrations, somebody } from '../../../testing/registrations.ts'
import { serverWithClock } from '../../../testing/server-with-clock.ts'
import { lapseSeats } from './lapse-seats.ts'

const { clock, server } = serverWithClock()
beforeEach(async () => {
  await server().database.db.delete(passSeats)
})
const { register, signUp, takenOf } = registrations(server)

const ACTIVATED = { success: true }
const FULL = { success: false, error: { code: '402', message: 'There are no slots left.' } }

/** Sets a password by a code from forgot password, the way that is open when links have expired. */
async function activate(email: string) {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${server().url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json() as Promise<unknown>
  }
  await post('/user/forgotPassword', { email })
  const mail = (await queuedMails(server().database.db, email)).at(-1)
  const code = mail && 'code' in mail ? mail.code : 'none'
  return post('/user/confirmPassword', { email, code, password: 'Better-horse-8' })
}

/** Returns the account of an address with its areas and passes. */
const accountState = async (email: string) =>
  (
    await rows(
      server().database.db,
      sql`select m.status, (select name from customers c where c.customer_id = m.customer_id) as customer,
        m.trial_end_date is not null as "trial",
        (select count(*)::int from entitlements e where e.user_id = m.user_id) as areas,
        (select count(*)::int from pass_redemptions r where r.user_id = m.user_id and lapsed_at is null) as held,
        (select count(*)::int from pass_seats s where s.email = m.email) as seats
      from members m where m.email = ${email}`,
    )
  )[0]

const WAITING = { status: 'EMPLOYEE', customer: 'Northlight', trial: false, areas: 1, held: 1, seats: 1 }
const HELD = { ...WAITING, seats: 0 }
const LAPSED = { status: 'LIMITED', customer: null, trial: false, areas: 0, held: 0, seats: 0 }

test('a seat that is not activated is released after two hours, once, with all that the pass granted', async () => {
  const pass = await insertPass(server().database.db, { slots: 3 })
  const person = somebody()
  await register({ code: pass.code, ...person })
  expect([await accountState(person.email), await takenOf(pass.passId)]).toEqual([WAITING, 1])
  expect(await lapseSeats(server().services, clock.now + SEAT_MS - 1000)).toBe(0)
  expect([await accountState(person.email), await takenOf(pass.passId)]).toEqual([WAITING, 1])
  expect(await lapseSeats(server().services, clock.now + SEAT_MS)).toBe(1)
  expect(await lapseSeats(server().services, clock.now + SEAT_MS)).toBe(0)
  expect([await accountState(person.email), await takenOf(pass.passId)]).toEqual([LAPSED, 0])
})

test('a seat that cannot be released does not block the others', async () => {
  const { db } = server().database
  const [first, second] = [await insertPass(db), await insertPass(db)]
  const [early, late] = [somebody(), somebody()]
  await register({ code: first.code, ...early })
  await register({ code: second.code, ...late })
  // A slot that is not taken cannot be returned.
  await db.execute(sql`update passes set taken = 0 where pass_id = ${first.passId}`)
  await expect(lapseSeats(server().services, clock.now + SEAT_MS)).rejects.toThrow(
    'Some lapsed seats of passes could not be released.',
  )
  expect([await accountState(early.email), await accountState(late.email)]).toEqual([WAITING, LAPSED])
})

test('a trial that lapses without activation does not count as used', async () => {
  const pass = await insertPass(server().database.db, { memberStatus: 'TRIAL', trialDays: 30 })
  const person = somebody()
  await register({ code: pass.code, ...person })
  expect(await accountState(person.email)).toMatchObject({ status: 'TRIAL', trial: true })
  await lapseSeats(server().services, (clock.now += SEAT_MS))
  expect(await accountState(person.email)).toEqual(LAPSED)
  await register({ code: pass.code, ...person })
  expect(await accountState(person.email)).toMatchObject({ status: 'TRIAL', trial: true, areas: 1, held: 1 })
  expect(await takenOf(pass.passId)).toBe(1)
})

test('when one of two passes lapses, the other keeps its grant', async () => {
  const [first, second] = [await insertPass(server().database.db), await insertPass(server().database.db)]
  const person = somebody()
  await register({ code: first.code, ...person })
  clock.now += HOUR_MS
  await register({ code: second.code, ...person })
  expect(await lapseSeats(server().services, clock.now - HOUR_MS + SEAT_MS)).toBe(1)
  expect(await accountState(person.email)).toEqual({ ...WAITING, areas: 1 })
  expect([await takenOf(first.passId), await takenOf(second.passId)]).toEqual([0, 1])
})

test('an account that is activated in time keeps its slot', async () => {
  const pass = await insertPass(server().database.db, { slots: 3 })
  const { email, ...names } = somebody()
  await register({ code: pass.code, ...names, email })
  clock.now += HOUR_MS
  expect(await activate(email)).toEqual(ACTIVATED)
  expect(await accountState(email)).toEqual(HELD)
  expect(await lapseSeats(server().services, clock.now + SEAT_MS)).toBe(0)
  expect([await accountState(email), await takenOf(pass.passId)]).toEqual([HELD, 1])
})

test('a late activation consumes a slot again, with the original one-time code', async () => {
  const { db } = server().database
  const pass = await insertPass(db, { slots: 3, usesOTRC: true, redemptionCodes: ['ONCE'] })
  const person = somebody()
  await register({ code: pass.code, ...person, redemptionCode: 'ONCE' })
  await lapseSeats(server().services, (clock.now += SEAT_MS))
  expect(await activate(person.email)).toEqual(ACTIVATED)
  expect([await accountState(person.email), await takenOf(pass.passId)]).toEqual([HELD, 1])
  const [used] = await rows(
    db,
    sql`select used_at is not null as used from pass_redemption_codes where pass_id = ${pass.passId}`,
  )
  expect(used).toEqual({ used: true })
})

test('a late activation of a full pass is refused with a message, and a free signup is still possible', async () => {
  const pass = await insertPass(server().database.db, { slots: 1 })
  const [late, other] = [somebody(), somebody()]
  await register({ code: pass.code, ...late })
  await lapseSeats(server().services, (clock.now += SEAT_MS))
  await register({ code: pass.code, ...other })
  expect(await activate(other.email)).toEqual(ACTIVATED)
  expect(await activate(late.email)).toEqual(FULL)
  expect([await accountState(late.email), await takenOf(pass.passId)]).toEqual([LAPSED, 1])
  await signUp(late)
  clock.now += HOUR_MS
  expect(await activate(late.email)).toEqual(ACTIVATED)
  expect(await accountState(late.email)).toMatchObject({ status: 'LIMITED', areas: 1, held: 0 })
})

/** Takes slots as proved people do. */
const takeSlots = (passId: string, count: number) =>
  server().database.db.execute(sql`update passes set taken = taken + ${count} where pass_id = ${passId}`)

test('one outsider holds a third of the slots for two hours, while everybody who is invited gets in', async () => {
  const pass = await insertPass(server().database.db, { slots: 12 })
  const register12 = () =>
    Promise.all(
      Array.from({ length: 12 }, async () => {
        const person = somebody()
        const { result, tac } = await register({ code: pass.code, ...person })
        return { email: person.email, result, hasHandle: tac !== null }
      }),
    )
  const outsiders = await register12()
  expect(await takenOf(pass.passId)).toBe(4)
  const invited = (await register12()).slice(0, 8)
  // What is answered does not tell who holds a slot.
  expect(
    new Set([...outsiders, ...invited].map(({ result, hasHandle }) => `${result} ${hasHandle}`)),
  ).toEqual(new Set(['ConfirmedWithActivation true']))
  expect(await takenOf(pass.passId)).toBe(4)
  for (const { email } of invited) expect(await activate(email)).toEqual(ACTIVATED)
  expect(await takenOf(pass.passId)).toBe(12)
  for (const { email } of invited.slice(-2)) expect(await accountState(email)).toEqual(HELD)
  await lapseSeats(server().services, clock.now + SEAT_MS)
  expect(await takenOf(pass.passId)).toBe(8)
})

test('a class that registers together gets in, whoever of them proves the address first', async () => {
  const pass = await insertPass(server().database.db, { slots: 6 })
  const people = Array.from({ length: 6 }, () => somebody())
  await Promise.all(people.map((person) => register({ code: pass.code, ...person })))
  expect(await takenOf(pass.passId)).toBe(2)
  clock.now += 10 * MINUTE_MS
  for (const { email } of people.toReversed()) expect(await activate(email)).toEqual(ACTIVATED)
  expect(await takenOf(pass.passId)).toBe(6)
  expect(await lapseSeats(server().services, clock.now + SEAT_MS)).toBe(0)
})

test('a registration that holds no slot keeps its one-time code for two hours, and takes no slot of others', async () => {
  const codes = { usesOTRC: true, redemptionCodes: ['ONE', 'TWO'] }
  const pass = await insertPass(server().database.db, { slots: 1, ...codes })
  const [first, second] = [somebody(), somebody()]
  const send = async (person: object, redemptionCode: string) =>
    (await register({ code: pass.code, ...person, redemptionCode })).error?.code ?? 'in'
  expect(await send(first, 'ONE')).toBe('in')
  expect(await send(second, 'ONE')).toBe('403')
  expect(await send(second, 'TWO')).toBe('in')
  expect(await takenOf(pass.passId)).toBe(0)
  expect(await activate(second.email)).toEqual(ACTIVATED)
  expect([await accountState(second.email), await takenOf(pass.passId)]).toEqual([HELD, 1])
  expect(await activate(first.email)).toEqual(FULL)
  expect([await accountState(first.email), await takenOf(pass.passId)]).toEqual([WAITING, 1])
  expect(await lapseSeats(server().services, clock.now + SEAT_MS)).toBe(1)
  expect([await accountState(first.email), await takenOf(pass.passId)]).toEqual([LAPSED, 1])
  const [released] = await rows(
    server().database.db,
    sql`select count(*)::int as unused from pass_redemption_codes where pass_id = ${pass.passId} and used_at is null`,
  )
  expect(released).toEqual({ unused: 1 })
})

test('a member whose registration holds no slot redeems the pass while there is one, without the code again', async () => {
  const codes = { usesOTRC: true, redemptionCodes: ['ONCE'] }
  for (const taken of [0, 1]) {
    const pass = await insertPass(server().database.db, { slots: 1, ...codes })
    const { email, ...names } = somebody()
    const userId = await server().insertMember({
      email,
      status: 'LIMITED',
      areas: [],
      passwordHash: 'a hash',
    })
    await register({ code: pass.code, ...names, email, redemptionCode: 'ONCE' })
    await takeSlots(pass.passId, taken)
    const { data } = await server().graphql(await server().token(userId), TAKE, {
      userId,
      shortCode: pass.code,
    })
    expect(data?.['processPassExtras']).toEqual(
      taken === 0 ? { success: true, error: null } : { success: false, error: { code: '402' } },
    )
    expect(await takenOf(pass.passId)).toBe(1)
    expect(await accountState(email)).toMatchObject(taken === 0 ? HELD : { areas: 0, held: 0 })
  }
})

const DETAILS =
  'query($code: String!) { d: getPassDetailsByCode(code: $code, context: InviteRegistration) { state } }'
const TAKE = `mutation($userId: ID!, $shortCode: String!) {
  processPassExtras(userId: $userId, shortCode: $shortCode) { success error { code } } }`

test('a member can redeem a pass by the seat of their address, even the last one', async () => {
  const codes = { usesOTRC: true, redemptionCodes: ['ONCE'] }
  const pass = await insertPass(server().database.db, { slots: 3, ...codes })
  const { email, ...names } = somebody()
  const userId = await server().insertMember({ email, status: 'LIMITED', areas: [], passwordHash: 'a hash' })
  const stranger = await server().token(await server().insertMember({}))
  await register({ code: pass.code, ...names, email, redemptionCode: 'ONCE' })
  await takeSlots(pass.passId, 2)
  const me = await server().token(userId)
  const state = async (token: string | null) =>
    (await server().graphql<{ d: { state: string } }>(token, DETAILS, { code: pass.code })).data?.d.state
  expect([await state(null), await state(stranger), await state(me)]).toEqual(['FULL', 'FULL', 'OPEN'])
  const { data } = await server().graphql(me, TAKE, { userId, shortCode: pass.code })
  expect(data?.['processPassExtras']).toEqual({ success: true, error: null })
  expect([await accountState(email), await takenOf(pass.passId)]).toEqual([HELD, 3])
  expect(await lapseSeats(server().services, clock.now + SEAT_MS)).toBe(0)
  expect(await takenOf(pass.passId)).toBe(3)
})

test('a late first sign-in at the employer consumes a slot again, and succeeds even if the pass is full', async () => {
  const { db } = server().database
  await insertRealms(db)
  for (const slots of [2, 1]) {
    const pass = await insertPass(db, { slots })
    const [email, subject] = slots === 2 ? ['ada@acme.example', 'ada'] : ['newhire@acme.example', 'newhire']
    await register({ code: pass.code, ...somebody(email) })
    await lapseSeats(server().services, clock.now + SEAT_MS)
    const other = somebody()
    await register({ code: pass.code, ...other })
    expect(await activate(other.email)).toEqual(ACTIVATED)
    const { tokens } = await new FederatedVisitor(server().url).signIn(
      { context: 'corporate-login', realm: 'acme' },
      subject,
    )
    const regained = await accountState(email)
    expect([regained, await takenOf(pass.passId)]).toEqual(slots === 2 ? [HELD, 2] : [LAPSED, 1])
    const { data } = await server().graphql(tokens.id_token, TAKE, {
      userId: decodeJwt(tokens.id_token)['custom:user_id'],
      shortCode: pass.code,
    })
    expect(data?.['processPassExtras']).toEqual(
      slots === 2 ? { success: true, error: null } : { success: false, error: { code: '402' } },
    )
  }
})

import { beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { passSeats } from '@section/db/schema.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { SEAT_MS } from '@section/domain/invitations/passes/pass-seat.ts'
import { registrations, somebody } from '../../../testing/registrations.ts'
import { serverWithClock } from '../../../testing/server-with-clock.ts'
import { insertPass } from '../insert-pass.fixture.ts'
import { lapseSeats } from './lapse-seats.ts'
import { ACTIVATED, FULL, HELD, LAPSED, passAccounts, TAKE, WAITING } from './pass-accounts.fixture.ts'

const { clock, server } = serverWithClock()
beforeEach(async () => {
  await server().database.db.delete(passSeats)
})
const { register, takenOf } = registrations(server)
const { accountState, activate } = passAccounts(server)

const DETAILS =
  'query($code: String!) { d: getPassDetailsByCode(code: $code, context: InviteRegistration) { state } }'

/** Takes slots, as people with proved addresses do. */
const takeSlots = (passId: string, count: number) =>
  server().database.db.execute(sql`update passes set taken = taken + ${count} where pass_id = ${passId}`)

test('An outsider can hold only a third of a pass’s slots for two hours, while everybody who is invited gets in', async () => {
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
  // All get the same answer, because a stranger must not learn which registrations hold a slot.
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

test('A class that registers together with one pass gets in, whichever of them proves their address first', async () => {
  const pass = await insertPass(server().database.db, { slots: 6 })
  const people = Array.from({ length: 6 }, () => somebody())
  await Promise.all(people.map((person) => register({ code: pass.code, ...person })))
  expect(await takenOf(pass.passId)).toBe(2)
  clock.now += 10 * MINUTE_MS
  for (const { email } of people.toReversed()) expect(await activate(email)).toEqual(ACTIVATED)
  expect(await takenOf(pass.passId)).toBe(6)
  expect(await lapseSeats(server().services, clock.now + SEAT_MS)).toBe(0)
})

test('A registration that holds no slot keeps its redemption code for two hours, and takes no slot of others', async () => {
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

test('A member whose registration holds no slot redeems the pass while one is left, without the redemption code again', async () => {
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

test('A member whose address has a seat of a pass can redeem the pass, even its last slot', async () => {
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

import { decodeJwt } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { passSeats } from '@section/db/schema.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { SEAT_MS } from '@section/domain/invitations/passes/pass-seat.ts'
import { FederatedVisitor } from '../../../testing/federated-sign-in.ts'
import { insertRealms } from '../../../testing/insert-realms.ts'
import { registrations, somebody } from '../../../testing/registrations.ts'
import { serverWithClock } from '../../../testing/server-with-clock.ts'
import { insertPass } from '../insert-pass.fixture.ts'
import { lapseSeats } from './lapse-seats.ts'
import { ACTIVATED, FULL, HELD, LAPSED, passAccounts, TAKE, WAITING } from './pass-accounts.fixture.ts'

const { clock, server } = serverWithClock()
beforeEach(async () => {
  await server().database.db.delete(passSeats)
})
const { register, signUp, takenOf } = registrations(server)
const { accountState, activate } = passAccounts(server)

test('A pass seat whose account is not activated is released once, after two hours, with all that the pass granted', async () => {
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

test('A pass seat that cannot be released does not block the release of others', async () => {
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

test('A trial whose pass seat lapses without activation does not count as used', async () => {
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

test('A pass keeps its grant when the seat of the same account in another pass lapses', async () => {
  const [first, second] = [await insertPass(server().database.db), await insertPass(server().database.db)]
  const person = somebody()
  await register({ code: first.code, ...person })
  clock.now += HOUR_MS
  await register({ code: second.code, ...person })
  expect(await lapseSeats(server().services, clock.now - HOUR_MS + SEAT_MS)).toBe(1)
  expect(await accountState(person.email)).toEqual({ ...WAITING, areas: 1 })
  expect([await takenOf(first.passId), await takenOf(second.passId)]).toEqual([0, 1])
})

test('An account that is activated in time keeps its slot of the pass', async () => {
  const pass = await insertPass(server().database.db, { slots: 3 })
  const { email, ...names } = somebody()
  await register({ code: pass.code, ...names, email })
  clock.now += HOUR_MS
  expect(await activate(email)).toEqual(ACTIVATED)
  expect(await accountState(email)).toEqual(HELD)
  expect(await lapseSeats(server().services, clock.now + SEAT_MS)).toBe(0)
  expect([await accountState(email), await takenOf(pass.passId)]).toEqual([HELD, 1])
})

test('A late activation consumes a slot of the pass again, with the original redemption code', async () => {
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

test('A late activation of a full pass is refused with a message, and a free signup is still possible', async () => {
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

test('A late first sign-in at the employer consumes a slot of the pass again, and succeeds even if the pass is full', async () => {
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

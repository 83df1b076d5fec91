import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { lapseSeats } from '@section/api/features/invitations/seats/lapse-seats.ts'
import { insertPass } from '@section/api/features/invitations/insert-pass.fixture.ts'
import { rows } from '@section/db/connection.ts'
import { SEAT_MS } from '@section/domain/invitations/passes/pass-seat.ts'
import { holdUnlocked } from './broken-implementations/slot-holds.ts'
import { retryWhileUnavailable } from './enrollment/retry-while-unavailable.ts'
import { invitedPeople } from './invited-people.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'
import { RUNS } from './enrollment/school.ts'

const SLOTS = 15
const THIRD = 5
const NEWCOMERS = 12

let school: RaceServers
beforeAll(async () => {
  school = await openRaceServers()
})
afterAll(() => school?.close())
const people = invitedPeople(() => school)
const register = (code: string, email: string, n: number) =>
  retryWhileUnavailable(() => people.register(code, email, n))
const activate = (email: string, n: number) => retryWhileUnavailable(() => people.activate(email, n))

/** Returns the counts of a pass; `holding` are the seats with a slot, `seats` all of them. */
async function count(passId: string, domain: string) {
  const [counted] = await rows<{
    taken: number
    redeemed: number
    holding: number
    seats: number
    entitled: number
    wrong: number
  }>(
    school.database.db,
    sql`
    select p.taken,
      (select count(*)::int from pass_redemptions r where r.pass_id = p.pass_id and r.lapsed_at is null) as redeemed,
      (select count(*)::int from pass_seats s where s.pass_id = p.pass_id and s.holds_slot) as holding,
      (select count(*)::int from pass_seats s where s.pass_id = p.pass_id) as seats,
      (select count(*)::int from entitlements e where e.pass_id = p.pass_id) as entitled,
      (select count(*)::int from members m where m.email like ${`%@${domain}`}
        and exists (select 1 from entitlements e where e.user_id = m.user_id) <> exists
          (select 1 from pass_redemptions r where r.user_id = m.user_id and r.lapsed_at is null)) as wrong
    from passes p where p.pass_id = ${passId}`,
  )
  if (!counted) throw new Error('The pass is gone.')
  return counted
}

const makeDue = (passId: string) =>
  school.database.db.execute(
    sql`update pass_seats set lapses_at = lapses_at - interval '3 hours' where pass_id = ${passId}`,
  )

const addresses = (count: number, name: string, domain: string) =>
  Array.from({ length: count }, (_, n) => `${name}${n}@${domain}`)

test(`The slots of a pass stay exact when seats lapse on two servers while people activate and register, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const domain = `lapse${run}.example`
    const { passId, code } = await insertPass(school.database.db, { slots: SLOTS })
    await school.insertMember({ email: `known@${domain}`, passwordHash: 'a hash', areas: [] })
    const pending = addresses(THIRD - 1, 'p', domain)
    await Promise.all([`known@${domain}`, ...pending].map((email, n) => register(code, email, n)))
    expect(await count(passId, domain), `run ${run}`).toMatchObject({
      taken: THIRD,
      redeemed: THIRD - 1,
      holding: THIRD,
    })
    await makeDue(passId)
    const newcomers = addresses(NEWCOMERS, 'new', domain)
    const [lapsed, activated, registered] = await Promise.all([
      Promise.all([0, 1, 2, 3].map((n) => lapseSeats(school.services(n), Date.now()))),
      Promise.all(pending.map((email, n) => activate(email, n))),
      Promise.all(newcomers.map((email, n) => register(code, email, n))),
    ])
    expect([...activated, ...registered]).toEqual([...pending.map(() => true), ...newcomers.map(() => 'in')])
    const half = await count(passId, domain)
    const context = `run ${run}: ${lapsed.join()} lapsed`
    expect(half, context).toMatchObject({ taken: pending.length + half.holding, seats: NEWCOMERS, wrong: 0 })
    expect(half.holding, context).toBeLessThanOrEqual(THIRD)
    // One more person proves an address than there are slots.
    await Promise.all([
      lapseSeats(school.services(run), Date.now()),
      ...newcomers.map((email, n) => activate(email, n)),
    ])
    expect(await count(passId, domain), context).toEqual({
      taken: SLOTS,
      redeemed: SLOTS,
      holding: 0,
      seats: 0,
      entitled: SLOTS,
      wrong: 0,
    })
  }
})

test(`The last slot of a pass goes either to a late activation or to a newcomer, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const domain = `last${run}.example`
    const { passId, code } = await insertPass(school.database.db, { slots: 1 })
    await register(code, `late@${domain}`, run)
    await makeDue(passId)
    const lapsed = await Promise.all([0, 1, 2].map((n) => lapseSeats(school.services(n), Date.now())))
    expect(
      lapsed.reduce((all, one) => all + one, 0),
      `run ${run}`,
    ).toBe(1)
    const newcomers = addresses(8, 'new', domain)
    const got = await Promise.all([
      activate(`late@${domain}`, run),
      ...newcomers.map(
        async (email, n) => (await register(code, email, n)) === 'in' && (await activate(email, n)),
      ),
    ])
    expect(got.filter(Boolean), `run ${run}`).toHaveLength(1)
    expect(await count(passId, domain), `run ${run}`).toEqual({
      taken: 1,
      redeemed: 1,
      holding: 0,
      seats: 0,
      entitled: 1,
      wrong: 0,
    })
  }
})

test(`A lapsed seat is returned once by eight simultaneous jobs, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const pass = await insertPass(school.database.db, { slots: SLOTS })
    await register(pass.code, `stays@once${run}.example`, run)
    await activate(`stays@once${run}.example`, run)
    await register(pass.code, `goes@once${run}.example`, run)
    const jobs = Array.from({ length: 8 }, (_, n) =>
      lapseSeats(school.services(n), Date.now() + SEAT_MS + 1000),
    )
    await Promise.all(jobs)
    expect(await count(pass.passId, `once${run}.example`), `run ${run}`).toMatchObject({
      taken: 1,
      redeemed: 1,
    })
  }
})

const MANY = 60
const INVITED = 40
/** The number of runs of the slow race, each of which takes seconds. */
const STORMS = RUNS / 5

/** Registers as many addresses of an outsider at once as there are slots; returns how many slots they hold. */
async function storm(
  run: string,
  enter: typeof register,
): Promise<{ holding: number; passId: string; code: string }> {
  const { passId, code } = await insertPass(school.database.db, { slots: MANY })
  await Promise.all(addresses(MANY, 'x', `${run}.example`).map((email, n) => enter(code, email, n)))
  const { holding, taken } = await count(passId, `${run}.example`)
  expect(taken).toBe(holding)
  return { holding, passId, code }
}

test(`An outsider who registers ${MANY} addresses at once holds a third of the slots for two hours, and everybody invited gets in, in ${STORMS} runs`, async () => {
  for (let run = 1; run <= STORMS; run++) {
    const domain = `invited${run}.example`
    const { holding, passId, code } = await storm(`storm${run}`, register)
    expect(holding, `run ${run}`).toBe(MANY / 3)
    const invited = addresses(INVITED, 'i', domain)
    const got = await Promise.all(
      invited.map(async (email, n) => (await register(code, email, n)) === 'in' && activate(email, n)),
    )
    expect(got.filter(Boolean), `run ${run}`).toHaveLength(INVITED)
    const lapsing = [0, 1].map((n) => lapseSeats(school.services(n), Date.now() + SEAT_MS))
    await Promise.all(lapsing)
    expect(await count(passId, domain), `run ${run}`).toMatchObject({
      taken: INVITED,
      redeemed: INVITED,
      seats: 0,
      wrong: 0,
    })
  }
})

test('The race of unproved registrations detects its broken implementation', async () => {
  const caught: number[] = []
  for (let run = 1; run <= RUNS && caught.length === 0; run++) {
    const { passId, code } = await insertPass(school.database.db, { slots: MANY })
    const outsiders = addresses(MANY, 'x', `broken${run}.example`)
    await Promise.all(outsiders.map((email) => holdUnlocked(school.database, code, email)))
    const { holding } = await count(passId, `broken${run}.example`)
    if (holding > MANY / 3) caught.push(holding)
  }
  expect(caught).not.toEqual([])
})

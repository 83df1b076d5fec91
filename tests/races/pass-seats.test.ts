import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { createUserWithPass } from '@section/api/features/invitations/registration/create-user-with-pass.ts'
import { lapseSeats } from '@section/api/features/invitations/seats/lapse-seats.ts'
import { restorePasses } from '@section/api/features/invitations/passes/passes.ts'
import type { RequestContext } from '@section/api/server/graphql/operation.ts'
import { insertPass } from '@section/api/features/invitations/insert-pass.fixture.ts'
import { rows } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'
import { pressingAgain } from './enrollment/pressing-again.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'
import { RUNS } from './enrollment/school.ts'

const SLOTS = 5
const WEEK = 7 * 86_400_000

let school: RaceServers
beforeAll(async () => {
  school = await openRaceServers()
})
afterAll(() => school?.close())

/** Registers at either server; answers `in`, or the code of the refusal. */
async function register(code: string, email: string, n: number): Promise<string> {
  const visitor: RequestContext = {
    services: school.services(n),
    viewer: undefined,
    identity: undefined,
    now: Date.now(),
    from: '192.0.2.1',
    setCookie: () => undefined,
    setHeader: () => undefined,
  }
  const person = { firstName: 'Nia', lastName: 'Okafor', email }
  return pressingAgain(
    async () => (await createUserWithPass(visitor, { code, ...person })).error?.code ?? 'in',
  )
}

/** Proves an address as its mailed code does; answers whether the account has the pass. */
async function activate(email: string, n: number): Promise<boolean> {
  const { cacheInvalidation } = school.services(n)
  return cacheInvalidation.transaction(async (tx, invalidate) => {
    const [account] = await tx
      .update(members)
      .set({ passwordHash: 'a hash' })
      .where(eq(members.email, email))
      .returning({ userId: members.userId })
    if (!account) throw new Error('Nobody has this address.')
    return !(await restorePasses(tx, invalidate, account.userId, Date.now()))
  })
}

/** What the tables say of a pass; `held` are redemptions that have not lapsed, `seats` those of nobody's. */
async function count(passId: string, domain: string) {
  const [counted] = await rows<{
    taken: number
    held: number
    seats: number
    entitled: number
    wrong: number
  }>(
    school.database.db,
    sql`
    select p.taken,
      (select count(*)::int from pass_redemptions r where r.pass_id = p.pass_id and r.lapsed_at is null) as held,
      (select count(*)::int from pass_seats s where s.pass_id = p.pass_id and s.user_id is null) as seats,
      (select count(*)::int from entitlements e where e.pass_id = p.pass_id) as entitled,
      (select count(*)::int from members m where m.email like ${`%@${domain}`}
        and exists (select 1 from entitlements e where e.user_id = m.user_id) <> exists
          (select 1 from pass_redemptions r where r.user_id = m.user_id and r.lapsed_at is null)) as wrong
    from passes p where p.pass_id = ${passId}`,
  )
  return counted
}

const makeDue = (passId: string) =>
  school.database.db.execute(
    sql`update pass_seats set lapses_at = lapses_at - interval '8 days' where pass_id = ${passId}`,
  )

test(`The slots of a pass stay exact when seats lapse on two servers while people activate and register, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const domain = `lapse${run}.example`
    const pass = await insertPass(school.database.db, { slots: SLOTS })
    const { passId } = pass
    await school.insertMember({ email: `known@${domain}`, passwordHash: 'a hash', areas: [] })
    const first = [`known@${domain}`, ...Array.from({ length: SLOTS - 1 }, (_, n) => `p${n}@${domain}`)]
    await Promise.all(first.map((email, n) => register(pass.code, email, n)))
    expect(await count(passId, domain), `run ${run}`).toMatchObject({
      taken: SLOTS,
      held: SLOTS - 1,
      seats: 1,
    })
    await makeDue(passId)
    const pending = first.slice(1)
    const [lapsed, activated, others] = await Promise.all([
      Promise.all([0, 1, 2, 3].map((n) => lapseSeats(school.services(n), Date.now()))),
      Promise.all(pending.map((email, n) => activate(email, n))),
      Promise.all(Array.from({ length: 12 }, (_, n) => register(pass.code, `other${n}@${domain}`, n))),
    ])
    const counted = await count(passId, domain)
    const happy = activated.filter(Boolean).length + others.filter((answer) => answer === 'in').length
    expect(counted, `run ${run}: ${lapsed.join()} lapsed`).toEqual({
      taken: happy,
      held: happy,
      seats: 0,
      entitled: happy,
      wrong: 0,
    })
    expect(happy, `run ${run}`).toBeLessThanOrEqual(SLOTS)
  }
})

test(`The last slot of a pass, once lapsed, goes either to a late activation or to a newcomer, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const domain = `last${run}.example`
    const pass = await insertPass(school.database.db, { slots: 1 })
    const { passId } = pass
    await register(pass.code, `late@${domain}`, run)
    await makeDue(passId)
    const lapsed = await Promise.all([0, 1, 2].map((n) => lapseSeats(school.services(n), Date.now())))
    expect(
      lapsed.reduce((all, one) => all + one, 0),
      `run ${run}`,
    ).toBe(1)
    const [late, ...others] = await Promise.all([
      activate(`late@${domain}`, run),
      ...Array.from({ length: 8 }, (_, n) => register(pass.code, `other${n}@${domain}`, n)),
    ])
    const winners = (late ? 1 : 0) + others.filter((answer) => answer === 'in').length
    expect(winners, `run ${run}`).toBe(1)
    expect(await count(passId, domain), `run ${run}`).toEqual({
      taken: 1,
      held: 1,
      seats: 0,
      entitled: 1,
      wrong: 0,
    })
  }
})

test(`One lapsed seat is returned once by eight simultaneous jobs, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const pass = await insertPass(school.database.db, { slots: SLOTS })
    await register(pass.code, `stays@once${run}.example`, run)
    await activate(`stays@once${run}.example`, run)
    await register(pass.code, `goes@once${run}.example`, run)
    const jobs = Array.from({ length: 8 }, (_, n) => lapseSeats(school.services(n), Date.now() + WEEK + 1000))
    await Promise.all(jobs)
    expect(await count(pass.passId, `once${run}.example`), `run ${run}`).toMatchObject({ taken: 1, held: 1 })
  }
})

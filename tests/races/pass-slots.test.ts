import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { insertPass, type NewPass } from '@section/api/features/invitations/insert-pass.fixture.ts'
import { rows } from '@section/db/connection.ts'
import { retryWhileUnavailable } from './enrollment/retry-while-unavailable.ts'
import { invitedPeople } from './invited-people.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'
import { RUNS } from './enrollment/school.ts'
import { registerUnguarded } from './broken-implementations/pass-slots.ts'

const RUSH = process.env['NIGHTLY'] ? 200 : 80
const SLOTS = 25
const SAME_ADDRESS = 20

let school: RaceServers
beforeAll(async () => {
  school = await openRaceServers()
})
afterAll(() => school?.close())

const { register, activate } = invitedPeople(() => school)

/** Registers and proves the address; returns `in` when the account has the pass, else the code of the refusal. */
type Enter = (code: string, email: string, n: number) => Promise<string>
const enterAndProve: Enter = async (code, email, n) => {
  const answer = await retryWhileUnavailable(() => register(code, email, n))
  if (answer !== 'in') return answer
  return (await retryWhileUnavailable(() => activate(email, n))) ? 'in' : '402'
}

const times = (answers: string[], answer: string) => answers.filter((given) => given === answer).length

interface Count extends Record<string, unknown> {
  taken: number
  redemptions: number
  members: number
  entitled: number
  mails: number
  seats: number
}

/** Returns the counts of a pass and of the people at `domain` after a race. */
async function count(passId: string, domain: string): Promise<Count | undefined> {
  const at = `%@${domain}`
  const [counted] = await rows<Count>(
    school.database.db,
    sql`
    select (select taken from passes where pass_id = ${passId}) as taken,
      (select count(*)::int from pass_redemptions where pass_id = ${passId} and lapsed_at is null) as redemptions,
      (select count(*)::int from members where email like ${at}) as members,
      (select count(distinct user_id)::int from entitlements join members using (user_id)
        where email like ${at}) as entitled,
      (select count(*)::int from outbox where payload->>'to' like ${at}) as mails,
      (select count(*)::int from pass_seats where pass_id = ${passId}) as seats`,
  )
  return counted
}

/** Lets all people register for 25 slots and prove their addresses at once; returns what is wrong afterwards. */
async function rush(run: string, enter: Enter): Promise<string[]> {
  const pass = await insertPass(school.database.db, { slots: SLOTS })
  const domain = `${run}.example`
  const answers = await Promise.all(
    Array.from({ length: RUSH }, (_, n) =>
      retryWhileUnavailable(() => enter(pass.code, `p${n}@${domain}`, n)),
    ),
  )
  const counted = await count(pass.passId, domain)
  const exact = { taken: SLOTS, redemptions: SLOTS, entitled: SLOTS, seats: 0 }
  return [
    ...(times(answers, 'in') === SLOTS ? [] : [`told to be in: ${times(answers, 'in')}`]),
    ...(times(answers, '402') === RUSH - SLOTS ? [] : [`told that it is full: ${times(answers, '402')}`]),
    // A registration that is refused leaves no row.
    ...(counted?.members === counted?.mails
      ? []
      : [`members: ${counted?.members}, mails: ${counted?.mails}`]),
    ...Object.entries(exact).flatMap(([name, right]) =>
      counted?.[name] === right ? [] : [`${name}: ${String(counted?.[name])} instead of ${right}`],
    ),
  ]
}

describe(`${RUSH} people who register and prove their addresses at once, for ${SLOTS} slots`, () => {
  test(`become 25 members of the pass with 25 slots, in ${RUNS} runs`, async () => {
    for (let run = 1; run <= RUNS; run++)
      expect(await rush(`rush${run}`, enterAndProve), `run ${run}`).toEqual([])
  })

  test('become too many members with a broken implementation, which the race detects', async () => {
    const caught: string[] = []
    for (let run = 1; run <= RUNS && caught.length === 0; run++) {
      caught.push(
        ...(await rush(`broken${run}`, (code, email) => registerUnguarded(school.database, code, email))),
      )
    }
    expect(caught.join('; ')).toMatch(/redemptions: (2[6-9]|[3-9]\d|1\d\d|200) instead of 25/)
  })
})

const ONE_OF_EACH = { taken: 1, redemptions: 1, members: 1, entitled: 1, mails: 1, seats: 1 }

test(`An e-mail address that registers ${SAME_ADDRESS} times at once becomes one member with one slot and one mail, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const pass = await insertPass(school.database.db, { slots: SLOTS })
    const domain = `same${run}.example`
    const answers = await Promise.all(
      Array.from({ length: SAME_ADDRESS }, (_, n) =>
        register(pass.code, n % 2 === 0 ? `nia@${domain}` : `Nia@${domain.toUpperCase()}`, n),
      ),
    )
    expect(times(answers, 'in'), `run ${run}`).toBe(SAME_ADDRESS)
    expect(await count(pass.passId, domain), `run ${run}`).toEqual(ONE_OF_EACH)
  }
})

test(`A one-time redemption code that is used ${SAME_ADDRESS} times at once serves one registration, in ${RUNS} runs`, async () => {
  const options: NewPass = { slots: SLOTS, usesOTRC: true, redemptionCodes: ['ONCE-ONLY'] }
  for (let run = 1; run <= RUNS; run++) {
    const pass = await insertPass(school.database.db, options)
    const domain = `once${run}.example`
    const answers = await Promise.all(
      Array.from({ length: SAME_ADDRESS }, (_, n) => register(pass.code, `p${n}@${domain}`, n, 'once-only')),
    )
    expect([times(answers, 'in'), times(answers, '403')], `run ${run}`).toEqual([1, SAME_ADDRESS - 1])
    expect(await count(pass.passId, domain), `run ${run}`).toEqual(ONE_OF_EACH)
  }
})

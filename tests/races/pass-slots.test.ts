import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { createUserWithPass } from '@section/api/features/invitations/registration/create-user-with-pass.ts'
import type { RequestContext } from '@section/api/server/graphql/operation.ts'
import { insertPass, type NewPass } from '@section/api/features/invitations/insert-pass.fixture.ts'
import { rows } from '@section/db/connection.ts'
import { pressingAgain } from './enrollment/pressing-again.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'
import { RUNS } from './enrollment/school.ts'
import { registerUnguarded } from './broken-implementations/pass-slots.ts'

const RUSH = 200
const SLOTS = 25
const SAME_ADDRESS = 20

let school: RaceServers
beforeAll(async () => {
  school = await openRaceServers()
})
afterAll(() => school?.close())

/** A visitor at either server; none of the limits is on. */
const visitor = (n: number): RequestContext => ({
  services: school.services(n),
  viewer: undefined,
  identity: undefined,
  now: Date.now(),
  from: '192.0.2.1',
  setCookie: () => undefined,
  setHeader: () => undefined,
})

type Register = (code: string, email: string, n: number, redemptionCode?: string) => Promise<string>

/** Answers `in`, or the code of the refusal. */
const register: Register = async (code, email, n, redemptionCode) => {
  const person = { firstName: 'Nia', lastName: 'Okafor', email }
  const answer = await createUserWithPass(visitor(n), {
    code,
    ...person,
    ...(redemptionCode ? { redemptionCode } : {}),
  })
  return answer.error?.code ?? 'in'
}

const times = (answers: string[], answer: string) => answers.filter((given) => given === answer).length

interface Count extends Record<string, unknown> {
  taken: number
  redemptions: number
  members: number
  entitled: number
  mails: number
}

/** What the tables say of a pass and of the people at `domain` after a race. */
async function count(passId: string, domain: string): Promise<Count | undefined> {
  const at = `%@${domain}`
  const [counted] = await rows<Count>(
    school.database.db,
    sql`
    select (select taken from passes where pass_id = ${passId}) as taken,
      (select count(*)::int from pass_redemptions where pass_id = ${passId}) as redemptions,
      (select count(*)::int from members where email like ${at}) as members,
      (select count(distinct user_id)::int from entitlements join members using (user_id)
        where email like ${at}) as entitled,
      (select count(*)::int from outbox where payload->>'to' like ${at}) as mails`,
  )
  return counted
}

/** 200 people at once on 25 slots; says what is wrong afterwards. */
async function rush(run: string, enter: Register): Promise<string[]> {
  const pass = await insertPass(school.database.db, { slots: SLOTS })
  const domain = `${run}.example`
  const answers = await Promise.all(
    Array.from({ length: RUSH }, (_, n) => pressingAgain(() => enter(pass.code, `p${n}@${domain}`, n))),
  )
  const counted = await count(pass.passId, domain)
  const exact = { taken: SLOTS, redemptions: SLOTS, members: SLOTS, entitled: SLOTS, mails: SLOTS }
  return [
    ...(times(answers, 'in') === SLOTS ? [] : [`told to be in: ${times(answers, 'in')}`]),
    ...(times(answers, '402') === RUSH - SLOTS ? [] : [`told that it is full: ${times(answers, '402')}`]),
    ...Object.entries(exact).flatMap(([name, right]) =>
      counted?.[name] === right ? [] : [`${name}: ${String(counted?.[name])} instead of ${right}`],
    ),
  ]
}

describe(`${RUSH} people who register at once for ${SLOTS} slots`, () => {
  test(`become 25 members with 25 slots, and leave no trace of the others, in ${RUNS} runs`, async () => {
    for (let run = 1; run <= RUNS; run++) expect(await rush(`rush${run}`, register), `run ${run}`).toEqual([])
  })

  test('The race for slots catches its broken implementation', async () => {
    const caught: string[] = []
    for (let run = 1; run <= RUNS && caught.length === 0; run++) {
      caught.push(
        ...(await rush(`broken${run}`, (code, email) => registerUnguarded(school.database, code, email))),
      )
    }
    expect(caught.join('; ')).toMatch(/redemptions: (2[6-9]|[3-9]\d|1\d\d|200) instead of 25/)
  })
})

test(`One address that registers ${SAME_ADDRESS} times at once becomes one member with one slot and one mail, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const pass = await insertPass(school.database.db, { slots: SLOTS })
    const domain = `same${run}.example`
    const answers = await Promise.all(
      Array.from({ length: SAME_ADDRESS }, (_, n) =>
        register(pass.code, n % 2 === 0 ? `nia@${domain}` : `Nia@${domain.toUpperCase()}`, n),
      ),
    )
    expect(times(answers, 'in'), `run ${run}`).toBe(SAME_ADDRESS)
    const counted = await count(pass.passId, domain)
    expect(counted, `run ${run}`).toEqual({ taken: 1, redemptions: 1, members: 1, entitled: 1, mails: 1 })
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
    const counted = await count(pass.passId, domain)
    expect(counted, `run ${run}`).toEqual({ taken: 1, redemptions: 1, members: 1, entitled: 1, mails: 1 })
  }
})

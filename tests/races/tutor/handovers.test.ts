import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redeem, tokenOf } from '@section/api/features/tutor/tutor.fixture.ts'
import { redeemNaively } from './broken-redemption.ts'
import { RUNS } from '../enrollment/school.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'

const AT_ONCE = 20

let school: RaceServers
let userId: string
beforeAll(async () => {
  // With a common address each server takes the tokens of the other.
  school = await openRaceServers({ publicUrl: 'http://localhost:3000' })
  userId = await school.insertMember({})
})
afterAll(() => school?.close())

type Redeem = (token: string, n: number) => Promise<boolean>

/** Redeems a token several times at once, and returns how often it worked. */
async function storm(attempt: Redeem): Promise<number> {
  const token = await tokenOf(school.server(0), userId)
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => attempt(token, n)))
  return answers.filter(Boolean).length
}

test(`Of ${AT_ONCE} simultaneous redemptions of a hand-over on two servers one succeeds, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++)
    expect(await storm(async (token, n) => (await redeem(school.server(n), token)).status === 200)).toBe(1)
})

test('The race of redemptions detects its broken implementation', async () => {
  const redeemed = await storm((token) => redeemNaively(school.database, String(decodeJwt(token).jti)))
  expect(redeemed).toBeGreaterThan(1)
})

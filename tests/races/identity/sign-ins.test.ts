import { setTimeout } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '@section/api/server/access/password-hash.ts'
import { passwordSignIn, refreshTokens } from '@section/api/testing/token-requests.ts'
import { oidcRecords } from '@section/db/schema.ts'
import { endSignInNaively } from '../broken-implementations/ended-sign-in.ts'
import { RUNS } from '../enrollment/school.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'

// A device renews its tokens while its owner signs it out elsewhere.

const PUBLIC_URL = 'http://school.test'
const EMAIL = 'nia@example.com'
const PASSWORD = 'Right-horse-7'
const DEVICES = 20
const END = 'mutation($id: ID!) { endSignIn(signInId: $id) { error { code } } }'

let school: RaceServers
beforeAll(async () => {
  school = await openRaceServers({ publicUrl: PUBLIC_URL })
  await school.insertMember({ email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})
afterAll(() => school?.close())

const signIn = async () => (await passwordSignIn(school.server(0).url, EMAIL, PASSWORD)).body
/** Waits a while that is shorter than the renewals of all devices, so that some ends fall into each part of a renewal. */
const soon = () => setTimeout(Math.random() * 150)
const sidOf = (token: string) => String(decodeJwt(token)['sid'])

/** Ends 20 sign-ins while each renews its tokens on the other server; returns what is wrong afterwards. */
async function rush(end: (sid: string) => Promise<unknown>): Promise<string[]> {
  const devices = await Promise.all(Array.from({ length: DEVICES }, signIn))
  const sids = devices.map(({ id_token }) => sidOf(id_token))
  const [renewals, ends] = await Promise.all([
    Promise.all(
      devices.map(({ refresh_token }) => refreshTokens(school.server(1).url, refresh_token, PUBLIC_URL)),
    ),
    Promise.all(sids.map((sid) => soon().then(() => end(sid)))),
  ])
  const renewed = renewals.filter(({ status }) => status === 200)
  const again = await Promise.all(
    renewed.map(({ body }) => refreshTokens(school.server(0).url, body.refresh_token, PUBLIC_URL)),
  )
  const left = await school.database.db.$count(oidcRecords, inArray(oidcRecords.grantId, sids))
  return [
    ...renewals
      .filter(({ status }) => status !== 200 && status !== 400)
      .map(({ status }) => `renewal: ${status}`),
    ...ends.filter((problem) => problem !== null).map((problem) => `end: ${JSON.stringify(problem)}`),
    ...again.filter(({ status }) => status !== 400).map(({ status }) => `renewal after the end: ${status}`),
    ...(left > 0 ? ['tokens are left'] : []),
  ]
}

test(`Of ${DEVICES} devices that renew their tokens while they are signed out none keeps any, in ${RUNS} runs`, async () => {
  const owner = (await signIn()).id_token
  for (let run = 1; run <= RUNS; run++) {
    const wrong = await rush(async (id) => {
      const { data } = await school
        .server(0)
        .graphql<{ endSignIn: { error: object | null } }>(owner, END, { id })
      return data ? data.endSignIn.error : 'no answer'
    })
    expect(wrong, `run ${run}`).toEqual([])
  }
})

test('An end of a sign-in that deletes its tokens first is caught', async () => {
  const wrong: string[] = []
  for (let run = 1; run <= RUNS && wrong.length === 0; run++)
    wrong.push(
      ...(await rush((sid) =>
        endSignInNaively(school.database, sid).then(
          () => null,
          (error: unknown) => String(error),
        ),
      )),
    )
  expect(wrong).not.toEqual([])
})

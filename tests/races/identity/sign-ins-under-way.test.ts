import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '@section/api/server/access/password-hash.ts'
import { Browser } from '@section/api/testing/browser.ts'
import { CodeSignIn } from '@section/api/testing/code-sign-in.ts'
import { passwordSignIn } from '@section/api/testing/token-requests.ts'
import { rows } from '@section/db/connection.ts'
import { endAllNaively, signInNaively } from '../broken-implementations/sign-ins-under-way.ts'
import { RUNS } from '../enrollment/school.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'

// Somebody signs in while the owner of the account changes the password or signs out everywhere.

const EMAIL = 'nia@example.com'
const STRANGERS = 4
const BROWSERS = 12

let school: RaceServers
let userId: string
let changes = 0

beforeAll(async () => {
  school = await openRaceServers()
  userId = await school.insertMember({ email: EMAIL, passwordHash: await hashPassword(password()) })
})
afterAll(() => school?.close())

const password = () => `Right-horse-${changes}`

/** Posts to the first server as the owner; returns the id of the owner's sign-in. */
async function asOwner(path: string, body: object): Promise<string> {
  const token = await school.server(0).token(userId)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await new Browser().postJson(`${school.server(0).url}${path}`, body, headers)
  expect(answer).toMatchObject({ status: 200, body: { success: true } })
  return String(decodeJwt(token)['sid'])
}

/** Returns what is left of the member's sign-ins besides this one. */
async function leftBesides(sid: string): Promise<string[]> {
  const left = await rows<{ what: string }>(
    school.database.db,
    sql`select 'sign-in' as what from auth_sessions where user_id = ${userId} and revoked_at is null and sid <> ${sid}
      union all select model from oidc_records where payload ->> 'accountId' = ${userId}
        or payload #>> '{result,login,accountId}' = ${userId}`,
  )
  return left.map(({ what }) => what)
}

/** Changes the password while strangers sign in with the old one again and again; returns what is left of their sign-ins. */
async function changeDuring(signIn: (old: string) => Promise<boolean>): Promise<string[]> {
  const old = password()
  const body = { currentPassword: old, newPassword: `Right-horse-${++changes}` }
  const strangers = Array.from({ length: STRANGERS }, async () => {
    while (await signIn(old));
  })
  const [sid] = await Promise.all([asOwner('/user/changePassword', body), ...strangers])
  return leftBesides(sid)
}

/** Ends all sign-ins while browsers whose form was accepted fetch and exchange their codes; returns what is left of them. */
async function endDuring(end: () => Promise<string>): Promise<string[]> {
  const { url } = school.server(1)
  const accepted = await Promise.all(
    Array.from({ length: BROWSERS }, async () => {
      const [browser, app] = [new Browser(), new CodeSignIn(() => url)]
      const form = await browser.get(app.authorizeUrl())
      const next = await browser.postOnly(form.url.href, { email: EMAIL, password: password() })
      return async () => {
        await setTimeout(Math.random() * 100)
        const code = (await browser.get(next)).url.searchParams.get('code')
        if (code) await app.exchange(code)
      }
    }),
  )
  const [sid] = await Promise.all([
    setTimeout(Math.random() * 100).then(end),
    ...accepted.map((follow) => follow()),
  ])
  return leftBesides(sid)
}

const untilCaught = async (race: () => Promise<string[]>) => {
  for (let run = 1; run <= RUNS * 3; run++) if ((await race()).length > 0) return true
  return false
}

test(`A sign-in with the old password does not outlive a change of the password, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const left = await changeDuring(
      async (old) => (await passwordSignIn(school.server(1).url, EMAIL, old)).status === 200,
    )
    expect(left, `run ${run}`).toEqual([])
  }
})

test('A sign-in that checks the password before its transaction alone is caught', async () => {
  expect(await untilCaught(() => changeDuring((old) => signInNaively(school.database, userId, old)))).toBe(
    true,
  )
})

test(`An accepted form, its code and its cookie do not outlive a sign-out everywhere, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++)
    expect(await endDuring(() => asOwner('/user/signOutEverywhere', {})), `run ${run}`).toEqual([])
})

test('An end of all sign-ins that does not lock the member is caught', async () => {
  const end = () =>
    endAllNaively(school.database, userId).then(
      () => '',
      () => '',
    )
  expect(await untilCaught(() => endDuring(end))).toBe(true)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { insertPass } from '@section/api/features/invitations/insert-pass.fixture.ts'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { solvedChallenge } from '@section/api/testing/solve-challenge.ts'
import { members } from '@section/db/schema.ts'
import { type DemoSchool, openDemoSchool } from '../kit/demo-school.ts'
import { MATRIX } from '../access/matrix.ts'
import { NOBODY } from '../access/row.ts'

const SIGN_UP = `mutation($email: String!, $botChallengeToken: String!) {
  signupLimitedUser(firstName: "Mallory", lastName: "Marsh", email: $email, botChallengeToken: $botChallengeToken) {
    result link tac error { code } } }`
const REGISTER = `mutation($email: String!, $code: String!) {
  createUserWithPass(firstName: "Mallory", lastName: "Marsh", email: $email, code: $code) {
    result tac error { code } } }`

let school: DemoSchool
let code: string
beforeAll(async () => {
  // The school has the real clock, because bot challenges are solved and checked by it.
  school = await openDemoSchool(Date.now())
  code = (await insertPass(school.server.database.db)).code
})
afterAll(() => school.close())

const b64 = (text: string) => Buffer.from(text).toString('base64url')

/** Returns all that the browser of an attacker holds after it has signed a victim up: values, cookies and the user id. */
async function loot(operation: string, variables: Record<string, unknown>) {
  const { url } = school.server
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: operation, variables }),
  })
  const { data } = (await response.json()) as { data: Record<string, Record<string, unknown>> }
  const [result] = Object.values(data)
  const tac = result?.['tac']
  if (typeof tac !== 'string') throw new Error(`The signup failed: ${JSON.stringify(data)}`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const told = await post('/elu', { e: variables['email'] }, cookies)
  expect(result?.['link'] ?? null).toBeNull()
  return { tac, cookies, userId: String(told['u']) }
}

async function post(path: string, body: object, cookies: string[]): Promise<Record<string, unknown>> {
  const response = await fetch(`${school.server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.join('; ') },
    body: JSON.stringify(body),
  })
  return (await response.json().catch(() => ({}))) as Record<string, unknown>
}

/** Tries every operation and every way to set a password as the victim; returns those that succeeded. */
async function successes(email: string, { tac, cookies, userId }: Awaited<ReturnType<typeof loot>>) {
  const { server } = school
  const worked: string[] = []
  const keys = [tac, b64(tac), userId, ...cookies.map((cookie) => cookie.split('=')[1] ?? '')]
  for (const [name, row] of Object.entries(MATRIX).filter(([, { who }]) => who !== 'anyone')) {
    const variables = row.variables?.({ userId, userVideoSessionId: NOBODY }) ?? {}
    for (const key of [null, ...keys]) {
      const headers = {
        'content-type': 'application/json',
        cookie: cookies.join('; '),
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      }
      const body = JSON.stringify({ query: row.document, variables })
      const { status } = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })
      if (status !== 401) worked.push(`${name} with ${key}: ${status}`)
    }
  }
  for (const key of keys) {
    const send = `mutation($email: String!, $tac: String!) {
      sendVerificationCode(b64email: $email, b64tac: $tac) { success } }`
    const sent = await server.graphql<{ sendVerificationCode: { success: boolean } }>(null, send, {
      email: b64(email),
      tac: b64(key),
    })
    if (sent.data?.sendVerificationCode.success !== false) worked.push('sendVerificationCode')
    const confirmed = await post(
      '/user/confirmPassword',
      { email, code: key, password: 'Mallory-1!' },
      cookies,
    )
    if (confirmed['success'] === true) worked.push('confirmPassword')
    const poll = `query($code: String!, $email: String!, $tac: String!) {
      lookupPassActivationLink(code: $code, email: $email, tac: $tac) { link existingUser } }`
    const polled = await server.graphql<{
      lookupPassActivationLink: { link: string | null; existingUser: boolean | null }
    }>(null, poll, { code, email, tac: key })
    const { link, existingUser } = polled.data?.lookupPassActivationLink ?? {}
    if (link !== null || existingUser !== null) worked.push('lookupPassActivationLink')
  }
  return worked
}

const passwordOf = async (email: string) =>
  (await school.server.database.db.select().from(members).where(eq(members.email, email)))[0]?.passwordHash

describe.each([
  ['an account', 'member@demo.school'],
  ['no account', 'victim@mail.example'],
])('An attacker who signs up an e-mail address with %s', (_which, email) => {
  test.each([
    [
      'for free',
      async () => loot(SIGN_UP, { email, botChallengeToken: await solvedChallenge(school.server.url) }),
    ],
    ['with a pass', () => loot(REGISTER, { email, code })],
  ])('can do nothing as its owner (signing up %s)', async (_how, signUp) => {
    const before = await passwordOf(email)
    const found = await signUp()
    expect(await successes(email, found)).toEqual([])
    expect(await passwordOf(email)).toBe(before ?? null)
    const mails = await queuedMails(school.server.database.db, email)
    expect(mails.filter(({ kind }) => kind === 'set-password-code' || kind === 'password-code')).toEqual([])
    for (const mail of mails) expect(JSON.stringify(mail)).not.toContain(found.tac)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { solvedChallenge } from '@section/api/testing/solve-challenge.ts'
import { distinguishability } from '../kit/auc.ts'
import { type DemoSchool, openDemoSchool } from '../kit/demo-school.ts'

const NIGHTLY = process.env['NIGHTLY'] === '1'
/** The number of pairs of an address with an account and one without, for each way to ask. SECURITY.md#account-enumeration */
const PAIRS = NIGHTLY ? 400 : 6
/** The minimum duration of a registration; the nightly run compares times and therefore uses that of the product. */
const MIN_REGISTRATION_MS = NIGHTLY ? 400 : 50
const MOST_TELLING = 0.65
const PASSWORD = 'Wrong-horse-7'
const DOMAIN = 'acme.example'

let school: DemoSchool
beforeAll(async () => {
  // The library of the challenges reads the machine's clock, and all pairs together take longer than a challenge is valid.
  school = await openDemoSchool(Date.now(), Date.now, {
    config: { minRegistrationMs: MIN_REGISTRATION_MS },
  })
  for (let i = 0; i < PAIRS; i++) await school.server.insertMember({ email: existing(i) })
}, 120_000)
afterAll(() => school.close())

const existing = (i: number) => `there-${i}@${DOMAIN}`

interface EntryPoint {
  path: string
  body: (email: string, token: string) => Record<string, unknown>
  form?: boolean
  /** True if a solved bot challenge is sent along. */
  challenge?: boolean
  /** True if it creates accounts, so that each try needs an address of its own. */
  signsUp?: boolean
}

const b64 = (text: string) => Buffer.from(text).toString('base64url')

const ENTRY_POINTS: Record<string, EntryPoint> = {
  'forgot password': { path: '/user/forgotPassword', body: (email) => ({ email }) },
  'a guessed code': {
    path: '/user/confirmPassword',
    body: (email) => ({ email, code: '000000', password: PASSWORD }),
  },
  '/elu': { path: '/elu', body: (e) => ({ e }) },
  login: {
    path: '/oauth2/token',
    form: true,
    body: (username) => ({ grant_type: 'password', client_id: 'member-app', username, password: PASSWORD }),
  },
  'corporate login': {
    path: '/graphql',
    body: (email) => ({
      query: `query($e: String!) { lookupCorporateRealm(b64email: $e) { link realm serializedOptions error { code message } } }`,
      variables: { e: b64(email) },
    }),
  },
  'limited signup': {
    path: '/graphql',
    challenge: true,
    signsUp: true,
    body: (email, botChallengeToken) => ({
      query: `mutation($email: String!, $botChallengeToken: String!) { signupLimitedUser(firstName: "Nia",
        lastName: "Okafor", email: $email, botChallengeToken: $botChallengeToken) {
        result link tac error { code message } } }`,
      variables: { email, botChallengeToken },
    }),
  },
  'pass registration': {
    path: '/graphql',
    signsUp: true,
    body: (email) => ({
      query: `mutation($email: String!) { createUserWithPass(code: "LATER", firstName: "Nia", lastName: "Okafor",
        email: $email) { result tac error { code message } } }`,
      variables: { email },
    }),
  },
  'a link’s code': {
    path: '/graphql',
    body: (email) => ({
      query:
        'mutation($e: String!, $t: String!) { sendVerificationCode(b64email: $e, b64tac: $t) { success } }',
      variables: { e: b64(email), t: b64('nobodys') },
    }),
  },
}

interface Told {
  /** The status and the body without its random values. */
  answer: string
  milliseconds: number
}

async function ask({ path, body, form, challenge }: EntryPoint, email: string): Promise<Told> {
  const token = challenge ? await solvedChallenge(school.server.url) : ''
  const payload = form
    ? new URLSearchParams(body(email, token) as Record<string, string>).toString()
    : JSON.stringify(body(email, token))
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const started = performance.now()
  const response = await fetch(`${school.server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: payload,
  })
  const text = await response.text()
  const milliseconds = performance.now() - started
  return { answer: `${response.status} ${text.replace(/("tac":")[^"]+"/, '$1…"')}`, milliseconds }
}

describe.each(Object.entries(ENTRY_POINTS))('The entry point %s', (name, entry) => {
  test(`answers as fast for an account as for none, in ${PAIRS} pairs`, async () => {
    await ask(entry, `first-${b64(name)}@${DOMAIN}`)
    const there: Told[] = []
    const absent: Told[] = []
    for (let i = 0; i < PAIRS; i++) {
      const nobody = `nobody-${i}${entry.signsUp ? b64(name).toLowerCase() : ''}@${DOMAIN}`
      // Each of the two comes first equally often, so that other work on the machine slows both down alike.
      if (i % 2 === 0) there.push(await ask(entry, existing(i)))
      absent.push(await ask(entry, nobody))
      if (i % 2 === 1) there.push(await ask(entry, existing(i)))
    }
    const answers = new Set([...there, ...absent].map(({ answer }) => answer))
    expect([...answers]).toEqual([there[0]?.answer])
    expect(there[0]?.answer).not.toMatch(/^5|INTERNAL/)
    if (entry.signsUp)
      for (const { milliseconds } of [...there, ...absent])
        expect(milliseconds).toBeGreaterThanOrEqual(MIN_REGISTRATION_MS)
    if (!NIGHTLY) return
    const times = (told: Told[]) => told.map(({ milliseconds }) => milliseconds)
    const telling = distinguishability(times(there), times(absent))
    console.log(`${name}: ${telling.toFixed(3)}`)
    expect(telling).toBeLessThanOrEqual(MOST_TELLING)
  }, 1_800_000)
})

test('The measurement of times finds a difference where there is one, and none where there is none', () => {
  const fast = Array.from({ length: 400 }, (_, i) => 1 + (i % 7))
  expect(distinguishability(fast, fast)).toBe(0.5)
  expect(
    distinguishability(
      fast,
      fast.map((n) => n + 7),
    ),
  ).toBe(1)
  expect(
    distinguishability(
      fast.map((n) => n + 2),
      fast,
    ),
  ).toBeGreaterThan(0.65)
})

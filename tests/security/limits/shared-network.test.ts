import { expect, test } from 'vitest'
import { insertPass } from '@section/api/features/invitations/insert-pass.fixture.ts'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { solve } from '@section/api/testing/solve-challenge.ts'
import { limitedServer, through } from './limited-server.ts'

// Thirty people of one network sign up within ten minutes, and none of them is refused. docs/decisions/rate-limits.md

const CLASS = 30
const ROOM = '192.0.2.1'
const PASSWORD = 'Right-horse-7'

const limited = limitedServer()
const { inject, post } = limited

const SIGN_UP = `mutation($email: String!, $token: String!) { answer: signupLimitedUser(firstName: "Nia",
  lastName: "Okafor", email: $email, botChallengeToken: $token) { result tac error { code message } } }`
const REGISTER = `mutation($email: String!, $code: String!) { answer: createUserWithPass(code: $code, firstName: "Nia",
  lastName: "Okafor", email: $email) { result tac error { code message } } }`
const POLL = `query($email: String!, $tac: String!) {
  answer: lookupSignupActivationCode(email: $email, tac: $tac) { success error { code message } } }`
const SEND_CODE = `mutation($email: String!, $tac: String!) {
  answer: sendVerificationCode(b64email: $email, b64tac: $tac) { success error { code message } } }`

const IN = { result: 'ConfirmedWithActivation', error: null }
const DONE = { success: true, error: null }

interface Answer {
  tac?: string
  error: object | null
}
async function ask(query: string, variables: object, headers = {}): Promise<Answer & { cookie: string }> {
  const { body, headers: sent } = await inject(
    '/graphql',
    { query, variables },
    { ...through(ROOM), ...headers },
  )
  const cookie = [sent['set-cookie'] ?? []]
    .flat()
    .map((text) => text.split(';')[0])
    .join('; ')
  return { ...(body as { data: { answer: Answer } }).data.answer, cookie }
}

/** Gets a challenge and solves it; returns the token and the number of derivations that it took. */
async function solvedChallenge(): Promise<{ token: string; work: number }> {
  const { payload } = await limited.server.app.inject({ url: '/altcha/challenge', headers: through(ROOM) })
  const token = await solve(JSON.parse(payload) as Parameters<typeof solve>[0])
  const { solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as {
    solution: { counter: number }
  }
  return { token, work: solution.counter }
}

/** Follows the mailed link to a password, and signs in. */
async function setPassword(email: string): Promise<void> {
  const { db } = limited.server.database
  const mail = (await queuedMails(db, email)).find(({ kind }) => kind === 'activation')
  const { searchParams } = new URL(mail && 'link' in mail ? mail.link : 'none')
  const link = { email: searchParams.get('email'), tac: searchParams.get('tac') }
  expect(await ask(SEND_CODE, link)).toMatchObject(DONE)
  const coded = (await queuedMails(db, email)).find(({ kind }) => kind === 'set-password-code')
  const code = coded && 'code' in coded ? coded.code : ''
  const confirmed = await post('/user/confirmPassword', { email, code, password: PASSWORD }, ROOM)
  expect(confirmed).toMatchObject({ status: 200, body: { success: true } })
}

const addresses = (name: string, count = CLASS) =>
  Array.from({ length: count }, (_, i) => `${name}${i}@example.com`)

test('Thirty people of one network sign up for free, follow their links and set their passwords', async () => {
  const works: number[] = []
  const handles: string[] = []
  for (const email of addresses('free')) {
    const { token, work } = await solvedChallenge()
    works.push(work)
    const { tac = '', cookie, ...answer } = await ask(SIGN_UP, { email, token })
    expect(answer).toMatchObject(IN)
    const identified = await inject('/elu', { e: email }, { ...through(ROOM), cookie })
    expect(identified).toMatchObject({ status: 200, body: { s: true } })
    expect(await ask(POLL, { email, tac })).toMatchObject(DONE)
    handles.push(tac)
  }
  for (const email of addresses('free')) await setPassword(email)
  expect(new Set(handles).size).toBe(CLASS)
  // In tests the first challenges need ten derivations at most.
  expect(Math.max(...works.slice(0, 15))).toBeLessThanOrEqual(10)
  expect(Math.max(...works.slice(15))).toBeGreaterThan(10)
})

test('Thirty people of one network register with an invitation and set their passwords', async () => {
  const { code } = await insertPass(limited.server.database.db, { slots: CLASS })
  for (const email of addresses('invited')) {
    const { cookie, ...answer } = await ask(REGISTER, { email, code })
    expect(answer).toMatchObject(IN)
    expect((await inject('/elu', { e: email }, { ...through(ROOM), cookie })).body).toMatchObject({ s: true })
  }
  for (const email of addresses('invited')) await setPassword(email)
})

test('Thirty people of one network forget their passwords together', async () => {
  for (const email of addresses('forgetful'))
    expect((await post('/user/forgotPassword', { email }, ROOM)).status).toBe(200)
})

test('The work of a network’s bot challenges rises with every challenge, also when signups are refused, and its sixty-first signup is refused', async () => {
  const works: number[] = []
  for (let i = 0; i < 61; i++) works.push((await solvedChallenge()).work)
  // The minimum of a later challenge is more than the maximum of the first ones.
  expect(Math.min(...works.slice(45))).toBeGreaterThan(Math.max(...works.slice(0, 15)))
  for (const email of addresses('bot', 60))
    expect(await ask(SIGN_UP, { email, token: 'none' })).toMatchObject({
      error: { code: 'BOT_CHALLENGE_FAILED' },
    })
  const { token } = await solvedChallenge()
  expect(await ask(SIGN_UP, { email: 'late@example.com', token })).toMatchObject({
    error: { code: 'LIMIT_EXCEEDED', message: 'Too many tries. Please try again in 1 hour.' },
  })
})

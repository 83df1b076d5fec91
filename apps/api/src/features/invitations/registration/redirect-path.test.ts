import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activations } from '@section/db/schema.ts'
import { insertPass } from '../insert-pass.fixture.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { solvedChallenge } from '../../../testing/solve-challenge.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

// These tests follow a new member from a deep link through the activation mail to the page that was asked for.

const PASSWORD = 'Right-horse-7'
let server: TestServer
let count = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const newcomer = () => ({ firstName: 'Nia', lastName: 'Okafor', email: `new${count++}@mail.example` })

/** Signs up for free; returns the link of the mail. */
async function signUp(redirectPath?: string, who = newcomer()): Promise<string> {
  const { data } = await server.graphql<{ signupLimitedUser: { result: string } }>(
    null,
    `mutation($firstName: String!, $lastName: String!, $email: String!, $token: String!, $redirectPath: String) {
      signupLimitedUser(firstName: $firstName, lastName: $lastName, email: $email, botChallengeToken: $token,
        redirectPath: $redirectPath) { result } }`,
    { ...who, token: await solvedChallenge(server.url), redirectPath },
  )
  expect(data?.signupLimitedUser.result).toBe('ConfirmedWithActivation')
  return linkTo(who.email)
}

async function register(code: string, redirectPath?: string): Promise<string> {
  const who = newcomer()
  const { data } = await server.graphql<{ createUserWithPass: { result: string } }>(
    null,
    `mutation($code: String!, $firstName: String!, $lastName: String!, $email: String!, $redirectPath: String) {
      createUserWithPass(code: $code, firstName: $firstName, lastName: $lastName, email: $email,
        redirectPath: $redirectPath) { result } }`,
    { code, ...who, redirectPath },
  )
  expect(data?.createUserWithPass.result).toBe('ConfirmedWithActivation')
  return linkTo(who.email)
}

async function linkTo(email: string): Promise<string> {
  const mail = (await queuedMails(server.database.db, email)).at(-1)
  return mail && 'link' in mail ? mail.link : ''
}

const decoded = (link: string, name: string) =>
  Buffer.from(new URL(link).searchParams.get(name) ?? '', 'base64url').toString()

/**
 * Follows the link, asks for a code and sets a password; returns the server's answer. `tac` is the link's own by
 * default.
 */
async function activate(link: string, tac: string | undefined = decoded(link, 'tac')) {
  const email = decoded(link, 'email')
  const { searchParams } = new URL(link)
  await server.graphql(
    null,
    'mutation($b64email: String!, $b64tac: String!) { sendVerificationCode(b64email: $b64email, b64tac: $b64tac) { success } }',
    { b64email: searchParams.get('email'), b64tac: searchParams.get('tac') },
  )
  const mail = (await queuedMails(server.database.db, email)).at(-1)
  const code = mail && 'code' in mail ? mail.code : ''
  const response = await fetch(`${server.url}/user/confirmPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, code, password: PASSWORD, ...(tac === '' ? {} : { tac }) }),
  })
  return (await response.json()) as unknown
}

/** Returns the expected result with the path of the new member; null for the home page. */
const begins = (redirectPath: string | null) => ({ success: true, ...(redirectPath ? { redirectPath } : {}) })

test('The activation of a free signup leads to the path of its deep link', async () => {
  const link = await signUp('/courses/abc?m=saved')
  expect([...new URL(link).searchParams.keys()]).toEqual(['email', 'tac'])
  expect(link).not.toContain('courses')
  expect(await activate(link)).toEqual(begins('/courses/abc?m=saved'))
})

test('The activation of a free signup without a deep link leads to the home page', async () =>
  expect(await activate(await signUp())).toEqual(begins(null)))

test.each(
  [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/login?redirectPath=%2F%2Fevil.example',
    '/',
    'courses',
    `/${'a'.repeat(2048)}`,
  ].map((payload) => ({ name: payload.slice(0, 40), payload })),
)('The redirect path $name leads nowhere, and is not stored', async ({ payload: redirectPath }) => {
  const link = await signUp(redirectPath)
  const [kept] = await server.database.db
    .select()
    .from(activations)
    .orderBy(desc(activations.createdAt))
    .limit(1)
  expect(kept?.redirectPath).toBeNull()
  expect(await activate(link)).toEqual(begins(null))
})

test('The activation of a registration with a pass leads to the requested path, or else to the pass’s own', async () => {
  const { db } = server.database
  const pass = await insertPass(db, { slots: 9, redirectUrl: '/certificates' })
  expect(await activate(await register(pass.code, '/courses'))).toEqual(begins('/courses'))
  expect(await activate(await register(pass.code))).toEqual(begins('/certificates'))
  const elsewhere = await insertPass(db, { slots: 9, redirectUrl: 'https://www.example.com/start' })
  expect(await activate(await register(elsewhere.code))).toEqual(begins(null))
})

test('The redirect path of a signup is returned with its activation link, and not with the code alone', async () => {
  expect(await activate(await signUp('/courses/secret'), '')).toEqual(begins(null))
  expect(await activate(await signUp('/courses/secret'), 'another')).toEqual(begins(null))
  const [mine, theirs] = [await signUp('/courses/mine'), await signUp('/courses/theirs')]
  expect(await activate(mine, decoded(theirs, 'tac'))).toEqual(begins(null))
})

test('A wrong code does not reveal the redirect path of a signup', async () => {
  const link = await signUp('/courses/secret')
  const response = await fetch(`${server.url}/user/confirmPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: decoded(link, 'email'),
      code: '000000',
      password: PASSWORD,
      tac: decoded(link, 'tac'),
    }),
  })
  expect(await response.text()).not.toContain('courses')
})

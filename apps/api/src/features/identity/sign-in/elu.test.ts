import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { setSignupNonce } from '../account-proofs-store.ts'

const EMAIL = 'new@example.com'
const NOBODY = { s: false, u: null }

let now = Date.now()
let server: TestServer
let userId: string

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  userId = await server.insertMember({ email: EMAIL })
  await server.insertMember({ email: 'other@example.com' })
})
afterAll(() => server.close())

/** Returns the cookie that a signup sets. */
async function signUp(): Promise<string> {
  let nonce = ''
  const setCookie = (name: string, value: string, maxAge: number) => {
    expect([name, maxAge]).toEqual(['signup', 15 * 60])
    nonce = value
  }
  await setSignupNonce(server.database.db, { now, setCookie }, { email: EMAIL, userId })
  return `member_signup=${nonce}`
}
const elu = async (e: string, cookie = '') => {
  const response = await fetch(`${server.url}/elu`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ e }),
  })
  return (await response.json()) as unknown
}

test('/elu returns the user id to the browser that signed the address up, for 15 minutes', async () => {
  const cookie = await signUp()
  expect(await elu(' New@Example.com', cookie)).toEqual({ s: true, u: userId })
  expect(await elu(EMAIL, `theme=dark; ${cookie}; x=y`)).toEqual({ s: true, u: userId })
  now += 15 * 60_000 - 1
  expect(await elu(EMAIL, cookie)).toEqual({ s: true, u: userId })
  now += 1
  expect(await elu(EMAIL, cookie)).toEqual(NOBODY)
})

test('/elu reveals to no other browser whether an address has an account', async () => {
  const cookie = await signUp()
  const others: [email: string, cookie: string][] = [
    [EMAIL, ''],
    [EMAIL, 'member_signup=guess'],
    [EMAIL, 'other_signup=x'],
    ['other@example.com', cookie],
    ['nobody@example.com', cookie],
    ['', cookie],
    // Another host of the domain may have set one of two cookies, so neither is accepted.
    [EMAIL, `${cookie}; member_signup=tossed`],
  ]
  for (const [email, sent] of others) expect(await elu(email, sent), email).toEqual(NOBODY)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { EMAIL, NEW, passwordForms } from './password-forms.fixture.ts'

// The limit for mailed codes that are entered from one IP address. docs/decisions/rate-limits.md

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMITS: 'true' } })
})
afterAll(() => server.close())
const { post, forgot, mailedCode } = passwordForms(() => server)

const HOME = '127.0.0.1'
const people = ['ada', 'ben', 'cleo', 'dan'].map((name) => `${name}.${EMAIL}`)
const confirm = (email: string, code: string) => post('/user/confirmPassword', { email, code, password: NEW })

test('The limit of mailed codes from one IP address counts wrong codes and refunds right ones', async () => {
  const { limits } = server.services
  for (const email of people) {
    await server.insertMember({ email })
    expect((await forgot(email)).status).toBe(200)
  }
  // One more attempt is left for everybody behind this address.
  await Promise.all(Array.from({ length: 299 }, () => limits.consume('code-verify-address', HOME)))
  const [last = '', ...others] = people
  for (const email of others)
    expect(await confirm(email, await mailedCode(email)), email).toMatchObject({
      status: 200,
      body: { success: true },
    })
  const code = await mailedCode(last)
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await confirm(last, wrong)).body).toMatchObject({ error: { code: 'CODE_MISMATCH' } })
  const late = await confirm(last, code)
  expect([late.status, late.body]).toMatchObject([
    429,
    { error: { code: 'LIMIT_EXCEEDED', message: 'Too many tries. Please try again in 1 hour.' } },
  ])
})

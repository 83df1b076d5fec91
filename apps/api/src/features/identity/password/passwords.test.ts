import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { checkCredentials } from './check-credentials.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'

// The hashing of passwords must not block other requests during a burst of sign-ins. SECURITY.md#sign-in-storms

const PASSWORD = 'Right-horse-7'
const EMAIL = 'nia@example.com'
const credentials = { email: EMAIL, password: PASSWORD, from: '192.0.2.1' }

let server: TestServer
let userId: string
beforeAll(async () => {
  server = await startTestServer()
  userId = await server.insertMember({ email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})
afterAll(() => server.close())

test('Sign-ins that wait for the database occupy no slot for hashing', async () => {
  let answer: (() => void) | undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  const { services } = server
  const slow = {
    ...services,
    limits: Object.assign(Object.create(services.limits) as typeof services.limits, {
      consume: () => held.then(() => ({ allowed: true as const })),
      refund: () => Promise.resolve(),
      reset: () => Promise.resolve(),
      has: () => Promise.resolve(false),
      set: () => Promise.resolve(),
    }),
  }
  const waiting = Array.from({ length: availableParallelism() + 4 }, () =>
    checkCredentials(slow, credentials),
  )
  expect((await checkCredentials(services, credentials))?.userId).toBe(userId)
  answer?.()
  expect((await Promise.all(waiting)).map((account) => account?.userId)).toEqual(waiting.map(() => userId))
})

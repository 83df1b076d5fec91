import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { saveOn } from './profiles.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMITS: 'true' } })
})
afterAll(() => server.close())

test('A member may save 120 times in a minute, refused values included, and learns then when to come back', async () => {
  const userId = await server.insertMember({ jobRole: 'Analyst' })
  const token = await server.token(userId)
  for (let pair = 0; pair < 60; pair++) {
    expect(await saveOn(server, token, 'job', { userId })).toMatchObject({ error: null })
    const refused = await saveOn(server, token, 'location', { userId, country: '' })
    expect(refused.error?.message).toBe('Required')
  }
  const message = 'Too many tries. Please try again in 1 minute.'
  expect(await saveOn(server, token, 'job', { userId, jobRole: '' })).toEqual({
    id: null,
    error: { code: 'LIMIT_EXCEEDED', message },
    member: null,
  })
})

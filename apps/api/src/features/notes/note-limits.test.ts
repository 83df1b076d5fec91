import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { REMOVE, SAVE } from './notes.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMITS: 'true' } })
})
afterAll(() => server.close())

test('A member may change notes 120 times in a minute, and learns then when to come back', async () => {
  const token = await server.token(await server.insertMember({}))
  const note = { noteId: randomUUID(), videoId: randomUUID() }
  const change = async (operation: string) => {
    const { data } = await server.graphql<Record<string, { error: object | null }>>(token, operation, note)
    return Object.values(data ?? {})[0]
  }
  for (let pair = 0; pair < 60; pair++) {
    expect(await change(REMOVE)).toEqual({ note: null, error: null })
    expect(await change(SAVE)).toMatchObject({ error: { code: 'NOT_FOUND' } })
  }
  const message = 'Too many tries. Please try again in 1 minute.'
  for (const operation of [SAVE, REMOVE])
    expect(await change(operation)).toEqual({ note: null, error: { code: 'LIMIT_EXCEEDED', message } })
})

import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

/** Starts a server for all tests of a file. A test may set `clock.now` (epoch ms), which is reset before each. */
export function serverWithClock() {
  const clock = { now: Date.now() }
  let started: TestServer
  beforeAll(async () => {
    started = await startTestServer({ clock: () => clock.now })
  })
  beforeEach(() => {
    clock.now = Date.now()
  })
  afterAll(() => started.close())
  return { clock, server: () => started }
}

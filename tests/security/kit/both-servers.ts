import { afterAll, beforeAll } from 'vitest'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'

/** The settings of production, as far as they decide what the endpoint and the pages let through. */
const CLOSED = { production: true, demo: false }

/** A server as the demo has it and one as production has it, for all tests of the file that calls this. */
export function bothServers() {
  let demo: TestServer
  let closed: TestServer
  beforeAll(async () => {
    demo = await startTestServer()
    closed = await startTestServer({ config: CLOSED })
  })
  afterAll(() => Promise.all([demo.close(), closed.close()]))
  return {
    get demo() {
      return demo
    },
    get closed() {
      return closed
    },
  }
}

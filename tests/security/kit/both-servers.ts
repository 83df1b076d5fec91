import { afterAll, beforeAll } from 'vitest'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'

/** The settings of production that decide what the endpoint and the pages accept. */
const CLOSED = { production: true, demo: false, storage: null }

/** Starts a server of a demo and one of production for all tests of the calling file. */
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

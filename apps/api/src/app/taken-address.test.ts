import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError } from '../server/config.ts'
import { freePort } from '../testing/free-port.ts'
import { startTestServer } from '../testing/test-server.ts'

let port: number
const other = createServer()
beforeEach(async () => {
  port = await freePort()
  other.listen(port, '127.0.0.1')
  await once(other, 'listening')
})
afterEach(() => void other.close())

test.each([
  ['127.0.0.1', 'another program listens there already'],
  ['192.0.2.1', 'this machine has no such address'],
])('a server that cannot listen at %s says why in a sentence, and has ended', async (HOST, why) => {
  const start = startTestServer({ environment: { HOST, PORT: String(port), WORKER: 'true' } })
  await expect(start).rejects.toThrow(
    new ConfigError(`HOST, PORT: the server cannot listen at ${HOST}:${port}: ${why}.`),
  )
})

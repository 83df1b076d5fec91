import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError } from '../server/config/config-error.ts'
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
  ['no.such.invalid', 'its name leads to no address'],
])('A server that cannot listen at %s says why in one sentence, and ends', async (HOST, why) => {
  const start = startTestServer({ environment: { HOST, PORT: String(port), WORKER: 'true' } })
  await expect(start).rejects.toThrow(
    new ConfigError(`HOST, PORT: the server cannot listen at ${HOST}:${port}: ${why}.`),
  )
})

test('A server that cannot write its log, or finds no web app, says so in one sentence', async () => {
  await expect(startTestServer({ environment: { LOG_FILE: '/no/such/folder/log' } })).rejects.toThrow(
    new ConfigError(
      "LOG_FILE: the log cannot be written: ENOENT: no such file or directory, open '/no/such/folder/log'.",
    ),
  )
  await expect(startTestServer({ environment: { WEB_DIR: '/no/such/folder' } })).rejects.toThrow(
    new ConfigError('WEB_DIR: the web app is not built in /no/such/folder. Run npm start, or npm run build.'),
  )
})

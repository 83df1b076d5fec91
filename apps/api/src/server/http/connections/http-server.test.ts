import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { createHttpServer } from './http-server.ts'

test('a closing server does not wait for clients to close their connections', async () => {
  const handling = Promise.withResolvers<ServerResponse>()
  const server = createHttpServer((_request, response) => handling.resolve(response))
  const port = await freePort()
  server.listen(port)
  await once(server, 'listening')
  const asked = fetch(`http://localhost:${port}/`)
  const response = await handling.promise
  const closed = once(server, 'close')
  server.close()
  const began = performance.now()
  const text = 'x'.repeat(1_000_000)
  response.end(text)
  expect(await (await asked).text()).toBe(text)
  await closed
  expect(performance.now() - began).toBeLessThan(2_000)
})

import { once } from 'node:events'
import { promisify } from 'node:util'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { createHttpServer } from './http-server.ts'

test('A closing server does not wait for clients to close their connections', async () => {
  const handling = Promise.withResolvers<ServerResponse>()
  const server = createHttpServer(
    (_request, response) => handling.resolve(response),
    () => 'here',
  )
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

test('Only a limited number of clients of one network can read their responses slowly, and other clients stay connected', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let handled = 0
  const server = createHttpServer(
    (_request, response) => {
      handled++
      response.end(Buffer.alloc(30_000_000))
    },
    ({ headers }) => String(headers['x-network']),
    3,
  )
  const port = await freePort()
  server.listen(port)
  await once(server, 'listening')
  const open = (name: string) => {
    const socket = connect(port, 'localhost')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-network: ${name}\r\n\r\n`)
    return socket
  }
  const sockets = ['crowd', 'crowd', 'crowd', 'crowd', 'crowd', 'other', 'other'].map(open)
  await vi.waitFor(() => expect(handled).toBe(sockets.length))
  const count = () => promisify(server.getConnections.bind(server))()
  // The responses first fill the buffers of the operating system.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(async () => expect(await count()).toBe(sockets.length))
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(async () => expect(await count()).toBe(5))
  await vi.advanceTimersByTimeAsync(23_000)
  await vi.waitFor(async () => expect(await count()).toBe(5))
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(async () => expect(await count()).toBe(0))
  for (const socket of sockets) socket.destroy()
  server.close()
  vi.useRealTimers()
})

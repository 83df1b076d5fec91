import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startTestServer } from '@section/api/testing/test-server.ts'

test('A request to a server that shuts down is asked to come back, with an answer that must not be stored', async () => {
  const server = await startTestServer()
  const socket = connect(Number(new URL(server.url).port), 'localhost')
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const closed = once(socket, 'close')
  // The connection is in use when the server begins to close, because half a request has arrived.
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nhost: localhost\r\n')
  await expect.poll(() => said).toContain('200 OK')
  const ended = server.close()
  await new Promise((resolve) => setTimeout(resolve, 50))
  said = ''
  socket.write('\r\n')
  await closed
  await ended
  expect(said).toMatch(/^HTTP\/1\.1 503 /)
  expect(said.toLowerCase()).toContain('\r\ncache-control: no-store\r\n')
  expect(said.toLowerCase()).toContain('\r\nretry-after: 2\r\n')
  expect(said).toContain('"UNAVAILABLE"')
})

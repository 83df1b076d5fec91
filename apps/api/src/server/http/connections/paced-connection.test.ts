import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

// The parser gets the bytes in pieces, and they are exactly those that were sent.

const HUGE = 'a line that is read slowly\n'.repeat(400_000)

const server = createHttpServer(
  (request, response) => {
    if (request.url === '/huge') return void response.end(HUGE)
    if (request.url === '/last') response.setHeader('connection', 'close')
    void text(request).then(
      (body) => response.end(body),
      () => response.destroy(),
    )
  },
  () => 'here',
)
let port: number
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

test.each([0, 1, 1_023, 1_024, 1_025, 70_000, 3_000_000])(
  'A body of %i bytes arrives complete',
  async (length) => {
    const body = numbers(length)
    expect(await (await post(body)).text()).toBe(body)
  },
)

test.each([1, 2, 21, 22, 23, 30_000])('A body that has %i blank lines arrives complete', async (count) => {
  const body = Array.from({ length: count }, (_, i) => `${i}\r\n\r\n`).join('')
  expect(await (await post(body)).text()).toBe(body)
})

test('A request that arrives byte by byte gets a response', async () => {
  const socket = open()
  for (const byte of requestOf('slow', 'connection: close\r\n')) {
    socket.write(byte)
    await wait(1)
  }
  expect(await text(socket)).toMatch(/\r\n\r\nslow$/)
})

test('A client that closes its half while its request waits gets a response', async () => {
  const body = '\r\n'.repeat(5_000)
  const socket = open()
  socket.end(requestOf(body))
  expect((await text(socket)).endsWith(`\r\n\r\n${body}`)).toBe(true)
})

test('A response that is read slowly arrives complete', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/huge`, { headers: { connection: 'close' } })
  const read: Uint8Array[] = []
  for await (const chunk of answer.body ?? []) {
    read.push(chunk)
    if (read.length % 20 === 0) await wait(1)
  }
  expect(Buffer.concat(read).equals(Buffer.from(HUGE))).toBe(true)
})

test('A connection is closed after its last response, although the client keeps its half open', async () => {
  const socket = open()
  socket.write(requestOf('last', '', '/last'))
  const ended = once(socket, 'end')
  expect(await text(socket)).toMatch(/\r\n\r\nlast$/)
  await ended
  await expect.poll(connections).toBe(0)
})

test('A connection that is reset while its request waits is released', async () => {
  const socket = open()
  socket.write(requestOf('\r\n'.repeat(100_000)).slice(0, 150_000))
  await once(socket, 'connect')
  await wait(5)
  socket.resetAndDestroy()
  await expect.poll(connections).toBe(0)
})

const opened: Socket[] = []
function open(): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  opened.push(socket)
  return socket
}
afterAll(() => opened.forEach((socket) => socket.destroy()))

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

/** Returns a text of numbers, so that what is lost, doubled or in a wrong order is seen. */
const numbers = (length: number) =>
  Array.from({ length: Math.ceil(length / 8) }, (_, i) => String(i).padStart(8, '0'))
    .join('')
    .slice(0, length)

const requestOf = (body: string, headers = '', path = '/') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n${headers}\r\n${body}`

const post = (body: string) =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers: { connection: 'close' } })

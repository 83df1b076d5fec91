import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { sendRaw } from '../kit/raw-request.ts'

const PULSE = { method: 'GET', path: '/healthz' }
const HALF_A_HEADER = 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: '
const HALF_A_BODY =
  'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"query":"'
const LONGEST_MS = 15_000
const SLOW_CLIENTS = 100

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  port = Number(new URL(server.url).port)
})
afterAll(() => server.close())

test('The limits on slow clients are set on the listening server', async () => {
  const { server: http } = server.app
  expect(http.headersTimeout).toBe(8_000)
  expect(http.requestTimeout).toBe(12_000)
  expect(http.keepAliveTimeout).toBe(5_000)
  expect(http.timeout).toBe(30_000)
})

test('A client that sends its request slowly delays no other', async () => {
  const slow = Array.from({ length: SLOW_CLIENTS }, (_, i) => open(i % 2 ? HALF_A_HEADER : HALF_A_BODY))
  try {
    const times: number[] = []
    for (let i = 0; i < 20; i++) times.push((await sendRaw(server.url, PULSE)).milliseconds)
    expect(times.toSorted((a, b) => a - b)[10]).toBeLessThan(100)
  } finally {
    for (const socket of slow) socket.destroy()
  }
})

// These cases wait for the real limits, which takes a quarter of a minute.
describe.runIf(process.env['NIGHTLY'])('A slow client that stops', () => {
  test.each([
    ['in the middle of its headers', HALF_A_HEADER],
    ['in the middle of its body', HALF_A_BODY],
  ])('%s is disconnected in time', async (_name, text) => {
    const started = performance.now()
    const socket = open(text)
    const drip = setInterval(() => socket.write('x'), 1000)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(drip)
    expect(performance.now() - started).toBeLessThan(LONGEST_MS)
    expect(answer).toContain(' 408 ')
  })
})

/** Opens a connection that has sent this text and sends nothing more by itself. */
function open(text: string): Socket {
  const socket = connect(port, 'localhost')
  socket.on('error', () => socket.destroy())
  socket.write(text)
  return socket
}

import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { get, sendRaw } from '../kit/raw-request.ts'
import { LARGEST_ASSET, type ServerProcess, startServerProcess } from '../kit/server-process.ts'
import { askWithoutReading } from './unread-answers.ts'

// Clients ask for more than they read. SECURITY.md#slow-and-silent-clients

const MEGABYTE = 1_000_000
/** The number of files that a server may open and close for its own purposes. */
const OWN_FILES = 10
/** A file that is read from the disk for each answer. */
const PICTURE = '/v2/media/strategy-on-a-page/poster.webp'

let server: ServerProcess
let sockets: Socket[] = []
let filesAtRest = 0
beforeAll(async () => {
  server = await startServerProcess()
  // The test bounds the wait that the server causes, and other work on the machine would add to it.
  server.runFirst()
  filesAtRest = await server.openFiles()
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await vi.waitFor(async () => expect(await server.openFiles()).toBeLessThan(filesAtRest + OWN_FILES), {
    timeout: 10_000,
  })
})
afterAll(() => server.close())

const attack = (count: number, requests: number, path = LARGEST_ASSET) =>
  sockets.push(...askWithoutReading({ port: server.port, sockets: count, requests, path }))

test.each(['/healthz', LARGEST_ASSET, PICTURE])(
  'A connection that pipelines 700 requests for %s is closed at once',
  async (path) => {
    const before = await server.openFiles()
    attack(20, 700, path)
    const most = await mostOpenFiles(1_000)
    expect(most).toBeLessThanOrEqual(before + 2 * 20 + OWN_FILES)
    expect(await server.openFiles()).toBeLessThan(before + OWN_FILES)
  },
)

test('A connection whose answers nobody reads holds no file open, however many it has requested', async () => {
  attack(20, 20)
  const most = await mostOpenFiles(500)
  expect(most).toBeGreaterThan(filesAtRest + OWN_FILES)
  expect(most).toBeLessThanOrEqual(filesAtRest + 20 + OWN_FILES)
})

test('35,000 pipelined requests on 330 connections delay no other client', async () => {
  // Other work on the machine can only add to the wait.
  let least = Infinity
  for (let tries = 0; tries < 6 && least >= 1_000; tries++) {
    attack(30, 700)
    attack(200, 60)
    attack(100, 20)
    const times: number[] = []
    for (const until = performance.now() + 2_000; performance.now() < until; await wait(10))
      times.push((await sendRaw(server.url, get('/login'))).milliseconds)
    least = Math.min(least, Math.max(...times))
  }
  expect(least).toBeLessThan(1_000)
})

test('Pipelined requests within the limit are answered in their order', async () => {
  const text = await answersTo(['/healthz', LARGEST_ASSET, '/nothing.txt', '/favicon.svg', '/healthz'])
  const answers = [...text.matchAll(/HTTP\/1\.1 (\d+).*?^content-type: ([^\r;]*)/gms)]
  expect(answers.map(([, status, type]) => `${status} ${type}`)).toEqual([
    '200 application/json',
    '200 application/javascript',
    '404 text/plain',
    '200 image/svg+xml',
    '200 application/json',
  ])
})

describe.runIf(process.env['NIGHTLY'])('Unread answers', () => {
  test.each([
    { count: 30, requests: 700 },
    { count: 200, requests: 60 },
    // These are few enough to be answered, because the buffers of the system are filled first.
    { count: 200, requests: 20 },
  ])(
    'of $count connections with $requests requests each delay no other client',
    async ({ count, requests }) => {
      const [memory, files] = [await server.memory(), await server.openFiles()]
      attack(count, requests)
      const worst = { memory: 0, files: 0, milliseconds: 0 }
      await vi.waitFor(
        async () => {
          const { milliseconds } = await sendRaw(server.url, get('/login'))
          worst.milliseconds = Math.max(worst.milliseconds, milliseconds)
          worst.memory = Math.max(worst.memory, (await server.memory()) - memory)
          worst.files = Math.max(worst.files, (await server.openFiles()) - files)
          expect(await server.openFiles()).toBeLessThan(files + OWN_FILES)
        },
        { timeout: 35_000, interval: 100 },
      )
      expect(worst.memory).toBeLessThan(200 * MEGABYTE)
      expect(worst.files).toBeLessThan(500)
      expect(worst.milliseconds).toBeLessThan(1_000)
    },
  )

  test('of a client that reads a few bytes now and then close its connection', async () => {
    const before = await server.openFiles()
    attack(20, 20)
    await vi.waitFor(async () => expect(await server.openFiles()).toBeGreaterThanOrEqual(before + 20))
    const drip = setInterval(() => sockets.forEach((socket) => socket.read(1)), 1_000)
    await vi.waitFor(async () => expect(await server.openFiles()).toBeLessThan(before + OWN_FILES), {
      timeout: 35_000,
      interval: 100,
    })
    clearInterval(drip)
  })

  test.each([3, 20])(
    'of 200 connections with %i requests, beside 1,200 slow senders, close them while others are served',
    async (requests) => {
      const [memory, files] = [await server.memory(), await server.openFiles()]
      send(1_000, 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ')
      send(
        200,
        'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
      )
      attack(200, requests)
      const drip = setInterval(() => sockets.slice(0, 1_200).forEach((socket) => socket.write('x')), 1_000)
      const started = performance.now()
      const times: number[] = []
      let [most, sendersGone] = [0, 0]
      await vi.waitFor(
        async () => {
          times.push((await sendRaw(server.url, get('/healthz'))).milliseconds)
          most = Math.max(most, (await server.memory()) - memory)
          const open = await server.openFiles()
          if (!sendersGone && open < files + 2 * 200 + OWN_FILES) sendersGone = performance.now() - started
          expect(open).toBeLessThan(files + OWN_FILES)
        },
        { timeout: 35_000, interval: 100 },
      )
      clearInterval(drip)
      const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]
      expect(sendersGone).toBeGreaterThan(0)
      expect(sendersGone).toBeLessThan(15_000)
      expect(p99).toBeLessThan(100)
      expect(Math.max(...times)).toBeLessThan(1_000)
      expect(most).toBeLessThan(200 * MEGABYTE)
    },
  )
})

/** Returns the largest number of files that the server has open within a time. */
async function mostOpenFiles(withinMs: number): Promise<number> {
  const until = performance.now() + withinMs
  let most = 0
  while (performance.now() < until) {
    most = Math.max(most, await server.openFiles())
    await wait(10)
  }
  return most
}

/** Opens connections that have sent this text. */
function send(count: number, text: string): void {
  for (let i = 0; i < count; i++) {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => socket.destroy())
    socket.resume()
    socket.write(text)
    sockets.push(socket)
  }
}

/** Returns what the server sends on one connection for requests that are sent at once. */
async function answersTo(paths: string[]): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  sockets.push(socket)
  const last = paths.length - 1
  for (const [i, path] of paths.entries())
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${i === last ? 'connection: close\r\n' : ''}\r\n`,
    )
  let text = ''
  for await (const chunk of socket) text += (chunk as Buffer).toString('latin1')
  return text
}

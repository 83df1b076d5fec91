import { randomBytes } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { entitlements } from '@section/db/schema.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertCountedEmployer } from './figures.fixture.ts'

// A file is read as fast as it is taken, and nobody takes a part of it for the whole. docs/product/organization.md#downloads

const PEOPLE = 9000

let server: TestServer
let address: string
let token: string

beforeAll(async () => {
  server = await startTestServer()
  const { customerId } = await insertCountedEmployer(server.database.db, 'acme', PEOPLE)
  address = `${server.url}/organization-downloads/employees.csv?customerId=${customerId}`
  token = await server.token(await server.insertMember({ customer: 'acme', areas: ['enterprise-dashboard'] }))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

/** Asks for the file and returns its answer unread. */
const open = (headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = get(
      address,
      { agent: false, headers: { authorization: `Bearer ${token}`, ...headers } },
      resolve,
    )
    request.once('error', reject)
  })

/** Counts the transactions of the database, each of which reads a batch, and lets the one with this number fail. */
function countReads(failing?: number) {
  const { db } = server.database
  const begin = db.transaction.bind(db)
  const reads = vi.spyOn(db, 'transaction').mockImplementation(async (...given) => {
    if (reads.mock.calls.length === failing) throw new Error('The database is gone.')
    return begin(...given)
  })
  return () => reads.mock.calls.length
}

test('A file of several batches comes whole, compressed for those who take that', async () => {
  const reads = countReads()
  const plain = (await buffer(await open())).toString()
  expect(plain.match(/\r\n/g)).toHaveLength(PEOPLE + 1)
  expect(reads()).toBe(5)
  const packed = await open({ 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(await buffer(packed)).toString()).toBe(plain)
})

test.each(['identity', 'br', 'gzip'])(
  'A file whose reading fails in between breaks off its connection when it is sent as %s',
  async (encoding) => {
    const reads = countReads(3)
    await expect(buffer(await open({ 'accept-encoding': encoding }))).rejects.toThrow(/aborted|hang up/)
    expect(reads()).toBe(3)
  },
)

test('A file breaks off before its next batch when the right of its reader ends', async () => {
  const userId = await server.insertMember({ customer: 'acme', areas: ['enterprise-dashboard'] })
  const authorization = `Bearer ${await server.token(userId)}`
  const { db } = server.database
  const begin = db.transaction.bind(db)
  const reads = vi.spyOn(db, 'transaction').mockImplementation(async (...given) => {
    const batch = await begin(...given)
    if (reads.mock.calls.length === 2) {
      await db.delete(entitlements).where(eq(entitlements.userId, userId))
      server.services.members.delete(userId)
    }
    return batch
  })
  await expect(buffer(await open({ authorization }))).rejects.toThrow(/aborted|hang up/)
  expect(reads).toHaveBeenCalledTimes(2)
})

test('A file whose reading fails at once is an error and no file', async () => {
  countReads(1)
  const answer = await open()
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-disposition']).toBeUndefined()
  expect((await buffer(answer)).toString()).not.toContain('Id,Name')
})

/** Lets every read find as many employees as there are in a batch, so that the file has no end, and cannot be compressed. */
function readForever() {
  const employee = (at: number) => ({
    userId: `${at}`,
    sortName: '',
    courses: 1,
    badges: 1,
    name: randomBytes(100).toString('base64url'),
  })
  const reads = vi
    .spyOn(server.database.db, 'transaction')
    .mockImplementation(async () => Array.from({ length: 2000 }, (_, at) => employee(at)) as never)
  return () => reads.mock.calls.length
}

/** Returns the number of reads after which no more follow. */
async function settled(reads: () => number): Promise<number> {
  for (;;) {
    const before = reads()
    await pause(200)
    if (reads() === before) return before
  }
}

test.each(['identity', 'br'])(
  'A file that is sent as %s is read no faster than its reader takes it',
  async (encoding) => {
    const reads = readForever()
    const answer = await open({ 'accept-encoding': encoding })
    const waiting = await settled(reads)
    answer.on('data', () => undefined)
    await vi.waitFor(() => expect(reads()).toBeGreaterThan(2 * waiting), { timeout: 15_000 })
    answer.pause()
    const stopped = await settled(reads)
    answer.once('error', () => undefined).destroy()
    // The batch that is under way is still read.
    expect((await settled(reads)) - stopped).toBeLessThanOrEqual(1)
  },
)

test('The headers of a file cannot be asked for alone, which would read the whole table', async () => {
  const reads = countReads()
  const { statusCode } = await server.app.inject({
    method: 'HEAD',
    url: new URL(address).pathname + new URL(address).search,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(statusCode).not.toBe(200)
  expect(reads()).toBe(0)
})

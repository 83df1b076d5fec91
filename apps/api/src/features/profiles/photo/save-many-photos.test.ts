import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { permitted, postFile, save, storageOf } from './photo-calls.fixture.ts'
import { png } from './photo-files.fixture.ts'
import { slowJpeg } from './slow-jpeg.fixture.ts'

let server: TestServer
let reads: { all: number; now: number; most: number }
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } })
})
beforeEach(() => {
  reads = { all: 0, now: 0, most: 0 }
  const storage = storageOf(server)
  const read = storage.read.bind(storage)
  vi.spyOn(storage, 'read').mockImplementation(async (...args) => {
    reads.all++
    reads.most = Math.max(reads.most, ++reads.now)
    return read(...args).finally(() => reads.now--)
  })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

/** Inserts a member who has uploaded a file so many times, and returns a function that saves one of the uploads. */
async function memberWith(uploads: number, file: Uint8Array) {
  const userId = await server.insertMember({})
  const token = await server.token(userId)
  const addresses: string[] = []
  for (let time = 0; time < uploads; time++) {
    const upload = await permitted(server, token)
    await postFile(upload, file)
    addresses.push(upload.fileUrl)
  }
  return (at = 0) => save(server, userId, addresses[at] ?? '')
}
const isSaved = (saved: object) => 'pictureUrl' in saved

test('A hundred saves of one upload at once read it once, and all get its picture', async () => {
  const saveOne = await memberWith(1, await png())
  const saved = await Promise.all(Array.from({ length: 100 }, () => saveOne()))
  expect(new Set(saved.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(saved.every(isSaved)).toBe(true)
  expect(reads.all).toBe(1)
})

test('Of a member who saves ten uploads at once one is read at a time', async () => {
  const saveOne = await memberWith(10, await png())
  const saved = await Promise.all(Array.from({ length: 10 }, (_, at) => saveOne(at)))
  expect(saved.every(isSaved)).toBe(true)
  expect(reads).toMatchObject({ all: 10, most: 1 })
})

test('A member is not held up by another one whose uploads take all the time that there is', async () => {
  const [saveSlow, saveOne] = [await memberWith(5, slowJpeg()), await memberWith(1, await png())]
  const ended = vi.fn()
  const slow = Promise.all(Array.from({ length: 5 }, (_, at) => saveSlow(at))).finally(ended)
  expect(isSaved(await saveOne())).toBe(true)
  expect(ended).not.toHaveBeenCalled()
  expect(await slow).toEqual(Array.from({ length: 5 }, () => ({ error: 'UNAVAILABLE' })))
})

test('An upload whose encoding took too long can be tried again, thirty times in an hour', async () => {
  const saveOne = await memberWith(1, await png())
  const encode = vi.spyOn(server.services.photoEncoder, 'encode').mockRejectedValue(new Error('timeout: 1%'))
  for (let time = 0; time < 29; time++) expect(await saveOne()).toEqual({ error: 'UNAVAILABLE' })
  encode.mockRestore()
  expect(isSaved(await saveOne())).toBe(true)
  expect(isSaved(await saveOne())).toBe(true)
})

test('A member whose uploads were tried thirty times within an hour learns when to come back', async () => {
  const saveOne = await memberWith(1, await png())
  vi.spyOn(server.services.photoEncoder, 'encode').mockRejectedValue(new Error('timeout: 1%'))
  for (let time = 0; time < 30; time++) await saveOne()
  expect(await saveOne()).toMatchObject({ error: { code: 'LIMIT_EXCEEDED' } })
})

import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { members, profilePhotos } from '@section/db/schema.ts'
import { JobFailure } from '../../../server/jobs/job.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { permitted, postFile, save } from './photo-calls.fixture.ts'
import { png } from './photo-files.fixture.ts'
import { PhotoStorage } from './photo-storage.ts'
import { removeOldPhotos } from './remove-photos-jobs.ts'

let server: TestServer
let userId: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.database.db.delete(profilePhotos)
  userId = await server.insertMember({})
})
afterAll(() => server.close())

const removal = (after = DAY_MS + 1000) => removeOldPhotos(server.services, Date.now() + after)

/** Uploads and saves a photo; shows it, if told so. */
async function photo(shown = false) {
  const upload = await permitted(server, await server.token(userId))
  await postFile(upload, await png())
  const saved = await save(server, userId, upload.fileUrl)
  const pictureUrl = 'pictureUrl' in saved ? saved.pictureUrl : ''
  if (shown) await show(pictureUrl)
  return { key: upload.fields.key, pictureUrl }
}

const show = (profileImageUrl: string | null) =>
  server.database.db.update(members).set({ profileImageUrl }).where(eq(members.userId, userId))
const isServed = async (pictureUrl: string) => (await fetch(server.url + pictureUrl)).status === 200
const isUploaded = async (key: string) => (await server.services.photoStorage?.read(key)) !== 'IMAGE_MISSING'
const rows = () => server.database.db.select().from(profilePhotos)

test('Of two photos that were uploaded at once, the nightly removal keeps the picture that is shown, and deletes the other', async () => {
  const [first, second] = [await photo(), await photo(true)]
  await removal()
  expect(await isServed(first.pictureUrl)).toBe(false)
  expect(await isServed(second.pictureUrl)).toBe(true)
  expect([await isUploaded(first.key), await isUploaded(second.key)]).toEqual([false, false])
  expect(await rows()).toMatchObject([{ userId, uploadKey: null }])
})

test('Photos are kept for a day, shown or not', async () => {
  const unshown = await photo()
  await removal(DAY_MS - 60_000)
  expect([await isServed(unshown.pictureUrl), await isUploaded(unshown.key)]).toEqual([true, true])
})

test('A picture is deleted once its member shows another, and when its member was deleted', async () => {
  const [first, second] = [await photo(true), await photo()]
  await removal()
  await show(second.pictureUrl)
  await removal()
  expect(await isServed(first.pictureUrl)).toBe(false)
  const third = await photo(true)
  await server.database.db.delete(members).where(eq(members.userId, userId))
  await removal()
  expect(await isServed(third.pictureUrl)).toBe(false)
  expect(await rows()).toEqual([])
})

test('A permission by which nothing was uploaded leaves nothing', async () => {
  await permitted(server, await server.token(userId))
  await removal()
  expect(await rows()).toEqual([])
})

test('A picture is known as shown also when the address of the storage has changed since', async () => {
  const { pictureUrl } = await photo(true)
  await show(pictureUrl.replace('/dev/s3/photos', 'https://pictures.example/old'))
  await removal()
  expect(await isServed(pictureUrl)).toBe(true)
})

test('The nightly removal finds the old photos among more than it reads at once', async () => {
  const [now, old] = [new Date(), new Date(Date.now() - 2 * DAY_MS)]
  const createdAt = (index: number) => (index % 100 === 0 ? old : now)
  const many = Array.from({ length: 2100 }, (_, index) => ({ userId, createdAt: createdAt(index) }))
  await server.database.db.insert(profilePhotos).values(many)
  await removal(0)
  expect(await rows()).toHaveLength(2079)
})

describe('When an object cannot be deleted', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Inserts old photos and lets the storage refuse to delete some of them, by their places in the order of the removal. */
  async function oldPhotos(count: number, refuses: (at: number) => boolean) {
    const { db } = server.database
    const ids = Array.from(
      { length: count },
      (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    )
    const createdAt = new Date(Date.now() - 2 * DAY_MS)
    await db.insert(profilePhotos).values(ids.map((photoId) => ({ photoId, userId, createdAt })))
    return vi.spyOn(PhotoStorage.prototype, 'remove').mockImplementation(async (key) => {
      if (ids.some((id, at) => key.includes(id) && refuses(at))) throw new Error('AccessDenied')
    })
  }

  test('the nightly removal deletes all others, and fails', async () => {
    await oldPhotos(8, (at) => at === 0 || at === 1 || at === 5)
    await expect(removal(0)).rejects.toThrow(JobFailure)
    expect(new Set((await rows()).map(({ photoId }) => photoId.at(-1)))).toEqual(new Set(['0', '1', '5']))
  })

  test('the next removal deletes it once the storage lets it', async () => {
    const remove = await oldPhotos(2, (at) => at === 0)
    await expect(removal(0)).rejects.toThrow(JobFailure)
    remove.mockResolvedValue()
    await removal(0)
    expect(await rows()).toEqual([])
  })

  test('the nightly removal ends after five failures in a row, because the storage is absent', async () => {
    const remove = await oldPhotos(8, () => true)
    await expect(removal(0)).rejects.toThrow(JobFailure)
    expect(remove).toHaveBeenCalledTimes(5)
    expect(await rows()).toHaveLength(8)
  })
})

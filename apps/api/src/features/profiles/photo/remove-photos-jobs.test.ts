import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { members, profilePhotos } from '@section/db/schema.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { permitted, postFile, save } from './photo-calls.fixture.ts'
import { png } from './photo-files.fixture.ts'
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

const night = (after = DAY_MS + 1000) => removeOldPhotos(server.services, Date.now() + after)

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

test('Of two photos that were uploaded at once, the night keeps the picture that is shown, and deletes the other', async () => {
  const [first, second] = [await photo(), await photo(true)]
  await night()
  expect(await isServed(first.pictureUrl)).toBe(false)
  expect(await isServed(second.pictureUrl)).toBe(true)
  expect([await isUploaded(first.key), await isUploaded(second.key)]).toEqual([false, false])
  expect(await rows()).toMatchObject([{ userId, uploadKey: null }])
})

test('Photos are kept for a day, shown or not', async () => {
  const unshown = await photo()
  await night(DAY_MS - 60_000)
  expect([await isServed(unshown.pictureUrl), await isUploaded(unshown.key)]).toEqual([true, true])
})

test('A picture is deleted once its member shows another, and when its member was deleted', async () => {
  const [first, second] = [await photo(true), await photo()]
  await night()
  await show(second.pictureUrl)
  await night()
  expect(await isServed(first.pictureUrl)).toBe(false)
  const third = await photo(true)
  await server.database.db.delete(members).where(eq(members.userId, userId))
  await night()
  expect(await isServed(third.pictureUrl)).toBe(false)
  expect(await rows()).toEqual([])
})

test('A permission by which nothing was uploaded leaves nothing', async () => {
  await permitted(server, await server.token(userId))
  await night()
  expect(await rows()).toEqual([])
})

test('A picture is known as shown also when the address of the storage has changed since', async () => {
  const { pictureUrl } = await photo(true)
  await show(pictureUrl.replace('/dev/s3/photos', 'https://pictures.example/old'))
  await night()
  expect(await isServed(pictureUrl)).toBe(true)
})

test('The night finds the old photos among more than it reads at once', async () => {
  const [now, old] = [new Date(), new Date(Date.now() - 2 * DAY_MS)]
  const createdAt = (index: number) => (index % 100 === 0 ? old : now)
  const many = Array.from({ length: 2100 }, (_, index) => ({ userId, createdAt: createdAt(index) }))
  await server.database.db.insert(profilePhotos).values(many)
  await night(0)
  expect(await rows()).toHaveLength(2079)
})

import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { members, profilePhotos } from '@section/db/schema.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { saveOn } from '../profiles.fixture.ts'
import { permitted, postFile, save, storageOf } from './photo-calls.fixture.ts'
import { png } from './photo-files.fixture.ts'
import { removeOldPhotos } from './remove-photos-jobs.ts'

let server: TestServer
let other: TestServer
let userId: string
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({ database: server.database })
})
beforeEach(async () => {
  await server.database.db.delete(profilePhotos)
  userId = await server.insertMember({})
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await other.close()
  await server.close()
})

/** Uploads a photo to a server's storage, and returns a function that saves it in the profile and answers the picture that is shown. */
async function uploaded(to: TestServer) {
  const token = await to.token(userId)
  const upload = await permitted(to, token)
  await postFile(upload, await png())
  return async (times: { writtenMsAgo?: number } = {}) => {
    const photo = { userId, profileImageUrl: upload.fileUrl, ...times }
    return (await saveOn(to, token, 'basicInfo', photo)).member?.profileImageUrl ?? null
  }
}
const removal = () => removeOldPhotos(server.services, Date.now() + DAY_MS + 1000)

test('Of two photos the one that was saved last is shown, although the picture of the other is finished later', async () => {
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const { promise: release, resolve: letGo } = Promise.withResolvers<void>()
  const storage = storageOf(server)
  const read = storage.read.bind(storage)
  const [saveFirst, saveSecond] = [await uploaded(server), await uploaded(other)]
  vi.spyOn(storage, 'read').mockImplementationOnce(async (...args) => {
    hold()
    await release
    return read(...args)
  })
  const first = saveFirst()
  await isHeld
  const second = await saveSecond()
  expect(second).not.toBeNull()
  letGo()
  expect(await first).toBe(second)
})

test('A photo that was chosen before another one does not replace it, although it is sent later', async () => {
  const [saveFirst, saveSecond] = [await uploaded(server), await uploaded(server)]
  const second = await saveSecond()
  expect(await saveFirst({ writtenMsAgo: 5000 })).toBe(second)
  const third = await saveFirst()
  expect(third).not.toBe(second)
})

test.each([
  [
    'stored its picture',
    // The picture is in the storage, and the database does not know of it.
    async (fileUrl: string, stored: (key: string) => void) => {
      const storage = storageOf(server)
      const write = storage.writePicture.bind(storage)
      vi.spyOn(storage, 'writePicture').mockImplementationOnce(async (...args) => {
        await write(...args)
        stored(args[0])
        throw new Error('The process ended.')
      })
      expect(await save(server, userId, fileUrl)).toEqual({ error: 'UNAVAILABLE' })
    },
  ],
  [
    'noted its picture',
    async (fileUrl: string, stored: (key: string) => void) => {
      const saved = await save(server, userId, fileUrl)
      stored('pictureUrl' in saved ? saved.pictureUrl.replace(/.*(?=p\/)/, '') : '')
    },
  ],
])(
  'A save that ends once it has %s leaves the earlier photo, and nothing after the nightly removal',
  async (_when, saveHalf) => {
    const shown = await (await uploaded(server))()
    const upload = await permitted(server, await server.token(userId))
    await postFile(upload, await png())
    let key = ''
    await saveHalf(upload.fileUrl, (stored) => (key = stored))
    const { photoStorage, database } = server.services
    expect(await photoStorage?.read(key)).toBeInstanceOf(Uint8Array)
    await removal()
    expect(await photoStorage?.read(key)).toBe('IMAGE_MISSING')
    expect(await photoStorage?.read(upload.fields.key)).toBe('IMAGE_MISSING')
    expect(await database.db.$count(profilePhotos)).toBe(1)
    const [member] = await database.db.select().from(members).where(eq(members.userId, userId))
    expect(member?.profileImageUrl).toBe(shown)
    expect((await fetch(`${server.url}${shown}`)).status).toBe(200)
  },
)

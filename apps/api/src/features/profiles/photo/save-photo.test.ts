import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { memberFieldChanges, members } from '@section/db/schema.ts'
import { freePort } from '../../../testing/free-port.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { askForUpload, permitted, postFile, save, savedPicture } from './photo-calls.fixture.ts'
import { jpeg, metadataOf, png, pngOf } from './photo-files.fixture.ts'

let server: TestServer
let userId: string
beforeAll(async () => {
  server = await startTestServer()
  userId = await server.insertMember({})
})
afterAll(() => server.close())

const upload = async () => permitted(server, await server.token(userId))

test('An upload that is saved twice, or by two requests at once, becomes one picture', async () => {
  const permission = await upload()
  await postFile(permission, await jpeg())
  const saves = [1, 2].map(() => save(server, userId, permission.fileUrl))
  const [first, second] = await Promise.all(saves)
  expect(first).toHaveProperty('pictureUrl')
  expect([second, await save(server, userId, permission.fileUrl)]).toEqual([first, first])
})

test('The picture of an upload stays the same when another file is sent by its permission', async () => {
  const permission = await upload()
  await postFile(permission, await png())
  const first = await save(server, userId, permission.fileUrl)
  await postFile(permission, Buffer.from('no picture'))
  expect(await save(server, userId, permission.fileUrl)).toEqual(first)
})

test('An upload that did not arrive is missing, and can be sent again by the same permission', async () => {
  const permission = await upload()
  expect(await save(server, userId, permission.fileUrl)).toEqual({ error: 'IMAGE_MISSING' })
  await postFile(permission, await png())
  expect(await save(server, userId, permission.fileUrl)).toHaveProperty('pictureUrl')
})

test('An upload can be saved for half a day', async () => {
  const permission = await upload()
  await postFile(permission, await png())
  const then = (hours: number) => save(server, userId, permission.fileUrl, Date.now() + hours * HOUR_MS)
  expect(await then(12.1)).toEqual({ error: 'IMAGE_MISSING' })
  expect(await then(11.9)).toHaveProperty('pictureUrl')
})

test('The address of the picture that a member shows is accepted', async () => {
  const own = '/art/portrait/one.svg'
  const other = await server.insertMember({ profileImageUrl: own })
  expect(await save(server, other, own)).toEqual({ pictureUrl: own })
  expect(await save(server, userId, own)).toEqual({ error: 'IMAGE_MISSING' })
  const pictureUrl = await savedPicture(server, userId, await png())
  expect(await save(server, userId, pictureUrl)).toEqual({ error: 'IMAGE_MISSING' })
  await server.database.db
    .update(members)
    .set({ profileImageUrl: pictureUrl })
    .where(eq(members.userId, userId))
  expect(await save(server, userId, pictureUrl)).toEqual({ pictureUrl })
})

test('Saving the picture that a member shows already writes nothing, so that it undoes no other save', async () => {
  const own = '/art/portrait/one.svg'
  const other = await server.insertMember({ profileImageUrl: own })
  const { data } = await server.graphql(
    await server.token(other),
    `mutation ($userId: ID!, $own: String!) {
      saveMemberBasicInfo(userId: $userId, profileImageUrl: $own) { member { profileImageUrl } error { code } } }`,
    { userId: other, own },
  )
  expect(data).toEqual({ saveMemberBasicInfo: { member: { profileImageUrl: own }, error: null } })
  expect(await server.database.db.$count(memberFieldChanges, eq(memberFieldChanges.userId, other))).toBe(0)
})

test('A file that is larger than the storage should have taken is refused before it is decoded', async () => {
  const permission = await upload()
  const { key } = permission.fields
  // The client needs seconds to sign this many bytes, far more than any picture has.
  await server.services.photoStorage?.writePicture(key, await pngOf(5_242_881), AbortSignal.timeout(20_000))
  expect(await save(server, userId, permission.fileUrl)).toEqual({ error: 'IMAGE_TOO_BIG' })
  expect(await save(server, userId, permission.fileUrl)).toEqual({ error: 'IMAGE_MISSING' })
})

test('A picture is a square WebP of 512 pixels at an address of its own', async () => {
  const pictureUrl = await savedPicture(server, userId, await jpeg())
  expect(pictureUrl).toMatch(/^\/dev\/s3\/photos\/p\/[\da-f-]{36}\.webp$/)
  const picture = await (await fetch(server.url + pictureUrl)).arrayBuffer()
  expect(await metadataOf(new Uint8Array(picture))).toMatchObject({ format: 'webp', width: 512, height: 512 })
})

test('A storage that is away loses nothing: the upload is saved once it is back', async () => {
  const permission = await upload()
  await postFile(permission, await png())
  const away = await startTestServer({
    database: server.database,
    publicUrl: server.url,
    environment: {
      S3_BUCKET: 'photos',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_PUBLIC_URL: 'https://pictures.example',
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    },
  })
  const fileUrl = permission.fileUrl.replace(
    permission.url,
    `${away.services.config.storage?.endpoint}/photos`,
  )
  expect(await save(away, userId, fileUrl)).toEqual({ error: 'UNAVAILABLE' })
  await away.close()
  expect(await save(server, userId, permission.fileUrl)).toHaveProperty('pictureUrl')
})

test('A school without a storage permits and saves no uploads', async () => {
  const none = await startTestServer({
    database: server.database,
    publicUrl: server.url,
    config: { storage: null },
  })
  const token = await none.token(userId)
  expect(await askForUpload(none, token, 'image/png')).toMatchObject({
    upload: null,
    error: { code: 'NO_UPLOADS' },
  })
  expect(await save(none, userId, `${server.url}/dev/s3/photos/u/1/2`)).toEqual({ error: 'NO_UPLOADS' })
  await none.close()
})

test('A file that could not be read is read once only, and its permission is used up', async () => {
  const permission = await upload()
  await postFile(permission, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  expect(await save(server, userId, permission.fileUrl)).toEqual({ error: 'INVALID_IMAGE' })
  await postFile(permission, await png())
  expect(await save(server, userId, permission.fileUrl)).toEqual({ error: 'IMAGE_MISSING' })
})

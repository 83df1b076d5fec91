import { afterAll, beforeAll, expect, test } from 'vitest'
import { profilePhotos } from '@section/db/schema.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { askForUpload, permitted } from './photo-calls.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } })
})
afterAll(() => server.close())

test('A permission to upload names the address, the fields of the form and the address of the file', async () => {
  const userId = await server.insertMember({})
  const { url, fields, fileUrl } = await permitted(server, await server.token(userId), 'image/jpeg')
  expect(url).toBe(`${server.url}/dev/s3/photos`)
  expect(fileUrl).toBe(`${url}/${fields.key}`)
  expect(fields).toMatchObject({
    acl: 'private',
    contentType: 'image/jpeg',
    algorithm: 'AWS4-HMAC-SHA256',
    credential: expect.stringMatching(/^demo\/\d{8}\/us-east-1\/s3\/aws4_request$/) as string,
    date: expect.stringMatching(/^\d{8}T\d{6}Z$/) as string,
    signature: expect.stringMatching(/^[\da-f]{64}$/) as string,
  })
  const rows = await server.database.db.select().from(profilePhotos)
  expect(rows).toMatchObject([{ userId, uploadKey: fields.key, pictureKey: null }])
})

test.each(['image/webp', 'image/svg+xml', 'IMAGE/PNG', 'image/png; x', ''])(
  'An upload of type "%s" is not permitted',
  async (type) => {
    const token = await server.token(await server.insertMember({}))
    expect(await askForUpload(server, token, type)).toMatchObject({
      upload: null,
      error: { code: 'INVALID_IMAGE_TYPE' },
    })
  },
)

test('A member gets ten permissions within an hour, and another member ten of their own', async () => {
  const [token, other] = [
    await server.token(await server.insertMember({})),
    await server.token(await server.insertMember({})),
  ]
  for (let time = 0; time < 10; time++) await permitted(server, token)
  expect(await askForUpload(server, token, 'image/png')).toMatchObject({
    upload: null,
    error: { code: 'LIMIT_EXCEEDED' },
  })
  await permitted(server, other)
})

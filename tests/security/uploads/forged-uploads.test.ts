import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedUpload, UploadFields } from '@section/contract/generated/schema-types.ts'
import { MAX_PHOTO_BYTES } from '@section/domain/profiles/photo/photo-file.ts'
import { permitted, postFile, save } from '@section/api/features/profiles/photo/photo-calls.fixture.ts'
import { png } from '@section/api/features/profiles/photo/photo-files.fixture.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'

let server: TestServer
let userId: string
let upload: SignedUpload
let picture: Buffer
beforeAll(async () => {
  server = await startTestServer()
  picture = await png()
})
beforeEach(async () => {
  userId = await server.insertMember({})
  upload = await permitted(server, await server.token(userId))
})
afterAll(() => server.close())

/** Returns a policy in which a text is replaced. */
const policyWith = (from: string, to: string) => {
  const policy = Buffer.from(upload.fields.policy, 'base64').toString()
  expect(policy).toContain(from)
  return Buffer.from(policy.replace(from, to)).toString('base64')
}
const NOBODY = randomUUID()

const FORGERIES: readonly (readonly [name: string, fields: () => Partial<UploadFields>, code: string])[] = [
  ['with another type', () => ({ contentType: 'image/svg+xml' }), 'AccessDenied'],
  ['with another key', () => ({ key: `u/${NOBODY}/${NOBODY}` }), 'AccessDenied'],
  ['with the key of a picture', () => ({ key: `p/${NOBODY}.webp` }), 'AccessDenied'],
  ['that everybody may read', () => ({ acl: 'public-read' }), 'AccessDenied'],
  [
    'whose policy allows more bytes',
    () => ({ policy: policyWith(String(MAX_PHOTO_BYTES), '999999999') }),
    'SignatureDoesNotMatch',
  ],
  [
    'whose policy ends later',
    () => ({ policy: policyWith('"expiration":"20', '"expiration":"21') }),
    'SignatureDoesNotMatch',
  ],
  ['with a forged signature', () => ({ signature: '0'.repeat(64) }), 'SignatureDoesNotMatch'],
  ['without a signature', () => ({ signature: '' }), 'SignatureDoesNotMatch'],
  [
    'of another account',
    () => ({ credential: upload.fields.credential.replace(/^\w+/, 'OTHER') }),
    'InvalidAccessKeyId',
  ],
]

test.each(FORGERIES)('An upload %s is refused by the storage', async (_name, fields, code) => {
  expect(await postFile(upload, picture, fields())).toEqual({ status: 403, code })
  expect(await save(server, userId, upload.fileUrl)).toEqual({ error: 'IMAGE_MISSING' })
})

test('The policy of an upload ends after five minutes, and names the type, the size and the key of its member', () => {
  const policy = JSON.parse(Buffer.from(upload.fields.policy, 'base64').toString()) as {
    expiration: string
    conditions: unknown[]
  }
  const minutes = (Date.parse(policy.expiration) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(4.9)
  expect(minutes).toBeLessThanOrEqual(5.01)
  expect(policy.conditions).toContainEqual(['content-length-range', 1, 5_242_880])
  expect(policy.conditions).toContainEqual({ 'Content-Type': 'image/png' })
  expect(policy.conditions).toContainEqual({ acl: 'private' })
  expect(policy.conditions).toContainEqual({ key: upload.fields.key })
  expect(upload.fields.key).toMatch(new RegExp(`^u/${userId}/[0-9a-f-]{36}$`))
})

test('The upload of another member is not saved, and neither is any address that nobody was given', async () => {
  await postFile(upload, picture)
  const other = await server.insertMember({})
  expect(await save(server, other, upload.fileUrl)).toEqual({ error: 'IMAGE_MISSING' })
  const { origin } = new URL(upload.url)
  for (const address of [
    upload.fileUrl.replace(/[^/]+$/, NOBODY),
    upload.fileUrl.replace(origin, 'https://pictures.example'),
    upload.fileUrl.replace(origin, `${origin}@pictures.example`),
    `${upload.fileUrl}?`,
    `${upload.fileUrl}/..`,
    `${upload.url}/p/${NOBODY}.webp`,
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    '/art/portrait/someone.svg',
    '',
  ])
    expect(await save(server, userId, address), address).toEqual({ error: 'IMAGE_MISSING' })
  expect(await save(server, userId, upload.fileUrl)).toHaveProperty('pictureUrl')
})

test('Uploads are read by nobody, and pictures by everybody, as pictures that run nothing', async () => {
  await postFile(upload, picture)
  expect((await fetch(upload.fileUrl)).status).toBe(403)
  expect((await fetch(`${upload.url}?list-type=2`)).status).toBe(403)
  const saved = await save(server, userId, upload.fileUrl)
  const address = new URL('pictureUrl' in saved ? saved.pictureUrl : '', server.url)
  const { status, headers } = await fetch(address)
  expect(status).toBe(200)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  expect(headers.get('cache-control')).toBe('public, max-age=86400')
  for (const method of ['PUT', 'DELETE']) expect((await fetch(address, { method })).status, method).toBe(403)
})

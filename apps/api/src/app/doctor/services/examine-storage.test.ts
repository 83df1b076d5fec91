import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mountS3, type S3Options } from '@section/emulators/s3/mount-s3.ts'
import { examine, NOWHERE } from '../examine.fixture.ts'
import { examineStorage } from './examine-storage.ts'

const SCHOOL = 'https://members.school.example'
let folder: string
let app: FastifyInstance | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-s3-'))
})
afterEach(async () => {
  await app?.close()
  app = undefined
  await rm(folder, { recursive: true })
})

/** Starts a storage that differs from a good one by `options`, and returns the environment of a school that uses it. */
async function storage(options: Partial<S3Options> = {}, prepare?: (app: FastifyInstance) => void) {
  app = Fastify()
  prepare?.(app)
  const account = { region: 'eu-central-1', accessKeyId: 'AKID', secretAccessKey: 'canary-secret' }
  const rest = { path: '', bucket: 'photos', publicPrefix: 'p/', folder, now: () => Date.now() }
  mountS3(app, { ...account, ...rest, ...options })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    PUBLIC_URL: SCHOOL,
    S3_BUCKET: 'photos',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'AKID',
    S3_SECRET_ACCESS_KEY: 'canary-secret',
    S3_ENDPOINT: url,
    S3_PUBLIC_URL: `${url}/photos`,
  }
}

test('A storage that takes, gives and deletes files is well, and the trial leaves nothing there', async () => {
  expect(await examine(examineStorage, await storage())).toEqual([
    '✓ the bucket photos takes, gives and deletes files, and shows pictures',
  ])
  expect(
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile()),
  ).toEqual([])
})

const TEN_MINUTES = 600_000
const late = () => Date.now() + TEN_MINUTES
const early = () => Date.now() - TEN_MINUTES

const CASES: readonly [string, Partial<S3Options>, Record<string, string>, string][] = [
  [
    'another region',
    {},
    { S3_REGION: 'us-east-1' },
    '✗ S3_REGION: the bucket is in another region, eu-central-1.',
  ],
  ['an unknown key', {}, { S3_ACCESS_KEY_ID: 'OTHER' }, '✗ S3_ACCESS_KEY_ID: the storage knows no such key.'],
  [
    'a wrong secret',
    {},
    { S3_SECRET_ACCESS_KEY: 'canary-other' },
    '✗ S3_SECRET_ACCESS_KEY: it does not belong to S3_ACCESS_KEY_ID.',
  ],
  [
    'no such bucket',
    {},
    { S3_BUCKET: 'pictures' },
    '✗ S3_BUCKET: there is no bucket of this name at the storage.',
  ],
  [
    'a clock ten minutes ahead',
    { now: early },
    {},
    '✗ the clock of this machine is 10 minutes ahead of the storage’s, which refuses what it takes for old or early; set it by NTP.',
  ],
  [
    'a clock ten minutes behind',
    { now: late },
    {},
    '✗ the clock of this machine is 10 minutes behind the storage’s, which refuses what it takes for old or early; set it by NTP.',
  ],
  [
    'no right to send',
    { forbidden: new Set(['POST']) },
    {},
    '✗ S3_BUCKET: the bucket does not take an upload for this key; give the key the right to it.',
  ],
  [
    'no right to read',
    { forbidden: new Set(['GET']) },
    {},
    '✗ S3_BUCKET: the bucket does not give a file for this key; give the key the right to it.',
  ],
  [
    'no right to delete',
    { forbidden: new Set(['DELETE']) },
    {},
    '✗ S3_BUCKET: the bucket does not delete a file for this key; give the key the right to it.',
  ],
  [
    'no right to write pictures',
    { forbidden: new Set(['PUT']) },
    {},
    '✗ S3_BUCKET: the bucket does not take a picture for this key; give the key the right to it.',
  ],
  [
    'no way for browsers',
    { allowedOrigin: 'https://other.example' },
    {},
    '✗ S3_BUCKET: the bucket lets no page of PUBLIC_URL send to it; allow POST from there in its CORS rules.',
  ],
  [
    'no address',
    {},
    { S3_ENDPOINT: NOWHERE },
    '✗ S3_ENDPOINT: the storage cannot be reached: nothing listens there.',
  ],
  [
    'no pictures',
    { publicPrefix: 'other/' },
    {},
    '✗ S3_PUBLIC_URL: a picture is not shown there: the answer is 403; let everybody read what lies below p/.',
  ],
  [
    'no address of pictures',
    {},
    { S3_PUBLIC_URL: `${NOWHERE}/photos` },
    '✗ S3_PUBLIC_URL: a picture is not shown there: nothing listens there.',
  ],
  [
    'uploads that everybody sees',
    { publicPrefix: '' },
    {},
    '✗ S3_PUBLIC_URL: it shows uploads, too; let everybody read nothing but what lies below p/.',
  ],
]

test.each(CASES)(
  'A storage with %s is reported in a sentence of its own',
  async (_what, options, environment, line) => {
    const lines = await examine(examineStorage, { ...(await storage(options)), ...environment })
    expect(lines).toEqual([line])
  },
)

test.each([
  [
    'AccessControlListNotSupported',
    '✗ S3_BUCKET: the bucket takes no rights of files (acl); set its object ownership to “Bucket owner preferred”.',
  ],
  ['SlowDown', '✗ S3_BUCKET: the bucket does not take an upload (SlowDown).'],
])('A storage that answers %s is reported in a sentence of its own', async (code, line) => {
  const environment = await storage({}, (server) =>
    server.addHook('onRequest', async (_request, reply) =>
      reply
        .code(400)
        .type('application/xml')
        .send(`<Error><Code>${code}</Code><Message>canary</Message></Error>`),
    ),
  )
  expect(await examine(examineStorage, environment)).toEqual([line])
})

test('A storage that knows no checksums of newer clients is well', async () => {
  const lines = await examine(examineStorage, await storage({ refusesChecksums: true }))
  expect(lines).toEqual(['✓ the bucket photos takes, gives and deletes files, and shows pictures'])
})

test('A school without a storage is told that nobody can upload a photo', async () => {
  expect(await examine(examineStorage, {})).toEqual(['– S3_BUCKET is not set, so nobody can upload a photo'])
})

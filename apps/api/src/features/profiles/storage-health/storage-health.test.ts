import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { mountS3, type S3Options } from '@section/emulators/s3/mount-s3.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

/** How much the clock of the storage is ahead, in ms. */
let storageAhead = 0
const folder = mkdtempSync(join(tmpdir(), 'storage-health-'))
const account = { region: 'eu-central-1', accessKeyId: 'AKID', secretAccessKey: 'canary-secret' }
const good = {
  ...account,
  bucket: 'photos',
  path: '',
  publicPrefix: 'p/',
  folder,
  now: () => Date.now() + storageAhead,
}
let options: S3Options = good
let hangs = false
const requests: string[] = []
let storage: FastifyInstance
let server: TestServer
let later = 0
let endpoint: string

beforeAll(async () => {
  storage = Fastify({ forceCloseConnections: true })
  storage.addHook('onRequest', async ({ method }) => {
    requests.push(method)
    if (hangs) await new Promise(() => undefined)
  })
  // The emulator reads its options at each request.
  mountS3(storage, new Proxy(good, { get: (_good, name) => Reflect.get(options, name) as unknown }))
  endpoint = await storage.listen({ port: 0, host: '127.0.0.1' })
  const picturesUrl = `${endpoint}/photos`
  const config = { storage: { ...account, bucket: 'photos', picturesUrl, emulated: false, endpoint } }
  server = await startTestServer({ config, clock: () => Date.now() + later })
})
afterEach(() => {
  options = good
  hangs = false
  later = 0
  storageAhead = 0
})
afterAll(async () => {
  await server.close()
  await storage.close()
  rmSync(folder, { recursive: true })
})

let minutes = 0

/** Asks after what was found more than a minute before has become old, until another answer comes. */
async function readiness(expected: object) {
  minutes += 2
  const at = minutes * MINUTE_MS
  const ask = async () => {
    const response = await fetch(`${server.url}/readyz`)
    return { status: response.status, body: (await response.json()) as unknown }
  }
  later = at
  await ask()
  await expect.poll(ask, { timeout: 5000 }).toEqual({ status: 200, body: expected })
}

const READY = { status: 'ready' }

test.each<[string, Partial<S3Options>, string]>([
  ['in another region', { region: 'us-east-1' }, 'photos: wrong region'],
  ['that forbids to send', { forbidden: new Set(['POST']) }, 'photos: no permission'],
  ['that forbids to read', { forbidden: new Set(['GET']) }, 'photos: no permission'],
  ['without the key', { accessKeyId: 'OTHER' }, 'photos: wrong key id'],
  ['with another secret', { secretAccessKey: 'other' }, 'photos: wrong secret'],
])('A ready server names a storage %s, and the next minute that it is well', async (_what, more, fault) => {
  options = { ...good, ...more }
  await readiness({ ...READY, degraded: [fault] })
  options = good
  await readiness(READY)
})

test('A ready server names a storage whose clock differs by ten minutes', async () => {
  storageAhead = -10 * MINUTE_MS
  await readiness({ ...READY, degraded: ['photos: clock differs'] })
})

test('A storage that does not answer holds up no answer about readiness, and is asked once in a minute', async () => {
  hangs = true
  minutes += 2
  later = minutes * MINUTE_MS
  requests.length = 0
  for (let i = 0; i < 20; i++) {
    const asked = performance.now()
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(performance.now() - asked).toBeLessThan(1000)
  }
  await expect.poll(() => requests.filter((method) => method === 'POST')).toHaveLength(1)
})

test('A storage that knows no checksums takes what the school sends, and refuses the library’s own way', async () => {
  options = { ...good, refusesChecksums: true }
  await readiness(READY)
  const credentials = { accessKeyId: account.accessKeyId, secretAccessKey: account.secretAccessKey }
  const client = new S3Client({
    region: account.region,
    credentials,
    endpoint,
    forcePathStyle: true,
  })
  const put = new PutObjectCommand({ Bucket: 'photos', Key: 'u/1/1', Body: 'a' })
  await expect(client.send(put)).rejects.toMatchObject({ name: 'NotImplemented' })
})

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mountS3 } from '@section/emulators/s3/mount-s3.ts'
import { ObjectFolder } from '@section/emulators/s3/object-folder.ts'
import { PhotoStorage } from './photo-storage.ts'

const KEYS = { region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' }
const storageAt = (url: string) =>
  new PhotoStorage({ ...KEYS, bucket: 'photos', picturesUrl: '', emulated: false, endpoint: undefined }, url)

afterEach(() => vi.restoreAllMocks())

/** Starts a storage that gives this answer, whatever it is asked, and returns its connections. */
async function answering(answer: string) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined).on('data', () => socket.write(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const storage = storageAt(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  // The library is loaded first, so that the time is that of the request.
  await storage.signUpload('u/1/1', 'image/png')
  return {
    storage,
    sockets,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const READING = (storage: PhotoStorage) => storage.read('u/1/1')
const WRITING = (storage: PhotoStorage) => storage.writePicture('p/1.webp', new Uint8Array(9))
const REMOVING = (storage: PhotoStorage) => storage.remove('u/1/1')

test.each([
  ['does not answer a reading', '', READING],
  ['stops within a file', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc', READING],
  ['does not answer a writing', '', WRITING],
  ['does not answer a removal', '', REMOVING],
])('A storage that %s holds no connection longer than its time', async (_what, answer, ask) => {
  const { storage, sockets, close } = await answering(answer)
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const times = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300))
  await expect(ask(storage)).rejects.toThrow()
  expect(times).toHaveBeenCalledWith(3500)
  await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([true])
  close()
})

describe('A storage that answers a reading', () => {
  const answer = (status: string, code: string) => {
    const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`
    return `HTTP/1.1 ${status}\r\nContent-Type: application/xml\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  }

  test.each([
    ['403 Forbidden', 'AccessDenied'],
    ['404 Not Found', 'NoSuchBucket'],
    ['500 Internal Server Error', 'InternalError'],
    ['503 Service Unavailable', 'SlowDown'],
  ])('with "%s" fails, as if no file were known to be missing', async (status, code) => {
    const { storage, close } = await answering(answer(status, code))
    await expect(READING(storage)).rejects.toThrow()
    close()
  })

  test('with "404 Not Found" and the code of a missing object has no such file', async () => {
    const { storage, close } = await answering(answer('404 Not Found', 'NoSuchKey'))
    expect(await READING(storage)).toBe('IMAGE_MISSING')
    close()
  })
})

test('Of a file that is larger than a photo may be one byte more is read, and no further one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 's3-'))
  const app = Fastify()
  const sent: number[] = []
  app.addHook('onSend', async (_request, _reply, payload) => {
    if (payload instanceof Uint8Array) sent.push(payload.length)
  })
  mountS3(app, { ...KEYS, path: '/s3', bucket: 'photos', publicPrefix: 'p/', folder, now: () => Date.now() })
  const large = { contentType: 'image/png', cacheControl: undefined, body: new Uint8Array(9_000_000) }
  await new ObjectFolder(folder).put('u/1/1', large)
  const storage = storageAt(`${await app.listen({ port: 0, host: '127.0.0.1' })}/s3`)
  expect(await READING(storage)).toBe('IMAGE_TOO_BIG')
  expect(sent).toEqual([5_242_881])
  await app.close()
  rmSync(folder, { recursive: true })
})

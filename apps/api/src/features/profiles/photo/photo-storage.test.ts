import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { PhotoStorage } from './photo-storage.ts'

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n'

test.each([
  ['does not answer', ''],
  ['stops within a file', `${HEAD}abc`],
])('A storage that %s holds no connection longer than its time', async (_what, answer) => {
  const sockets: Socket[] = []
  const stalled = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined).once('data', () => socket.write(answer))
  }).listen(0, '127.0.0.1')
  await once(stalled, 'listening')
  const address = stalled.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const bucket = {
    bucket: 'photos',
    region: 'us-east-1',
    picturesUrl: '',
    emulated: false,
    endpoint: undefined,
  }
  const storage = new PhotoStorage({ ...bucket, ...keys }, `http://127.0.0.1:${port}`)
  // The library is loaded first, so that the time is that of the request.
  await storage.signUpload('u/1/1', 'image/png')
  await expect(storage.read('u/1/1', AbortSignal.timeout(500))).rejects.toThrow()
  await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([true])
  stalled.close()
})

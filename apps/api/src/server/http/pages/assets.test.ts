import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mountAssets } from './assets.ts'

let folder: string
let app: FastifyInstance
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'))
  app = Fastify()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const write = (files: Record<string, string>) =>
  Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)))

test.each([
  ['br, gzip', 'br', 'as brotli'],
  ['gzip, deflate, br', 'br', 'as brotli'],
  ['gzip', 'gzip', 'as gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'as gzip'],
  ['*', 'br', 'as brotli'],
  ['deflate', undefined, 'as it is'],
  [undefined, undefined, 'as it is'],
])('A script is sent in the best encoding for a browser: %s', async (accepted, encoding, content) => {
  await write({ 'a-1.js': 'as it is', 'a-1.js.br': 'as brotli', 'a-1.js.gz': 'as gzip' })
  await mountAssets(app, folder)
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const answer = await app.inject({ url: '/assets/a-1.js', headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(content)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(answer.headers['content-encoding']).toBe(encoding)
})

test('An asset that the build did not compress is sent unencoded', async () => {
  await write({ 'inter-1.woff2': 'font' })
  await mountAssets(app, folder)
  const answer = await app.inject({
    url: '/assets/inter-1.woff2',
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect(answer.headers['content-type']).toBe('font/woff2')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body).toBe('font')
})

test('A HEAD request for an asset returns its length and no content', async () => {
  await write({ 'a-1.css': 'twelve bytes' })
  await mountAssets(app, folder)
  const answer = await app.inject({ method: 'HEAD', url: '/assets/a-1.css' })
  expect(answer.headers['content-length']).toBe('12')
  expect(answer.body).toBe('')
})

test.each(['a-2.js', 'a-1.js.br', '', '..%2fa-1.js', '__proto__'])(
  'An asset that is no file of the build is not found: %s',
  async (name) => {
    await write({ 'a-1.js': 'as it is', 'a-1.js.br': 'as brotli' })
    await mountAssets(app, folder)
    expect((await app.inject(`/assets/${name}`)).statusCode).toBe(404)
  },
)

test('An asset of an unknown type is refused at the start of the server', async () => {
  await write({ 'a-1.xyz': '' })
  await expect(mountAssets(app, folder)).rejects.toThrow('files ending in ".xyz" have no content type yet')
})

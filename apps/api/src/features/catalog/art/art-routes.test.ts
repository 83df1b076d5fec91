import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '@section/db/test-database.ts'
import type { Database } from '@section/db/connection.ts'
import { CacheInvalidation } from '../../../server/cache/cache-invalidation.ts'
import { readConfig } from '../../../server/config/config.ts'
import { createApp } from '../../../server/http/create-app.ts'
import { insertCourse } from '../../../testing/insert-course.ts'
import { mountArt } from './art-routes.ts'
import { CatalogSnapshots } from '../catalog-snapshot.ts'

let database: Database
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  await insertCourse(database.db, { slug: 'pricing', stack: 'marketing', difficulty: 'Advanced' })
  await insertCourse(database.db, { slug: 'not-yet', publishStatus: 'DRAFT' })
  app = await createApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
  mountArt(app, { catalog: new CatalogSnapshots(database, new CacheInvalidation(database)) })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test.each([
  '/art/course/pricing.svg',
  '/art/badge/pricing.svg',
  '/art/certificate/strategy.svg',
  '/art/portrait/nia-okafor.svg',
  '/art/default-portrait/3.svg',
])('The address %s returns a picture that cannot run scripts', async (url) => {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(200)
  expect(response.body).toMatch(/^<svg [^]*<\/svg>$/)
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const again = await app.inject({ url, headers: { 'if-none-match': response.headers.etag ?? '' } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('The portrait of a professor differs from that of a member with the same name', async () => {
  const [member, professor] = await Promise.all(
    ['', '?role=professor'].map((query) => app.inject(`/art/portrait/nia-okafor.svg${query}`)),
  )
  expect(professor?.statusCode).toBe(200)
  expect(professor?.body).not.toBe(member?.body)
  expect(professor?.headers.etag).not.toBe(member?.headers.etag)
})

test('The cover of a course is a PNG of 1200 by 630 pixels, the same for simultaneous requests', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => app.inject('/art/course/pricing.png')))
  expect(first?.statusCode).toBe(200)
  expect(first?.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  })
  const png = first?.rawPayload ?? Buffer.alloc(0)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(200_000)
  expect(second?.rawPayload.equals(png)).toBe(true)
  const etag = first?.headers.etag ?? ''
  const again = await app.inject({ url: '/art/course/pricing.png', headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  '/art/course/unknown.svg',
  '/art/badge/unknown.svg',
  '/art/course/not-yet.svg',
  '/art/course/pricing',
  '/art/course/unknown.png',
  '/art/course/not-yet.png',
  '/art/badge/pricing.png',
  '/art/course/..%2f..%2fetc.svg',
  `/art/portrait/${'a'.repeat(121)}.svg`,
  '/art/portrait/%3Cscript%3E.svg',
  '/art/default-portrait/4.svg',
  '/art/default-portrait/ai.svg',
])('The address %s returns 404', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})

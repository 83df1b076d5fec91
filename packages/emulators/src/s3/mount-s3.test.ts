import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mountS3 } from './mount-s3.ts'
import { s3Calls } from './s3-calls.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 's3-'))
const account = { region: 'us-east-1', accessKeyId: 'AK', secretAccessKey: 'SK' }
const app = Fastify({ bodyLimit: 100_000 })
const clock = { now: Date.parse('2026-03-03T12:00:00Z') }
mountS3(app, { ...account, path: '/s3', bucket: 'photos', publicPrefix: 'p/', folder, now: () => clock.now })
const { ask, post, formOf } = s3Calls(app, account, '/s3/photos', () => clock.now)
beforeEach(() => {
  clock.now = Date.parse('2026-03-03T12:00:00Z')
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('An object is stored, read, listed and deleted by signed requests', async () => {
  expect(await ask('PUT', '/u/1/a', 'first')).toMatchObject({ status: 200 })
  expect(await ask('PUT', '/u/1/a', 'second')).toMatchObject({ status: 200 })
  await ask('PUT', '/u/2/b%20c', 'other')
  expect(await ask('GET', '/u/1/a')).toMatchObject({ status: 200, body: 'second' })
  expect((await ask('GET', '?list-type=2&prefix=u%2F')).body).toContain(
    '<Contents><Key>u/1/a</Key></Contents><Contents><Key>u/2/b c</Key></Contents>',
  )
  for (const _time of [1, 2]) expect(await ask('DELETE', '/u/1/a')).toMatchObject({ status: 204 })
  expect(await ask('GET', '/u/1/a')).toMatchObject({ status: 404, code: 'NoSuchKey' })
})

test.each([
  ['bytes=0-2', 206, '012', 'bytes 0-2/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=0-5242880', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=5-2', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined],
  ['bytes=10-', 416, expect.stringContaining('<Code>InvalidRange</Code>') as string, undefined],
])('A reading of the range "%s" of ten bytes answers %d', async (range, status, body, contentRange) => {
  await ask('PUT', '/p/a', '0123456789')
  const answer = await app.inject({ url: '/s3/photos/p/a', headers: { range } })
  expect(answer).toMatchObject({ statusCode: status, body })
  expect(answer.headers['content-range']).toBe(contentRange)
})

test('Only the objects of the public prefix are read without a signature', async () => {
  await ask('PUT', '/u/1/a', 'private')
  await ask('PUT', '/p/a', '<script>', { 'content-type': 'text/html', 'cache-control': 'public, max-age=9' })
  expect((await app.inject('/s3/photos/u/1/a')).statusCode).toBe(403)
  expect((await app.inject('/s3/photos')).statusCode).toBe(403)
  const { body, headers } = await app.inject('/s3/photos/p/a')
  expect(body).toBe('<script>')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=9',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test('A posted form stores its file under the key of its policy', async () => {
  expect(await post(formOf({ size: 3 }))).toMatchObject({ status: 204 })
  expect(await ask('GET', '/u/1/new')).toMatchObject({ status: 200, body: 'xxx', type: 'image/png' })
})

test('The size of a posted file is limited on both sides, exactly', async () => {
  expect(await post(formOf({ size: 0 }))).toMatchObject({ status: 400, code: 'EntityTooSmall' })
  expect(await post(formOf({ size: 5_242_880 }))).toMatchObject({ status: 204 })
  expect(await post(formOf({ size: 5_242_881 }))).toMatchObject({ status: 400, code: 'EntityTooLarge' })
  expect(await post(formOf({ size: 7_000_000 }))).toMatchObject({ status: 400, code: 'EntityTooLarge' })
})

test('A posted form is refused when its policy has expired', async () => {
  const form = formOf({ size: 3 })
  clock.now += 300_000
  expect(await post(form)).toMatchObject({ status: 403, code: 'AccessDenied' })
})

test.each([
  ['a field that its policy does not name', { extra: 'x' }, 'AccessDenied'],
  ['another key', { key: 'u/2/new' }, 'AccessDenied'],
  ['another type', { 'Content-Type': 'image/svg+xml' }, 'AccessDenied'],
  ['another list of rights', { acl: 'public-read' }, 'AccessDenied'],
  ['a policy that is none', { Policy: 'AAAA' }, 'SignatureDoesNotMatch'],
  ['another signature', { 'X-Amz-Signature': 'f'.repeat(64) }, 'SignatureDoesNotMatch'],
])('A posted form with %s is refused', async (_what, fields, code) => {
  expect(await post(formOf({ size: 3, fields }))).toMatchObject({ status: 403, code })
  expect(readdirSync(folder)).toEqual([])
})

test('A posted form counts only the fields before its file', async () => {
  const form = formOf({ size: 3 })
  const late = new FormData()
  const file = form.get('file')
  if (file instanceof Blob) late.append('file', file)
  for (const [name, value] of form) if (typeof value === 'string') late.append(name, value)
  expect(await post(late)).toMatchObject({ status: 403, code: 'AccessDenied' })
  form.delete('file')
  expect(await post(form)).toMatchObject({ status: 400, code: 'InvalidArgument' })
})

test('A body that is no form, another bucket and a key that is too long are refused', async () => {
  const broken = { method: 'POST', url: '/s3/photos', payload: 'x' } as const
  for (const type of ['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=b'])
    expect((await app.inject({ ...broken, headers: { 'content-type': type } })).body).toContain(
      'MalformedPOSTRequest',
    )
  expect((await app.inject('/s3/other/p/a')).body).toContain('NoSuchBucket')
  expect(await ask('PUT', `/${'k'.repeat(181)}`, '')).toMatchObject({ code: 'KeyTooLongError' })
})

test('A key of the longest kind is stored', async () => {
  expect(await ask('PUT', `/${'k'.repeat(180)}`, 'x')).toMatchObject({ status: 200 })
  expect(await ask('GET', `/${'k'.repeat(180)}`)).toMatchObject({ status: 200, body: 'x' })
})

test('A key that climbs out of the folder stays a name in it', async () => {
  expect(await ask('PUT', '/p/..%2F..%2Fescaped', 'x')).toMatchObject({ status: 200 })
  expect(readdirSync(folder)).toEqual([Buffer.from('p/../../escaped').toString('base64url')])
})

test('Objects outlive the server, and files that were being written when it ended are no objects and are deleted', async () => {
  await ask('PUT', '/p/a', 'kept')
  writeFileSync(join(folder, 'abc.123.new'), 'half')
  expect((await ask('GET', '?list-type=2')).body).toContain('<KeyCount>1</KeyCount>')
  const later = Fastify()
  mountS3(later, {
    ...account,
    path: '/s3',
    bucket: 'photos',
    publicPrefix: 'p/',
    folder,
    now: () => clock.now,
  })
  expect((await later.inject('/s3/photos/p/a')).body).toBe('kept')
  expect(readdirSync(folder)).toEqual([Buffer.from('p/a').toString('base64url')])
  await later.close()
})

test('Pages of other sites may post forms', async () => {
  const asked = await app.inject({ method: 'OPTIONS', url: '/s3/photos' })
  expect(asked.headers['access-control-allow-origin']).toBe('*')
  expect(
    (await app.inject({ method: 'POST', url: '/s3/photos' })).headers['access-control-allow-origin'],
  ).toBe('*')
})

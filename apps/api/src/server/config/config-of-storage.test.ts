import { expect, test } from 'vitest'
import { uploadsUrl } from '../links/uploads-url.ts'
import { refusal } from './config-refusal.fixture.ts'
import { checkServing, readConfig } from './config.ts'

const STORAGE = {
  S3_BUCKET: 'photos',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_PUBLIC_URL: 'https://pictures.example/photos/',
}

test('A demo has a storage of its own, and a school has a fully configured one or none', () => {
  expect(readConfig({}).storage).toMatchObject({ emulated: true, picturesUrl: '/dev/s3/photos' })
  expect(readConfig({}).storage?.secretAccessKey).toMatch(/^[\w-]{43}$/)
  expect(readConfig({ NODE_ENV: 'production' }).storage).toBeNull()
  expect(readConfig(STORAGE).storage).toEqual({
    bucket: 'photos',
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    picturesUrl: 'https://pictures.example/photos',
    emulated: false,
    endpoint: undefined,
  })
  for (const missing of Object.keys(STORAGE))
    expect(() => readConfig({ ...STORAGE, [missing]: undefined }), missing).toThrow('set all five, or none')
  expect(() => readConfig({ S3_ENDPOINT: 'https://storage.example' })).toThrow('set all five, or none')
})

test('Photos are sent to a bucket of Amazon’s, or to one below the address of another storage', () => {
  const urlOf = (environment: Record<string, string>) => uploadsUrl(readConfig(environment))
  expect(urlOf(STORAGE)).toBe('https://photos.s3.eu-central-1.amazonaws.com')
  expect(urlOf({ ...STORAGE, S3_ENDPOINT: 'https://storage.example/' })).toBe(
    'https://storage.example/photos',
  )
  expect(urlOf({ PORT: '4000' })).toBe('http://localhost:4000/dev/s3/photos')
  expect(urlOf({ DEMO: 'false' })).toBeNull()
})

test.each([
  ['S3_BUCKET', 'Photos'],
  ['S3_BUCKET', 'photos.example'],
  ['S3_REGION', 'eu central'],
  ['S3_ENDPOINT', 'https://storage.example/photos'],
  ['S3_PUBLIC_URL', 'https://pictures.example/?a'],
  ['S3_PUBLIC_URL', '/pictures'],
])('A storage with %s=%s is refused', (name, value) => {
  expect(refusal({ ...STORAGE, [name]: value })).toMatch(new RegExp(`^${name}: `))
})

test('A storage in production is one with TLS', () => {
  const closed = { NODE_ENV: 'production', WORKER: 'false', PUBLIC_URL: 'https://members.school.example' }
  const serve = (environment: Record<string, string>) => () =>
    checkServing(readConfig({ ...closed, ...STORAGE, ...environment }))
  expect(serve({})).not.toThrow()
  expect(serve({ S3_ENDPOINT: 'http://storage.example' })).toThrow('S3_ENDPOINT: in production')
  expect(serve({ S3_PUBLIC_URL: 'http://pictures.example' })).toThrow('S3_PUBLIC_URL: in production')
})

import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const sourcesOf = (directive: string, environment: Record<string, string>) =>
  new RegExp(`${directive} ([^;]+)`).exec(
    contentSecurityPolicy(readConfig({ NODE_ENV: 'production', ...environment })),
  )?.[1]
const connectTo = (environment: Record<string, string>) => sourcesOf('connect-src', environment)

test('The content security policy of pages allows connections only to our origin and the configured tracking services', () => {
  expect(connectTo({})).toBe("'self'")
  expect(
    connectTo({
      SEGMENT_URL: 'https://api.segment.example',
      SEGMENT_WRITE_KEY: 'key',
      SENTRY_DSN: 'https://key@o1.sentry.example/7',
    }),
  ).toBe("'self' https://api.segment.example https://o1.sentry.example")
})

test('An incomplete configuration of a tracking service is refused', () => {
  expect(() => readConfig({ SEGMENT_URL: 'https://api.segment.example' })).toThrow(/set both, or neither/)
})

test('The content security policy of pages allows sending photos to their storage and showing its pictures', () => {
  const storage = {
    S3_BUCKET: 'school-photos',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_PUBLIC_URL: 'https://pictures.example/photos/',
  }
  expect(connectTo(storage)).toBe("'self' https://school-photos.s3.eu-central-1.amazonaws.com")
  expect(connectTo({ ...storage, S3_ENDPOINT: 'https://storage.example' })).toBe(
    "'self' https://storage.example",
  )
  expect(sourcesOf('img-src', storage)).toBe("'self' data: blob: https://pictures.example")
  expect(sourcesOf('img-src', {})).toBe("'self' data: blob:")
})

import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const connectTo = (environment: Record<string, string>) =>
  /connect-src ([^;]+)/.exec(
    contentSecurityPolicy(readConfig({ NODE_ENV: 'production', ...environment })),
  )?.[1]

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

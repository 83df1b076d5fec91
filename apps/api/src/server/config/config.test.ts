import { expect, test } from 'vitest'
import { refusal } from './config-refusal.fixture.ts'
import { checkServing, readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

test('The configuration has a default for every variable', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    demo: true,
    http: { port: 3000, host: '127.0.0.1', publicUrl: undefined },
    database: { url: undefined, poolSize: 10 },
    brand: { name: 'Section' },
    identity: { clientId: 'member-app', cookieNamespace: 'member', redirectOrigins: [] },
    metering: { threshold: 3 },
    rateLimits: true,
  })
})

test('A server in production is no demo and has secure cookies by default', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({
    production: true,
    demo: false,
    identity: { cookieNamespace: '__Secure-member' },
  })
  expect(refusal({ NODE_ENV: 'production', DEMO: 'true' })).toBe(
    'DEMO: the demo school cannot be opened with NODE_ENV=production.',
  )
})

test('A server in production requires a public URL', () => {
  const serve = (environment: Record<string, string>) => () =>
    checkServing(readConfig({ WORKER: 'false', ...environment }))
  expect(serve({ NODE_ENV: 'production' })).toThrow(
    new ConfigError('PUBLIC_URL: in production, name the address that members open, https://….'),
  )
  expect(serve({ NODE_ENV: 'production', PUBLIC_URL: 'https://members.school.example' })).not.toThrow()
  expect(serve({ NODE_ENV: 'development', DEMO: 'false' })).not.toThrow()
})

test('The media host is a site, without a path, and in production one with TLS', () => {
  const origin = (value: string) => readConfig({ MEDIA_ORIGIN: value }).content.mediaOrigin
  expect(readConfig({}).content.mediaOrigin).toBeNull()
  expect(origin('https://Media.School.example/')).toBe('https://media.school.example')
  for (const wrong of [
    'https://media.school.example/v2',
    'https://a@media.school.example',
    'media.school.example',
    '/v2',
  ])
    expect(refusal({ MEDIA_ORIGIN: wrong })).toContain('MEDIA_ORIGIN')
  const closed = { NODE_ENV: 'production', WORKER: 'false', PUBLIC_URL: 'https://members.school.example' }
  expect(() => checkServing(readConfig({ ...closed, MEDIA_ORIGIN: 'http://media.school.example' }))).toThrow(
    new ConfigError('MEDIA_ORIGIN: in production, name an address that begins with https://.'),
  )
})

test('A configuration error has a line for each wrong value', () => {
  const lines = refusal({
    PORT: 'many',
    DATABASE_URL: 'mysql://somewhere/else',
    DEMO: 'perhaps',
    SUPPORT_EMAIL: 'nobody',
    COOKIE_NAMESPACE: 'a b',
    REDIRECT_ORIGINS: 'https://good.example, bad',
    METERING_THRESHOLD: '-1',
  }).split('\n')
  expect(lines).toHaveLength(7)
  expect(new Set(lines.map((line) => line.split(':')[0]))).toEqual(
    new Set([
      'COOKIE_NAMESPACE',
      'DATABASE_URL',
      'DEMO',
      'METERING_THRESHOLD',
      'PORT',
      'REDIRECT_ORIGINS.1',
      'SUPPORT_EMAIL',
    ]),
  )
})

test('The configuration splits lists, reads ports as numbers and refuses an empty data folder', () => {
  const config = readConfig({
    PORT: '0',
    REDIRECT_ORIGINS: ' https://a.example,https://b.example ,',
    RATE_LIMITS: 'false',
  })
  expect(config.http.port).toBe(0)
  expect(config.identity.redirectOrigins).toEqual(['https://a.example', 'https://b.example'])
  expect(config.rateLimits).toBe(false)
  expect(refusal({ DATA_DIR: '' })).toMatch(/^DATA_DIR: /)
})

test('Proxies are trusted only in production by default', () => {
  expect(readConfig({}).http.trustedProxies).toBe(0)
  expect(readConfig({ NODE_ENV: 'production' }).http.trustedProxies).toBe(1)
  expect(readConfig({ TRUST_PROXY_HOPS: '2' }).http.trustedProxies).toBe(2)
  expect(refusal({ TRUST_PROXY_HOPS: '-1' })).toMatch(/^TRUST_PROXY_HOPS: /)
})

test('A demo has its own social provider, and a school has a fully configured one or none', () => {
  const named = {
    SOCIAL_NAME: 'Sample',
    SOCIAL_ISSUER: 'https://accounts.example',
    SOCIAL_CLIENT_ID: 'section',
    SOCIAL_CLIENT_SECRET: 'a secret',
  }
  expect(readConfig({}).social).toEqual({ name: 'Sample Social', upstream: null })
  expect(readConfig({ NODE_ENV: 'production' }).social).toBeNull()
  expect(readConfig({ NODE_ENV: 'production', ...named }).social).toEqual({
    name: 'Sample',
    upstream: { issuer: 'https://accounts.example', clientId: 'section', clientSecret: 'a secret' },
  })
  for (const missing of ['SOCIAL_ISSUER', 'SOCIAL_CLIENT_ID', 'SOCIAL_CLIENT_SECRET']) {
    expect(() => readConfig({ ...named, [missing]: undefined })).toThrow('set all three, or none')
  }
  expect(() => readConfig({ ...named, SOCIAL_ISSUER: 'http://accounts.example' })).toThrow('SOCIAL_ISSUER')
})

test('The secret of a realm is the value, at the start, of the variable that its content names', () => {
  const environment: Record<string, string> = { ACME_SECRET: 'a secret', EMPTY_SECRET: '' }
  const { realmSecret } = readConfig(environment)
  environment['ACME_SECRET'] = 'another'
  expect(['ACME_SECRET', 'EMPTY_SECRET', 'NO_SECRET'].map(realmSecret)).toEqual([
    'a secret',
    undefined,
    undefined,
  ])
})

test('Searches are answered by our own database, or by a fully configured Algolia', () => {
  const keys = { SEARCH_ENGINE: 'algolia', ALGOLIA_APP_ID: 'SCHOOL1', ALGOLIA_API_KEY: 'a key' }
  expect(readConfig({}).search).toEqual({ engine: 'postgres' })
  expect(readConfig(keys).search).toEqual({
    engine: 'algolia',
    appId: 'SCHOOL1',
    apiKey: 'a key',
    host: undefined,
    indexes: { all: 'courses_v1', ai: 'courses_v2' },
    resourceIndexes: { all: 'resources_v1', ai: 'resources_v1_stack_ai' },
  })
  for (const missing of ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'])
    expect(() => readConfig({ ...keys, [missing]: undefined })).toThrow('set both')
  for (const name of ['courses_v2', 'resources_v1', 'resources_v1_stack_ai'])
    expect(refusal({ ...keys, ALGOLIA_INDEX: name })).toContain('four different indexes')
  expect(refusal({ ...keys, ALGOLIA_HOST: 'ftp://search.example' })).toMatch(/^ALGOLIA_HOST: /)
  expect(refusal({ SEARCH_ENGINE: 'elastic' })).toMatch(/^SEARCH_ENGINE: /)
})

test('Outside forms sign with a secret of at least 24 bytes, for which only a demo has a default', () => {
  expect(readConfig({}).projectWebhookSecret).toMatch(/^whsec_/)
  expect(readConfig({ DEMO: 'false' }).projectWebhookSecret).toBeUndefined()
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
  expect(readConfig({ DEMO: 'false', PROJECT_WEBHOOK_SECRET: secret }).projectWebhookSecret).toBe(secret)
  for (const wrong of [
    'whsec_',
    secret.slice('whsec_'.length),
    `whsec_${Buffer.alloc(23, 7).toString('base64')}`,
    `${secret}=`,
    `whsec_=${'A'.repeat(39)}`,
  ])
    expect(() => readConfig({ PROJECT_WEBHOOK_SECRET: wrong }), wrong).toThrow(
      'PROJECT_WEBHOOK_SECRET: expected whsec_ and at least 24 random bytes in base64',
    )
})

test('A direct address of the database can be set only beside one of a pooler, and unreadable addresses are refused', () => {
  const pooled = 'postgres://school:a%25b@pooler.example:6432/school'
  const direct = 'postgres://school:a%25b@db.example/school'
  expect(readConfig({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }).database).toMatchObject({
    url: pooled,
    directUrl: direct,
  })
  expect(refusal({ DATABASE_DIRECT_URL: direct })).toMatch(/^DATABASE_DIRECT_URL: /)
  expect(refusal({ DATABASE_URL: 'postgres://school:canary%@db.example/school' })).toBe(
    'DATABASE_URL: has a % that must be written %25',
  )
})

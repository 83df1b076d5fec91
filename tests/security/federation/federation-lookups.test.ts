import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lookupCorporateRealm } from '@section/api/features/identity/federation/lookup-corporate-realm.ts'
import { lookupLmsProvider } from '@section/api/features/identity/federation/lookup-lms-provider.ts'
import { lookupPassCorporateRealm } from '@section/api/features/identity/federation/lookup-pass-realm.ts'
import { isStorableText } from '@section/api/server/http/storable-text.ts'
import { insertRealms } from '@section/api/testing/insert-realms.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { corporateRealms, customers, realmDomains } from '@section/db/schema.ts'

/** The lookups of realms and learning systems by a stranger. SECURITY.md#hostile-lookup-input */
let server: TestServer
const NOW = Date.now()

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  await insertRealms(db)
  const [ended] = await db
    .insert(customers)
    .values({ slug: 'past', name: 'Past', type: 'ENTERPRISE', contractEnd: new Date(NOW - 1000) })
    .returning()
  await db
    .insert(corporateRealms)
    .values({ realm: 'past', protocol: 'oidc', emulator: 'acme', customerId: ended?.customerId ?? null })
  await db.insert(realmDomains).values({ domain: 'past.example', realm: 'past' })
  await server.insertMember({ email: 'ada@acme.example' })
})
afterAll(() => server.close())

const encoded = (text: string) => Buffer.from(text).toString('base64url')
const context = () => ({
  services: server.services,
  viewer: undefined,
  identity: undefined,
  now: NOW,
  reads: server.database.db,
  from: '192.0.2.1',
  setCookie: () => undefined,
  setHeader: () => undefined,
})
const corporate = (email: string) => lookupCorporateRealm(context(), { b64email: encoded(email) })
const lms = (options: unknown) =>
  lookupLmsProvider(context(), { b64options: encoded(JSON.stringify(options)) })

describe('The lookup of a corporate address', () => {
  test('returns the realm of its domain, whether the address has an account or not', async () => {
    const answers = await Promise.all(
      ['ada@acme.example', 'nobody@acme.example', ' NoBody@ACME.example '].map(corporate),
    )
    const serializedOptions = encoded('{"realm":"acme","clientId":"member-app-sso"}')
    const expected = { link: null, realm: 'acme', serializedOptions, error: null }
    expect(answers).toEqual([expected, expected, expected])
  })

  test.each([
    ['sam@past.example', '402', 'There is no corporate account associated with this email address.'],
    ['sam@gmail.example', '404', 'There is no corporate account associated with this address.'],
    ['sam@mail.acme.example', '404', 'There is no corporate account associated with this address.'],
    [
      'sam@globex.example',
      '501',
      "Corporate login for this email address is not supported. It's likely your employer has not yet arranged single sign-on access.",
    ],
    ['not an address', '400', 'There is no account associated with the given address.'],
    ['', '400', 'There is no account associated with the given address.'],
  ])('answers %s with %s', async (email, code, message) => {
    const nothing = { link: null, realm: null, serializedOptions: null }
    expect(await corporate(email)).toEqual({ ...nothing, error: { code, message } })
  })
})

test('The lookup of a corporate address returns the employer’s own page if the content names one, with its realm if there is one', async () => {
  const { db } = server.database
  const link = 'https://sso.employer.example/section'
  const nothing = { realm: null, serializedOptions: null, error: null }
  await db.insert(corporateRealms).values([
    { realm: 'own-page', link },
    { realm: 'own-realm', link, protocol: 'oidc', emulator: 'acme' },
  ])
  await db.insert(realmDomains).values([
    { domain: 'own-page.example', realm: 'own-page' },
    { domain: 'own-realm.example', realm: 'own-realm' },
  ])
  expect(await corporate('sam@own-page.example')).toEqual({ ...nothing, link })
  expect(await corporate('sam@own-realm.example')).toMatchObject({ link, realm: 'own-realm', error: null })
})

describe('The lookup of a learning system', () => {
  test('returns its realm with addresses of ours', async () => {
    const answer = await lms({ provider: 'acme-learn' })
    expect(answer).toMatchObject({
      realm: 'acme',
      serializedOptions: encoded('{"realm":"acme","clientId":"member-app-sso"}'),
      passShortCode: 'ACMESSO',
      redirectUrl: `${server.url}/courses`,
      error: null,
    })
    const url = new URL(answer.authorizeUrl ?? '')
    expect(url.origin + url.pathname).toBe(`${server.url}/oauth2/authorize`)
    expect(url.searchParams.get('identity_provider')).toBe('acme')
  })

  test.each<[unknown, string, string]>([
    [{ provider: 'unknown' }, '404', "LMS provider not found, can't direct request."],
    [{ provider: 'broken-learn' }, '501', "LMS provider misconfigured, can't direct request."],
    [{ provider: 'globex-learn' }, '501', "LMS provider misconfigured, can't direct request."],
    [{}, '422', "LMS provider not set, can't direct request."],
    [
      { provider: 'acme-learn', authorizeUrl: 'https://evil.example' },
      '400',
      "LMS link is misconfigured, can't direct request.",
    ],
    [{ provider: 5 }, '400', "LMS link is misconfigured, can't direct request."],
    ['acme-learn', '400', "LMS link is misconfigured, can't direct request."],
  ])('answers %j with %s', async (options, code, message) => {
    expect((await lms(options)).error).toEqual({ code, message })
  })
})

test('The lookup of a pass without a realm is answered like that of an unknown pass', async () => {
  for (const code of ['NOSUCHPASS', '', '../../..', 'x'.repeat(3000)]) {
    expect((await lookupPassCorporateRealm(context(), { code })).error?.code).toBe('404')
  }
})

/** Half of the inputs are well-formed up to some point: as bytes, as JSON, or in their shape. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.base64String({ maxLength: 3000 }),
  fc.string({ unit: 'binary', maxLength: 200 }).map(encoded),
  fc.json().map(encoded),
  fc.webUrl().map((url) => encoded(JSON.stringify({ provider: url }))),
  fc.webUrl().map((url) => encoded(JSON.stringify({ provider: 'acme-learn', redirectUrl: url }))),
  fc.emailAddress().map(encoded),
  fc
    .constantFrom('__proto__', 'constructor', 'toString')
    .map((key) => encoded(`{"${key}":{"polluted":true},"provider":"${key}"}`)),
  fc.nat(2000).map((depth) => encoded('['.repeat(depth))),
)

test('The lookups answer 20,000 hostile inputs without an internal error, a request or an address', async () => {
  const calls: string[] = []
  const { fetch: original } = globalThis
  globalThis.fetch = (...args) => {
    const { pathname, href } = new URL(new Request(...args).url)
    // The requests by which the demo server reads its own flags are not counted.
    if (!pathname.startsWith('/dev/flags/')) calls.push(href)
    return original(...args)
  }
  let tried = 0
  try {
    await fc.assert(
      fc.asyncProperty(hostile, async (input) => {
        tried += 2
        const answers = [
          await lookupCorporateRealm(context(), { b64email: input }),
          await lookupLmsProvider(context(), { b64options: input }),
        ]
        for (const { error } of answers) {
          if (error) expect(['400', '402', '404', '422', '501']).toContain(error.code)
        }
        const text = JSON.stringify(answers)
          .replaceAll(server.url, '')
          .replaceAll(encodeURIComponent(server.url), '')
        expect(text).not.toMatch(/https?:|%3A%2F%2F/)
      }),
      { numRuns: 10_000 },
    )
  } finally {
    globalThis.fetch = original
  }
  expect(tried).toBeGreaterThanOrEqual(20_000)
  expect(calls).toEqual([])
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('Hostile options of a lookup are answered over HTTP, and those that no text can hold are refused with 400', async () => {
  const document = `query($a: String!) { lookupLMSProvider(b64options: $a) { authorizeUrl error { code } } }`
  const samples = [...fc.sample(hostile, 100), 'a\u0000b', 'a\ud800b']
  for (const a of samples) {
    const { status, errors } = await server.graphql(null, document, { a })
    if (isStorableText(a)) expect({ status, errors }, a).toEqual({ status: 200, errors: undefined })
    else expect(status, JSON.stringify(a)).toBe(400)
  }
})

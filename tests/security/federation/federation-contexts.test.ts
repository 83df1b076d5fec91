import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEDERATION_CONTEXTS } from '@section/domain/identity/federation-outcome.ts'
import { type Begun, FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { insertRealms } from '@section/api/testing/insert-realms.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'

/** A federated sign-in serves its own purpose, in its own browser, and once. SECURITY.md#replayed-federation-callbacks */
let server: TestServer
let now = Date.now()
let bearer: string

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await insertRealms(server.database.db)
  bearer = await server.token(await server.insertMember({ email: 'nia@example.com' }))
})
afterAll(() => server.close())

type Context = (typeof FEDERATION_CONTEXTS)[number]
const CORPORATE: readonly Context[] = ['corporate-login', 'lms']

function begin(visitor: FederatedVisitor, context: Context): Promise<Begun> {
  const provider = CORPORATE.includes(context) ? { realm: 'acme' } : { provider: 'social' }
  return visitor.start({ context, ...provider }, context === 'add-secondary-email' ? bearer : undefined)
}

async function codeOf(visitor: FederatedVisitor, begun: Begun, context: Context): Promise<string> {
  const page = await visitor.pick(begun.authorizeUrl, CORPORATE.includes(context) ? 'newhire' : 'robin')
  const code = 'url' in page ? page.url.searchParams.get('code') : null
  if (!code) throw new Error(`There is no code for ${context}.`)
  return code
}

const INVALID = {
  status: 400,
  body: {
    error: { code: 'STATE_INVALID', message: 'This sign-in took too long, or was begun in another browser.' },
  },
}
const pairs = FEDERATION_CONTEXTS.flatMap((mine) =>
  FEDERATION_CONTEXTS.filter((other) => other !== mine).map((other) => [mine, other] as const),
)

test('The federation contexts can be confused in 42 ways', () => {
  expect(pairs).toHaveLength(42)
})

test.each(pairs)(
  'A callback of the context %s is refused as a callback of the context %s',
  async (mine, other) => {
    const visitor = new FederatedVisitor(server.url)
    const [own, foreign] = [await begin(visitor, mine), await begin(visitor, other)]
    const code = await codeOf(visitor, own, mine)
    // The other sign-in has not returned, so its state reveals nothing.
    expect(await visitor.finish(foreign.state)).toMatchObject(INVALID)
    const finished = await visitor.finish(own.state)
    expect(finished).toMatchObject({ status: 200, body: { context: mine } })
    expect(await visitor.finish(own.state)).toMatchObject(INVALID)
    // The verifier of the other sign-in does not match the code either.
    const crossed = await visitor.exchange({ ...own, verifier: foreign.verifier }, code)
    expect(crossed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  },
)

describe('The state of a federated sign-in', () => {
  test('is refused from another browser, and when it is invented', async () => {
    const visitor = new FederatedVisitor(server.url)
    const begun = await begin(visitor, 'login')
    await codeOf(visitor, begun, 'login')
    expect(await new FederatedVisitor(server.url).finish(begun.state)).toMatchObject(INVALID)
    const other = new FederatedVisitor(server.url)
    await begin(other, 'login')
    expect(await other.finish(begun.state)).toMatchObject(INVALID)
    expect(await visitor.finish(randomBytes(16).toString('base64url'))).toMatchObject(INVALID)
    expect(await visitor.finish(begun.state)).toMatchObject({ status: 200 })
  })

  test('is used by one of 20 that finish at once', async () => {
    const visitor = new FederatedVisitor(server.url)
    const begun = await begin(visitor, 'login')
    await codeOf(visitor, begun, 'login')
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.finish(begun.state)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('lasts ten minutes', async () => {
    const visitor = new FederatedVisitor(server.url)
    const early = await begin(visitor, 'login')
    await codeOf(visitor, early, 'login')
    const late = await begin(visitor, 'login')
    await codeOf(visitor, late, 'login')
    const begunAt = now
    now = begunAt + 599_000
    expect(await visitor.finish(early.state)).toMatchObject({ status: 200 })
    now = begunAt + 600_000
    expect(await visitor.finish(late.state)).toMatchObject(INVALID)
    const { status } = await visitor.browser.get((await begin(visitor, 'login')).authorizeUrl)
    expect(status).toBe(200)
    now = begunAt
  })
})

describe('The start of a federated sign-in', () => {
  const ask = (start: Record<string, unknown>) =>
    new FederatedVisitor(server.url).ask({ context: 'login', ...start })

  test.each([
    ['no provider', {}],
    ['both', { provider: 'social', realm: 'acme' }],
    ['another social provider', { provider: 'mastodon' }],
    ['an unknown realm', { realm: 'nowhere' }],
    ['a realm that is not supported', { realm: 'globex' }],
    ['the social provider by another name', { realm: 'social' }],
    ['a corporate context with the social provider', { context: 'corporate-login', provider: 'social' }],
    ['a social context with a realm', { context: 'limited-signup', realm: 'acme' }],
    ['an unknown context', { context: 'admin', provider: 'social' }],
    ['a parameter that nobody knows', { provider: 'social', userId: 'x' }],
    ['options that are no JSON', { serializedOptions: 'bm90IGpzb24' }],
    ['options of another client', { serializedOptions: encoded({ realm: 'acme', clientId: 'evil' }) }],
    [
      'options that contradict the realm',
      { realm: 'initech', serializedOptions: encoded({ realm: 'acme', clientId: 'member-app-sso' }) },
    ],
    [
      'too many options',
      {
        provider: 'social',
        options: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`a${i}`, 'b'])),
      },
    ],
    [
      'encoded options that no database keeps',
      { serializedOptions: encoded({ realm: 'acme', clientId: 'a\0' }) },
    ],
    ['an option that is no name', { provider: 'social', options: { __proto__x: 'b' } }],
  ])('is refused with %s', async (_name, start) => {
    const { status, body } = await ask(start)
    expect([400, 404]).toContain(status)
    expect(body).toEqual({ error: { code: 'NOT_FOUND', message: 'This does not exist.' } })
  })

  test('follows the options of its lookup, and leads to our own address only', async () => {
    const serializedOptions = encoded({ realm: 'acme', clientId: 'member-app-sso' })
    const { body, headers } = await ask({ context: 'corporate-login', serializedOptions })
    const url = new URL(String(body['authorizeUrl']))
    expect(url.origin + url.pathname).toBe(`${server.url}/oauth2/authorize`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'member-app-sso',
      identity_provider: 'acme',
      redirect_uri: `${server.url}/oauth`,
      state: body['state'],
      code_challenge_method: 'S256',
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toMatch(
      /^member_federation=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('requires the member’s token to link an account', async () => {
    const { status, body } = await ask({ context: 'add-secondary-email', provider: 'social' })
    expect({ status, body }).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHORIZED' } } })
  })

  test('accepts JSON only', async () => {
    for (const path of ['startFederation', 'finishFederation']) {
      const response = await fetch(`${server.url}/user/${path}`, {
        method: 'POST',
        body: new URLSearchParams({ a: 'b' }),
      })
      expect(response.status).toBe(415)
    }
  })
})

function encoded(options: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(options)).toString('base64url')
}

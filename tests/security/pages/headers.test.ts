import { beforeAll, describe, expect, test } from 'vitest'
import { bothServers } from '../kit/both-servers.ts'
import { get, type RawAnswer, type RawRequest, sendRaw } from '../kit/raw-request.ts'

const servers = bothServers()

const POSTER = '/v2/media/strategy-on-a-page/poster.webp'

/** One request for each kind of answer, with its status and whether a browser or a proxy may store it. */
const KINDS: Record<string, [RawRequest, number, 'no-store' | 'storable']> = {
  'the home page': [get('/'), 200, 'no-store'],
  'a screen by its link': [get('/courses/some-course'), 200, 'no-store'],
  'an asset': [get('/assets/empty.css'), 200, 'storable'],
  'an icon': [get('/favicon.svg'), 200, 'storable'],
  'an answer of the endpoint': [
    { headers: { 'content-type': 'application/json' }, body: '{"query":"{ __typename }"}' },
    200,
    'no-store',
  ],
  'a refusal of the endpoint': [{ headers: { 'content-type': 'text/plain' }, body: 'x' }, 415, 'no-store'],
  'a refused token request': [
    {
      path: '/oauth2/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=refresh_token&client_id=member-app&refresh_token=none',
    },
    400,
    'no-store',
  ],
  'the provider’s keys': [get('/.well-known/jwks.json'), 200, 'no-store'],
  'the provider’s description': [get('/.well-known/openid-configuration'), 200, 'no-store'],
  'a sign-in page that has ended': [get('/oauth2/interaction/none'), 400, 'no-store'],
  'a drawing': [get('/art/portrait/nia.svg'), 200, 'storable'],
  'a drawing of nothing': [get('/art/course/none.svg'), 404, 'no-store'],
  'a playlist without its signature': [get('/manifests/strategy-on-a-page.m3u8'), 403, 'no-store'],
  'a picture of a film': [get(POSTER), 200, 'storable'],
  'a document of a credential without its signature': [
    get(`/credentials/${'0'.repeat(36)}.pdf`),
    404,
    'no-store',
  ],
  'the share picture of no credential': [get(`/credentials/${'0'.repeat(36)}/share.png`), 404, 'no-store'],
  'a calendar without its signature': [get(`/calendar/${'0'.repeat(36)}.ics`), 404, 'no-store'],
  'a calendar subscription without its signature': [
    get(`/calendar/subscriptions/${'0'.repeat(36)}.ics`),
    404,
    'no-store',
  ],
  'a room without its signature': [get(`/calendar/rooms/${'0'.repeat(36)}`), 404, 'no-store'],
  'a file of a dashboard without a token': [get('/organization-downloads/courses.csv'), 401, 'no-store'],
  'the pulse': [get('/healthz'), 200, 'no-store'],
  'the readiness': [get('/readyz'), 200, 'no-store'],
  'a file that is not there': [get('/nothing.js'), 404, 'no-store'],
  'a method that is not understood': [{ method: 'DELETE', path: '/courses' }, 405, 'no-store'],
}

test.each([
  ['/set-password?email=a&tac=b', 'no-referrer'],
  ['/reset-password-confirmation?code=1', 'no-referrer'],
  ['/reset-password', 'no-referrer'],
  ['/forgot-password', 'no-referrer'],
  ['/oauth?code=a&state=b', 'no-referrer'],
  ['/login?authRedirectUrl=x', 'no-referrer'],
  ['/invite-registration/WELCOME30?tac=a', 'no-referrer'],
  ['/loginx', 'no-referrer'],
  ['/courses', 'strict-origin-when-cross-origin'],
])('The page %s has the referrer policy %s', async (path, policy) => {
  const { headers } = await sendRaw(servers.demo.url, get(path))
  expect(headers['referrer-policy']).toBe(policy)
})

describe.each(Object.entries(KINDS))('The answer “%s”', (_name, [request, status, storing]) => {
  let answer: RawAnswer
  let inProduction: RawAnswer
  beforeAll(async () => {
    answer = await sendRaw(servers.demo.url, request)
    inProduction = await sendRaw(servers.closed.url, request)
  })

  test('has its status and says whether it may be stored', () => {
    expect(answer.status).toBe(status)
    const stored = String(answer.headers['cache-control'] ?? '')
    if (storing === 'no-store') expect(stored).toContain('no-store')
    else expect(stored).not.toContain('no-store')
  })

  test('has the headers that restrict browsers', () => {
    const { headers } = answer
    const policy = directives(headers['content-security-policy'])
    expect(policy['default-src']).toBe("'none'")
    for (const name of ['script-src', 'style-src', 'object-src', 'base-uri']) {
      expect(policy[name] ?? '').not.toMatch(/unsafe|\*|https?:/)
    }
    expect(policy['style-src-elem']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toMatch(/camera=\(\)/)
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test('reveals nothing about the server, lets no other site read it, and names its charset', () => {
    const { headers } = answer
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['server']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
    const type = String(headers['content-type'] ?? '')
    if (type.startsWith('text/')) expect(type).toMatch(/charset=utf-8$/)
  })

  test('requires HTTPS in production', () => {
    expect(inProduction.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })
})

function directives(header: RawAnswer['headers'][string]): Record<string, string> {
  return Object.fromEntries(
    String(header ?? '')
      .split(';')
      .map((directive) => directive.trim())
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )
}

test('The policy of a page allows its own scripts and styles, and no other source', async () => {
  const { headers } = await sendRaw(servers.closed.url, get('/'))
  expect(directives(headers['content-security-policy'])).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'media-src': "'self' blob: data:",
    'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com https://www.loom.com',
    'worker-src': "'self' blob:",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
    'report-uri': '/policy-reports',
    'report-to': 'policy',
    'require-trusted-types-for': "'script'",
    'trusted-types': 'svelte-trusted-html altcha-workers',
  })
})

test('The policy of a sign-in page of the demo allows its own style only', async () => {
  const { headers } = await sendRaw(servers.demo.url, get('/oauth2/interaction/none'))
  const policy = directives(headers['content-security-policy'])
  expect(policy['style-src']).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/)
  expect(policy['script-src']).toBeUndefined()
})

test('The mailbox of the demo may run its own script and style, and does not exist in production', async () => {
  const { headers, text } = await sendRaw(servers.demo.url, get('/dev/mailbox'))
  const policy = directives(headers['content-security-policy'])
  expect(policy['default-src']).toBe("'none'")
  for (const name of ['script-src', 'style-src']) {
    expect(policy[name]).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/)
  }
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['cache-control']).toContain('no-store')
  expect(text).toContain('No mail yet')
  expect((await sendRaw(servers.closed.url, get('/dev/mailbox'))).text).not.toContain('No mail yet')
})

test('The GraphQL editor of the demo loads nothing from elsewhere and runs no inline script', async () => {
  const { headers, text } = await sendRaw(servers.demo.url, get('/graphiql'))
  const policy = directives(headers['content-security-policy'])
  expect(policy).toMatchObject({ 'default-src': "'none'", 'script-src': "'self'", 'connect-src': "'self'" })
  const sources = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '')
  expect(sources.length).toBeGreaterThan(4)
  for (const source of sources) expect((await sendRaw(servers.demo.url, get(source))).status).toBe(200)
  for (const worker of ['editorWorkerService', 'json', 'graphql']) {
    const answer = await sendRaw(servers.demo.url, get(`/graphiql/${worker}.js`))
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(answer.text.length).toBeGreaterThan(100_000)
  }
})

test.each([
  '/oauth2/interaction/none',
  '/dev/social/sign-in/none',
  '/dev/saml/sign-in',
  '/dev/project-form',
  '/dev/flags',
  '/dev/events',
  '/dev/help',
])('The policy of the demo’s page at %s allows the icon of the site', async (path) => {
  const { headers } = await sendRaw(servers.demo.url, get(path))
  expect(headers['content-type']).toContain('text/html')
  expect(directives(headers['content-security-policy'])['img-src']).toBe("'self'")
})

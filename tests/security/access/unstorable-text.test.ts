import { expect, test } from 'vitest'
import { bothServers } from '../kit/both-servers.ts'
import { routesOf } from '../kit/routes-of.ts'

// A character that no database can store is refused with a sentence, wherever it stands. SECURITY.md#unstorable-characters

const REFUSED = 'The request has a character that no text can have: U+0000, or half of a pair.'
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
/** The names of all values that our routes read from a body. */
const NAMES =
  'email password code e s a tac token context identityProvider options redirectUrl authRedirectUrl audience state variables query grant_type client_id refresh_token redirect_uri code_verifier RelayState SAMLResponse writeKey batch'.split(
    ' ',
  )

const servers = bothServers()

const send = async (path: string, init: RequestInit) => {
  const answer = await fetch(new URL(path, servers.demo.url), { redirect: 'manual', ...init })
  return { status: answer.status, text: await answer.text() }
}
const postJson = (path: string, body: string) => send(path, { method: 'POST', headers: JSON_TYPE, body })

test.each([
  ['a NUL', String.raw`\u0000`],
  ['half of a pair', String.raw`\ud800`],
])(
  'The text %s in a request body is refused with an explanation instead of an internal error',
  async (_name, character) => {
    const password = '"password":"Right-horse-7"'
    for (const [path, body] of [
      ['/user/confirmPassword', `{"email":"a@example.com","code":"${character}",${password}}`],
      ['/user/confirmPassword', `{"email":"a${character}@example.com","code":"123456",${password}}`],
      ['/elu', `{"e":"${character}"}`],
    ] as const) {
      const { status, text } = await postJson(path, body)
      expect([status, JSON.parse(text)], path).toEqual([
        400,
        { errors: [expect.objectContaining({ message: REFUSED })] },
      ])
    }
  },
)

test('A NUL in a variable, in the name of a variable, or in a string of a document is refused', async () => {
  const query =
    'query ($a: String!) { getPassDetailsByCode(code: $a, context: InvitePreview) { __typename } }'
  const inVariable = await postJson('/graphql', JSON.stringify({ query, variables: { a: '\0' } }))
  expect(inVariable).toEqual({ status: 400, text: JSON.stringify({ errors: [{ message: REFUSED }] }) })
  const inName = await postJson('/graphql', JSON.stringify({ query, variables: { 'a\0': '' } }))
  expect(inName).toEqual(inVariable)
  for (const text of [String.raw`"\u0000"`, String.raw`"\u{0}"`, String.raw`"\u{000}"`])
    expect(
      await postJson(
        '/graphql',
        JSON.stringify({
          query: `{ getPassDetailsByCode(code: ${text}, context: InvitePreview) { __typename } }`,
        }),
      ),
    ).toEqual({
      status: 400,
      text: JSON.stringify({ errors: [{ message: 'The query has a text with U+0000.' }] }),
    })
})

const encoded = (text: string) => Buffer.from(text, 'latin1').toString('base64url')
/** Texts that are harmless until they are decoded: a NUL, its escape in JSON, and half of a surrogate pair as bytes. */
const ENCODED = [
  ['a NUL', encoded('a\0@example.com')],
  [
    'an escaped NUL',
    encoded(String.raw`{"realm":"acme","clientId":"\u0000","id_token":"\u0000","refresh_token":"a"}`),
  ],
  ['half of a pair', encoded('\xed\xa0\x80@example.com')],
  ['an escaped half of a pair', encoded(String.raw`{"realm":"\ud800","clientId":"a"}`)],
] as const
const DOCUMENTS = [
  'query ($v: String!) { lookupCorporateRealm(b64email: $v) { error { code } } }',
  'query ($v: String!) { lookupLMSProvider(b64options: $v) { error { code } } }',
  'mutation ($v: String!) { sendVerificationCode(b64email: $v, b64tac: "YQ") { error { code } } }',
  'mutation ($v: String!) { sendVerificationCode(b64email: "YUBiLmM", b64tac: $v) { error { code } } }',
  `mutation ($v: String!) { signupLimitedUser(firstName: "Nia", lastName: "Okafor", email: "nia@example.com",
    botChallengeToken: $v) { error { code } } }`,
]

test.each(ENCODED)('The text %s inside of base64 is refused as an expected failure', async (_name, v) => {
  for (const query of DOCUMENTS) {
    const { status, text } = await postJson('/graphql', JSON.stringify({ query, variables: { v } }))
    expect([status, text], query).toEqual([
      200,
      expect.stringMatching(/^{"data":{"\w+":{"error":{"code":"\w+"}}}}$/),
    ])
  }
  for (const [path, body] of [
    ['/user/obtainACode', { b64AuthInfo: v, authRedirectUrl: servers.demo.url }],
    ['/user/startFederation', { context: 'corporate-login', identityProvider: 'acme', options: v }],
  ] as const) {
    const { status } = await postJson(path, JSON.stringify(body))
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
  }
})

test.each(['/login?x=%00', '/courses/%00', '/elu?x=a%00b'])(
  'The request address %s is refused',
  async (path) => {
    const { status, text } = await send(path, {})
    expect([status, text]).toEqual([400, expect.stringContaining(REFUSED)])
  },
)

test('No route of any method fails internally over a NUL in its address, its JSON or its form', async () => {
  const json = JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, 'a\0'])))
  const form = NAMES.map((name) => `${name}=a%00`).join('&')
  const failed: string[] = []
  let asked = 0
  for (const [method, path] of routesOf(servers.demo.app.printRoutes({ commonPrefix: false }))) {
    const tries: [string, RequestInit][] = [
      [path.replaceAll('none', 'a%00') + '?code=%00&state=%00', { method }],
    ]
    if (method === 'POST' || method === 'PUT')
      tries.push(
        [path, { method, headers: JSON_TYPE, body: json }],
        [path, { method, headers: FORM_TYPE, body: form }],
      )
    for (const [where, init] of tries) {
      asked++
      const { status } = await send(where, init)
      if (status >= 500) failed.push(`${method} ${where} ${status}`)
    }
  }
  expect(failed).toEqual([])
  expect(asked).toBeGreaterThan(60)
})

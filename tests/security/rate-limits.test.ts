import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LIMIT_TABLE, SENSITIVE_FIELDS } from '@section/api/server/limits/limit-table.ts'
import { Limits } from '@section/api/server/limits/limits.ts'
import { hashPassword } from '@section/api/features/identity/passwords.ts'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { passwordSignIn } from '@section/api/testing/token-requests.ts'
import { outbox, rateLimits } from '@section/db/schema.ts'

const WHO_AM_I = 'query($userId: ID!) { getMember(userId: $userId) { userId } }'

const SITE = 'https://www.example.com'
const PASSWORD = 'Right-horse-7'

let server: TestServer

beforeAll(async () => {
  // One proxy of ours in front, as in production: what it adds to X-Forwarded-For is the caller's address.
  server = await startTestServer({
    environment: { RATE_LIMITS: 'true', TRUST_PROXY_HOPS: '1', REDIRECT_ORIGINS: SITE },
  })
})
beforeEach(async () => {
  await server.database.db.delete(rateLimits)
  await server.database.db.delete(outbox)
  // The counters in memory start anew as well.
  Object.assign(server.services, { limits: new Limits(server.database.db, { on: true }) })
})
afterAll(() => server.close())

/** Past the sockets, of which a test machine has too few. */
const inject = async (url: string, body: object, headers: Record<string, string>) => {
  const {
    statusCode,
    headers: sent,
    payload,
  } = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
  return { status: statusCode, headers: sent, body: JSON.parse(payload) as unknown }
}
const through = (from: string, spoofed = '') => ({
  'x-forwarded-for': [spoofed, from].filter(Boolean).join(', '),
})
const post = (path: string, body: object, from = '192.0.2.1', spoofed = '') =>
  inject(path, body, through(from, spoofed))
const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length
const LIMITED = {
  error: { code: 'LIMIT_EXCEEDED', message: 'Too many attempts. Please try again later.' },
}

describe('mail cannot be used as a weapon', () => {
  test('1,000 calls for one address from everywhere mail it one code', async () => {
    await server.insertMember({ email: 'victim@example.com' })
    const calls = await Promise.all(
      Array.from({ length: 1000 }, (_, i) =>
        post('/user/forgotPassword', { email: 'victim@example.com' }, `198.51.100.${i % 250}`),
      ),
    )
    expect(count(calls, 200)).toBe(1)
    expect(calls.find(({ status }) => status === 429)?.body).toEqual(LIMITED)
    expect(await queuedMails(server.database.db)).toHaveLength(1)
  })

  test('one address asks for ten codes an hour, whoever they are for, and whoever it claims to be', async () => {
    const calls = []
    for (let i = 0; i < 14; i++) {
      calls.push(
        await post('/user/forgotPassword', { email: `m${i}@example.com` }, '192.0.2.1', `10.0.0.${i}`),
      )
    }
    expect(calls.map(({ status }) => status)).toEqual([...Array(10).fill(200), ...Array(4).fill(429)])
    expect(Number(calls.at(-1)?.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await post('/user/forgotPassword', { email: 'm@example.com' }, '192.0.2.2')).status).toBe(200)
  })

  test('an address that is more than an address reaches no mail', async () => {
    const injections = [
      '\r\nBcc: v@example.com',
      '\nTo: v@example.com',
      '%0aBcc: v@example.com',
      ', v@example.com',
    ]
    const wrapped = injections.flatMap((text) => [
      `a@example.com${text}`,
      `${text}a@example.com`,
      `<a@example.com>${text}`,
    ])
    for (const [i, email] of wrapped.entries()) await post('/user/forgotPassword', { email }, `192.0.2.${i}`)
    expect(await queuedMails(server.database.db)).toEqual([])
  })
})

test('the eleventh guess in an hour is not judged, wherever it comes from', async () => {
  const guess = (from: string) =>
    post(
      '/user/confirmPassword',
      { email: 'nia@example.com', code: '000000', password: 'Better-horse-8' },
      from,
    )
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => guess(`192.0.2.${i}`)))
  const codes = answers.map(({ body }) => (body as { error: { code: string } }).error.code)
  expect(codes.filter((code) => code === 'CODE_EXPIRED')).toHaveLength(10)
  expect(codes.filter((code) => code === 'LIMIT_EXCEEDED')).toHaveLength(30)
})

test('/elu answers an address five times a minute', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/elu', { e: 'a@example.com' })))
  expect(count(answers, 200)).toBe(5)
  expect(count(answers, 429)).toBe(15)
})

test('a member gets ten one-time codes an hour', async () => {
  await server.insertMember({ email: 'nia@example.com', passwordHash: await hashPassword(PASSWORD) })
  const { body: tokens } = await passwordSignIn(server.url, 'nia@example.com', PASSWORD)
  const { id_token, refresh_token } = tokens
  const b64AuthInfo = Buffer.from(JSON.stringify({ id_token, refresh_token })).toString('base64url')
  const obtain = (i: number) =>
    post('/user/obtainACode', { b64AuthInfo, authRedirectUrl: SITE }, `192.0.2.${i}`)
  const answers = await Promise.all(Array.from({ length: 15 }, (_, i) => obtain(i)))
  expect(count(answers, 200)).toBe(10)
  expect(count(answers, 429)).toBe(5)
})

test('a member opens 30 video sessions a minute and updates each 90 times', async () => {
  const token = await server.token(await server.insertMember({}))
  const bearer = { authorization: `Bearer ${token}` }
  const ids = { courseId: randomUUID(), videoId: randomUUID() }
  const codes = async (times: number, query: string, variables: object) => {
    const found: unknown[] = []
    for (let i = 0; i < times; i++) {
      const { body } = await inject('/graphql', { query, variables }, bearer)
      found.push((body as { data: { result: { error: { code: string } } } }).data.result.error.code)
    }
    return found
  }
  const created = await codes(
    32,
    `mutation($courseId: ID!, $videoId: ID!) { result: createVideoSession(courseId: $courseId, videoId: $videoId,
      type: ON_DEMAND) { error { code } } }`,
    ids,
  )
  expect(created).toEqual([...Array(30).fill('NOT_FOUND'), 'LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'])
  const update = `mutation($id: ID!, $videoId: ID!) { result: updateVideoSession(userVideoSessionId: $id,
    videoId: $videoId, continueAtTime: 1, status: IN_PROGRESS, videoSessionMaxPlayhead: 1,
    videoSessionPlayingTime: 1) { error { code } } }`
  const updated = await codes(92, update, { id: randomUUID(), videoId: ids.videoId })
  expect(updated).toEqual([...Array(90).fill('NOT_FOUND'), 'LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'])
  expect(await codes(1, update, { id: randomUUID(), videoId: ids.videoId })).toEqual(['NOT_FOUND'])
})

describe('one document, one try', () => {
  const EVERYTHING: Record<string, string> = {
    sendVerificationCode: 'sendVerificationCode(b64email: "YQ", b64tac: "YQ") { success }',
    logout: 'logout { success }',
  }
  const send = EVERYTHING['sendVerificationCode'] ?? ''

  test('the fields that guess, mail or reveal are fields of the contract', async () => {
    const introspection = await server.graphql<{
      __schema: Record<string, { fields: { name: string }[] }>
    }>(null, '{ __schema { queryType { fields { name } } mutationType { fields { name } } } }')
    const { queryType, mutationType } = introspection.data?.__schema ?? {}
    const fields = [...(queryType?.fields ?? []), ...(mutationType?.fields ?? [])].map(({ name }) => name)
    expect([...SENSITIVE_FIELDS].filter((name) => !fields.includes(name))).toEqual([])
  })

  test.each([...SENSITIVE_FIELDS])('%s cannot be repeated in a document', async (field) => {
    for (const times of [2, 5, 15]) {
      const selections = Array.from({ length: times }, (_, i) => `a${i}: ${field}`).join(' ')
      for (const document of [
        `mutation { ${selections} }`,
        `{ ${selections} }`,
        `mutation { ...F } fragment F on Mutation { ${selections} }`,
        `mutation { ... { ${field} } ... { other: ${field} } }`,
      ]) {
        const { errors } = await server.graphql(null, document)
        expect(errors?.[0]?.message, document).toMatch(
          /more than (1 fields that are counted one by one|5 aliases|8 root fields)/,
        )
      }
    }
  })

  test('two different ones do not fit together either, and a harmless one does', async () => {
    const { errors } = await server.graphql(null, `mutation { ${send} signupLimitedUser }`)
    expect(errors?.[0]?.message).toContain('counted one by one')
    const answer = await server.graphql(null, `mutation { ${send} __typename }`)
    expect(answer.data).toEqual({ sendVerificationCode: { success: false }, __typename: 'Mutation' })
  })

  test('each document counts as one try', async () => {
    const ask = () => server.graphql(null, `mutation { ${send} }`)
    for (let i = 0; i < 12; i++) await ask()
    const [row] = (await server.database.db.select().from(rateLimits)).filter(({ key }) =>
      key.startsWith('mail-code-address'),
    )
    expect(row?.points).toBe(12)
  })
})

describe('everything', () => {
  const most = LIMIT_TABLE['everything-user'].windows[0]?.points ?? 0
  const mostAnonymous = LIMIT_TABLE['everything-address'].windows[0]?.points ?? 0
  const ask = (from: string, token?: string, spoofed = '') => {
    const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    return inject('/graphql', { query: '{ __typename }' }, { ...through(from, spoofed), ...bearer })
  }
  const many = async (times: number, call: (i: number) => ReturnType<typeof ask>) => {
    const answers: Awaited<ReturnType<typeof ask>>[] = []
    for (let i = 0; i < times; i++) answers.push(await call(i))
    return answers
  }

  test('a member asks 300 times a minute, from anywhere', async () => {
    const token = await server.token(await server.insertMember({}))
    const answers = await many(most + 20, (i) => ask(`192.0.2.${i % 200}`, token))
    expect(count(answers, 200)).toBe(most)
    expect(count(answers, 429)).toBe(20)
    const refused = await ask('192.0.2.1', token)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect((await ask('192.0.2.1')).status).toBe(200)
  })

  test('an address without a member asks 1,200 times a minute, whatever it writes into its headers', async () => {
    const answers = await many(mostAnonymous + 20, (i) =>
      ask('192.0.2.1', i % 2 ? 'a.forged.token' : undefined, `10.${i % 250}.0.1`),
    )
    expect(count(answers, 429)).toBe(20)
    expect((await ask('192.0.2.1')).status).toBe(429)
    expect((await post('/user/redeemACode', {}, '192.0.2.1')).status).toBe(429)
    expect((await ask('192.0.2.2')).status).toBe(200)
  })

  test('300 members behind one address work through a minute without being refused', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 300 }, async () => {
        const userId = await server.insertMember({})
        return { userId, token: await server.token(userId) }
      }),
    )
    const script = async ({ userId, token }: (typeof tokens)[number]) => {
      for (let step = 0; step < 8; step++) {
        const headers = { ...through('192.0.2.1'), authorization: `Bearer ${token}` }
        const { status } = await inject('/graphql', { query: WHO_AM_I, variables: { userId } }, headers)
        if (status !== 200) return status
      }
      return 200
    }
    const statuses: number[] = []
    for (let i = 0; i < tokens.length; i += 50)
      statuses.push(...(await Promise.all(tokens.slice(i, i + 50).map(script))))
    expect(statuses).toEqual(tokens.map(() => 200))
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createActivation } from '@section/api/features/identity/account-proofs-store.ts'
import { hashPassword } from '@section/api/server/access/password-hash.ts'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { passwordSignIn } from '@section/api/testing/token-requests.ts'
import { count, limitedServer, SITE } from './limited-server.ts'

const PASSWORD = 'Right-horse-7'

const limited = limitedServer()
const { inject, post } = limited

const LIMITED = {
  error: { code: 'LIMIT_EXCEEDED', message: 'Too many tries. Please try again in 1 minute.' },
}

describe('The limits of mailed codes', () => {
  test('mail one code for 1,000 requests about one address from everywhere', async () => {
    await limited.server.insertMember({ email: 'victim@example.com' })
    const calls = await Promise.all(
      Array.from({ length: 1000 }, (_, i) =>
        post('/user/forgotPassword', { email: 'victim@example.com' }, `198.51.100.${i % 250}`),
      ),
    )
    expect(count(calls, 200)).toBe(1)
    expect(calls.find(({ status }) => status === 429)?.body).toEqual(LIMITED)
    expect(await queuedMails(limited.server.database.db)).toHaveLength(1)
  })

  test('allow one network 60 codes an hour, whoever they are for, and whoever it claims to be', async () => {
    const calls = []
    for (let i = 0; i < 64; i++) {
      calls.push(
        await post('/user/forgotPassword', { email: `m${i}@example.com` }, '192.0.2.1', `10.0.0.${i}`),
      )
    }
    expect(calls.map(({ status }) => status)).toEqual([...Array(60).fill(200), ...Array(4).fill(429)])
    expect(Number(calls.at(-1)?.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await post('/user/forgotPassword', { email: 'm@example.com' }, '192.0.2.2')).status).toBe(200)
  })

  test.each([
    ['words that are no addresses', (i: number) => `unknown-${i}`],
    ['one address with ports', (i: number) => `192.0.2.1:${50_000 + i}`],
    ['two forms of one address', (i: number) => (i % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')],
  ])('count one caller when a proxy passes on %s', async (_name, from) => {
    const calls = []
    for (let i = 0; i < 64; i++)
      calls.push(await post('/user/forgotPassword', { email: `m${i}@example.com` }, from(i)))
    expect(calls.map(({ status }) => status)).toEqual([...Array(60).fill(200), ...Array(4).fill(429)])
  })

  test('send no mail to an address with more than an address in it', async () => {
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
    expect(await queuedMails(limited.server.database.db)).toEqual([])
  })
})

test('A network may guess codes 300 times an hour for all accounts, and no guess is hashed where no code is expected', async () => {
  const hashing = await processorMs(async () => {
    for (let i = 0; i < 10; i++) await hashPassword(PASSWORD)
  })
  const guess = (i: number) =>
    post('/user/confirmPassword', { email: `guessed-${i}@example.com`, code: '123456', password: PASSWORD })
  const guessing = await processorMs(async () => {
    for (let i = 0; i < 300; i++)
      expect((await guess(i)).body).toMatchObject({ success: false, error: { code: 'CODE_EXPIRED' } })
  })
  // 300 hashes would take 30 times as long as ten; without hashes only the 300 requests take time.
  expect(guessing / 300).toBeLessThan(hashing / 10)
  expect((await guess(300)).status).toBe(429)
})

/** Returns the processor time of this process and its threads during `work`, in milliseconds. */
async function processorMs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('The eleventh guess of an account’s code in an hour is not checked, wherever it comes from', async () => {
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
  // The answer names the hour, and not the minute that a screen assumes without an answer.
  const { status, headers, body } = await guess('192.0.2.1')
  expect([status, body]).toEqual([
    429,
    { error: { code: 'LIMIT_EXCEEDED', message: 'Too many tries. Please try again in 1 hour.' } },
  ])
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500)
})

test('Sixty newcomers of one company may set their first passwords on one morning, with one code a minute for each link', async () => {
  const { db } = limited.server.database
  const document = `mutation($e: String!, $t: String!) {
    sendVerificationCode(b64email: $e, b64tac: $t) { success error { code message } } }`
  const links: { e: string; t: string }[] = []
  for (let i = 0; i < 60; i++) {
    const email = `new${i}@example.com`
    const userId = await limited.server.insertMember({ email })
    const activation = { userId, email, passId: null, origin: SITE, redirectPath: null, now: Date.now() }
    const { searchParams } = new URL(await createActivation(db, activation))
    links.push({ e: searchParams.get('email') ?? '', t: searchParams.get('tac') ?? '' })
  }
  const send = async (variables: object) => {
    const { body } = await post('/graphql', { query: document, variables })
    return (body as { data: { sendVerificationCode: object } }).data.sendVerificationCode
  }
  for (const link of links) expect(await send(link)).toEqual({ success: true, error: null })
  expect(await send(links[0] ?? {})).toEqual({ success: false, ...LIMITED })
})

test('A registration may be polled 20 times in ten minutes, and the client is then told when to come back', async () => {
  const ask = async (field: string) => {
    const document = `query($e: String!, $t: String!) { found: ${field} { success error { code message } } }`
    const { body } = await post('/graphql', {
      query: document,
      variables: { e: 'a@example.com', t: 'handle' },
    })
    return (body as { data: { found: { error: object | null } } }).data.found
  }
  const [signup, pass] = [
    'lookupSignupActivationCode(email: $e, tac: $t)',
    'lookupPassActivationLink(code: "WELCOME30", email: $e, tac: $t)',
  ]
  for (let i = 0; i < 10; i++) {
    expect(await ask(signup)).toEqual({ success: false, error: null })
    expect(await ask(pass)).toEqual({ success: false, error: null })
  }
  const error = { code: 'LIMIT_EXCEEDED', message: 'Too many tries. Please try again in 10 minutes.' }
  expect(await ask(signup)).toEqual({ success: false, error })
  expect(await ask(pass)).toEqual({ success: false, error })
})

test('/elu answers one network five times a minute', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/elu', { e: 'a@example.com' })))
  expect(count(answers, 200)).toBe(5)
  expect(count(answers, 429)).toBe(15)
})

test('A member gets ten one-time codes an hour', async () => {
  await limited.server.insertMember({ email: 'nia@example.com', passwordHash: await hashPassword(PASSWORD) })
  const { body: tokens } = await passwordSignIn(limited.server.url, 'nia@example.com', PASSWORD)
  const { id_token, refresh_token } = tokens
  const b64AuthInfo = Buffer.from(JSON.stringify({ id_token, refresh_token })).toString('base64url')
  const obtain = (i: number) =>
    post('/user/obtainACode', { b64AuthInfo, authRedirectUrl: SITE }, `192.0.2.${i}`)
  const answers = await Promise.all(Array.from({ length: 15 }, (_, i) => obtain(i)))
  expect(count(answers, 200)).toBe(10)
  expect(count(answers, 429)).toBe(5)
})

test('A member may open 30 video sessions a minute and update each 90 times', async () => {
  const token = await limited.server.token(await limited.server.insertMember({}))
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

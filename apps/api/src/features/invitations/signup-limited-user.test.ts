import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { members, spentChallenges } from '@section/db/schema.ts'
import { federatedCaller } from '../../testing/federated-caller.ts'
import { queuedMails } from '../../testing/queued-mails.ts'
import { solve, solvedChallenge } from '../../testing/solve-challenge.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { BotChallenges } from './bot-challenges.ts'

const SIGN_UP = `mutation($firstName: String!, $lastName: String!, $email: String!, $ssoUsername: String,
    $botChallengeToken: String!) {
  signupLimitedUser(firstName: $firstName, lastName: $lastName, email: $email, ssoUsername: $ssoUsername,
    botChallengeToken: $botChallengeToken) { result code link tac error { code message } } }`
const LOOKUP = `query($email: String!, $tac: String!) {
  lookupSignupActivationCode(email: $email, tac: $tac) { success } }`
const BOT = {
  code: 'BOT_CHALLENGE_FAILED',
  message: 'Our bot detection service is currently unavailable. Please try again later.',
}

interface Result {
  result: string
  code: string | null
  link: string | null
  tac: string | null
  error: { code: string; message: string } | null
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let people = 0
const somebody = (email = `nia${++people}@mail.example`) => ({ firstName: 'Nia', lastName: 'Okafor', email })

async function signUp(
  variables: Record<string, unknown>,
  { token = null, at = server }: { token?: string | null; at?: TestServer } = {},
) {
  const botChallengeToken = variables['botChallengeToken'] ?? (await solvedChallenge(at.url))
  const answer = await at.graphql<{ signupLimitedUser: Result }>(token, SIGN_UP, {
    ...variables,
    botChallengeToken,
  })
  if (!answer.data) throw new Error('There was no answer.')
  return { ...answer.data.signupLimitedUser, headers: answer.headers }
}

async function accountOf(email: string) {
  const [account] = await server.database.db.select().from(members).where(eq(members.email, email))
  return account
}

const nonceOf = (headers: Headers) => /_signup=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

async function elu(email: string, headers: Headers): Promise<{ s: boolean; u: string | null }> {
  const response = await fetch(`${server.url}/elu`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `member_signup=${nonceOf(headers)}` },
    body: JSON.stringify({ e: email }),
  })
  return (await response.json()) as { s: boolean; u: string | null }
}

describe('signing up for free', () => {
  test('makes a limited account and mails the link that activates it', async () => {
    const person = somebody(' Nia.Limited@Mail.example ')
    const { headers, ...answer } = await signUp(person)
    expect(answer).toEqual({
      result: 'CONFIRMED_WITH_ACTIVATION',
      code: 'ConfirmedWithActivation',
      link: null,
      tac: expect.any(String),
      error: null,
    })
    const email = 'nia.limited@mail.example'
    const account = await accountOf(email)
    expect(account).toMatchObject({ status: 'LIMITED', passwordHash: null })
    const areas = await rows(
      server.database.db,
      sql`select type, ends_at from entitlements where user_id = ${account?.userId}`,
    )
    expect(areas).toEqual([{ type: 'mc-limited', ends_at: null }])
    expect(await queuedMails(server.database.db, email)).toMatchObject([
      { kind: 'activation', firstName: 'Nia' },
    ])
    const poll = (variables: object) => server.graphql(null, LOOKUP, { ...variables })
    expect((await poll({ email, tac: answer.tac })).data).toEqual({
      lookupSignupActivationCode: { success: true },
    })
    expect((await poll({ email: 'other@mail.example', tac: answer.tac })).data).toEqual({
      lookupSignupActivationCode: { success: false },
    })
    expect(await elu(email, headers)).toEqual({ s: true, u: account?.userId })
  })

  test.each([
    ['no first name', { firstName: ' ' }, 'REQUIRED'],
    ['no address', { email: '' }, 'REQUIRED'],
    ['a wrong address', { email: 'nia@mail' }, 'INVALID_EMAIL'],
    ['a link for a name', { firstName: 'https://win.example' }, 'INVALID_NAME'],
    ['a forged header', { lastName: 'Okafor\nBcc: all@mail.example' }, 'INVALID_NAME'],
    ['a long name', { lastName: 'x'.repeat(31) }, 'INVALID_NAME'],
  ])('refuses %s', async (_what, wrong, code) => {
    const person = { ...somebody(), ...wrong }
    const { result, error, tac } = await signUp({ ...person, botChallengeToken: 'none' })
    expect({ result, code: error?.code, tac }).toEqual({ result: 'ERROR', code, tac: null })
  })

  test('an address with an account gets the same answer, and the mail tells', async () => {
    const { db } = server.database
    const email = 'grace@mail.example'
    await server.insertMember({ email, passwordHash: 'a hash', firstName: 'Grace' })
    const taken = await signUp(somebody(email))
    const person = somebody()
    const fresh = await signUp(person)
    const shape = ({ headers: _headers, ...answer }: Awaited<ReturnType<typeof signUp>>) => ({
      ...answer,
      tac: answer.tac?.length,
    })
    expect(shape(taken)).toEqual(shape(fresh))
    expect(await queuedMails(db, email)).toEqual([
      { kind: 'already-registered', to: email, firstName: 'Grace', link: `${server.url}/login` },
    ])
    const [known, unknown] = [await elu(email, taken.headers), await elu(person.email, fresh.headers)]
    expect({ ...known, u: known.u?.length }).toEqual({ ...unknown, u: unknown.u?.length })
    const owners = await db
      .select()
      .from(members)
      .where(eq(members.userId, known.u ?? ''))
    expect(owners).toEqual([])
    expect((await elu(email, (await signUp(somebody(email))).headers)).u).toBe(known.u)
    const { data } = await server.graphql(null, LOOKUP, { email, tac: taken.tac })
    expect(data).toEqual({ lookupSignupActivationCode: { success: true } })
  })
})

describe('a social account', () => {
  test('with a verified address is linked and needs no activation', async () => {
    const email = 'robin@mail.example'
    const { identityId, ssoUsername, token } = await federatedCaller(server, { email })
    const answer = await signUp({ ...somebody(email), ssoUsername }, { token })
    expect(answer).toMatchObject({ result: 'CONFIRMED_WITHOUT_ACTIVATION', link: null, error: null })
    const account = await accountOf(email)
    const linked = await rows(
      server.database.db,
      sql`select user_id as "userId" from federated_identities where identity_id = ${identityId}`,
    )
    expect(linked).toEqual([{ userId: account?.userId }])
    const again = await signUp({ ...somebody(email), ssoUsername }, { token })
    expect(again.result).toBe('CONFIRMED_WITHOUT_ACTIVATION')
  })

  test('of an address with an account is led to sign in, and not linked', async () => {
    const email = 'owner@mail.example'
    await server.insertMember({ email, passwordHash: 'a hash' })
    const { identityId, ssoUsername, token } = await federatedCaller(server, { email })
    const answer = await signUp({ ...somebody(email), ssoUsername }, { token })
    expect(answer).toMatchObject({ result: 'CONFIRMED_WITH_LINK', code: 'ConfirmedWithLink', link: '/login' })
    const linked = await rows(
      server.database.db,
      sql`select user_id as "userId" from federated_identities where identity_id = ${identityId}`,
    )
    expect(linked).toEqual([{ userId: null }])
  })

  test('takes over an account that waits for its activation', async () => {
    const email = 'waiting@mail.example'
    await signUp(somebody(email))
    const account = await accountOf(email)
    const { ssoUsername, token } = await federatedCaller(server, { email })
    const answer = await signUp({ ...somebody(email), ssoUsername }, { token })
    expect(answer.result).toBe('CONFIRMED_WITHOUT_ACTIVATION')
    expect((await accountOf(email))?.userId).toBe(account?.userId)
  })

  test('that is unverified, of another address or somebody else’s makes no account', async () => {
    const email = 'victim@mail.example'
    const unverified = await federatedCaller(server, { email, emailVerified: false })
    const other = await federatedCaller(server, { email: 'mallory@mail.example' })
    const right = await federatedCaller(server, { email })
    const tries = [
      [unverified.ssoUsername, unverified.token],
      [other.ssoUsername, other.token],
      [right.ssoUsername, other.token],
      [right.ssoUsername, null],
    ] as const
    for (const [ssoUsername, token] of tries) {
      const { error } = await signUp({ ...somebody(email), ssoUsername }, { token })
      expect(error).toEqual({
        code: 'SOCIAL_SIGN_IN_FAILED',
        message: 'Could not log in. Please try again.',
      })
    }
    expect(await accountOf(email)).toBeUndefined()
  })
})

describe('the bot challenge', () => {
  const refusedWith = async (botChallengeToken: string, at = server) => {
    const person = somebody()
    const { result, error } = await signUp({ ...person, botChallengeToken }, { at })
    expect(await accountOf(person.email)).toBeUndefined()
    return { result, error }
  }
  const refusal = { result: 'ERROR', error: BOT }

  test('is missing, garbage, unsolved, tampered with or another’s', async () => {
    const { services, url } = server
    const challenge = await services.botChallenges.create('signup', Date.now())
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
    const good = JSON.parse(Buffer.from(await solvedChallenge(url), 'base64').toString()) as {
      challenge: { parameters: { data: object; expiresAt: number }; signature: string }
      solution: { counter: number; derivedKey: string }
    }
    const bend = (parameters: object) =>
      encoded({
        ...good,
        challenge: { ...good.challenge, parameters: { ...good.challenge.parameters, ...parameters } },
      })
    const tokens = [
      '',
      'garbage',
      encoded(null),
      encoded({ challenge, solution: { counter: 1, derivedKey: '00' } }),
      encoded({ ...good, challenge }),
      bend({ expiresAt: good.challenge.parameters.expiresAt + 600 }),
      bend({ data: { action: 'signup', host: 'evil.example' } }),
      encoded({ ...good, challenge: { ...good.challenge, signature: undefined } }),
      await solve(await anothers('another secret', new URL(url).host).create('signup', Date.now())),
      await solve(await sameSecret('other.example').create('signup', Date.now())),
      await solve(await services.botChallenges.create('signup', Date.now() - 3_600_000)),
      // A solution for another thing: there is only one yet, so the type is told otherwise.
      await solve(await services.botChallenges.create('invite' as 'signup', Date.now())),
      'x'.repeat(50_000),
    ]
    for (const token of tokens) expect(await refusedWith(token), token.slice(0, 80)).toEqual(refusal)
  })

  test('is good once', async () => {
    const token = await solvedChallenge(server.url)
    const both = await Promise.all([1, 2].map(() => signUp({ ...somebody(), botChallengeToken: token })))
    expect(both.map(({ result }) => result).sort()).toEqual(['CONFIRMED_WITH_ACTIVATION', 'ERROR'])
    expect(await refusedWith(token)).toEqual(refusal)
  })

  test('keeps the door closed while it cannot be verified', async () => {
    const { services } = server
    const [real, broken] = [services.botChallenges, anothers('a secret', 'localhost')]
    const answers: [string, () => Promise<boolean>][] = [
      ['fails', () => Promise.reject(new Error('The database is away.'))],
      ['hangs', () => new Promise<never>(() => undefined)],
    ]
    for (const [how, spend] of answers) {
      services.botChallenges = Object.assign(broken, { spend })
      const started = performance.now()
      expect(await refusedWith('whatever'), how).toEqual(refusal)
      expect(performance.now() - started).toBeLessThan(4000)
    }
    services.botChallenges = real
  })

  test('forgets what is too old to be tried again', async () => {
    await server.services.botChallenges.purge(Date.now() + 86_400_000)
    expect(await server.database.db.select().from(spentChallenges)).toEqual([])
  })

  const anothers = (secret: string, host: string) => new BotChallenges(server.database.db, { secret, host })
  const sameSecret = (host: string) => anothers(botSecret, host)
  let botSecret = ''
  beforeAll(async () => {
    const [row] = await rows<{ value: string }>(
      server.database.db,
      sql`select value from server_secrets where name = 'bot-challenges'`,
    )
    botSecret = row?.value ?? ''
  })
})

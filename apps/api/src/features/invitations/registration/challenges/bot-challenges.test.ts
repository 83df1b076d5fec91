import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { spentChallenges } from '@section/db/schema.ts'
import { registrations, somebody } from '../../../../testing/registrations.ts'
import { solve, solvedChallenge } from '../../../../testing/solve-challenge.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { BotChallenges } from './bot-challenges.ts'

const BOT = {
  code: 'BOT_CHALLENGE_FAILED',
  message: 'Our bot detection service is currently unavailable. Please try again later.',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const { signUp, accountOf } = registrations(() => server)

describe('The bot challenge', () => {
  const refusedWith = async (botChallengeToken: string) => {
    const person = somebody()
    const { result, error } = await signUp({ ...person, botChallengeToken })
    expect(await accountOf(person.email)).toBeUndefined()
    return { result, error }
  }
  const refusal = { result: null, error: BOT }

  test('refuses a token that is missing, malformed, unsolved, changed or of another action', async () => {
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
      // This is a solution for another action; there is only one yet, so the type is cast.
      await solve(await services.botChallenges.create('invite' as 'signup', Date.now())),
      'x'.repeat(50_000),
    ]
    for (const token of tokens) expect(await refusedWith(token), token.slice(0, 80)).toEqual(refusal)
  })

  test('accepts a solution once', async () => {
    const token = await solvedChallenge(server.url)
    const both = await Promise.all([1, 2].map(() => signUp({ ...somebody(), botChallengeToken: token })))
    expect(both.map(({ result }) => String(result)).sort()).toEqual(['ConfirmedWithActivation', 'null'])
    expect(await refusedWith(token)).toEqual(refusal)
  })

  test('refuses signups while it cannot be verified', async () => {
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

  test('deletes the records of expired solutions', async () => {
    await server.services.botChallenges.purge(Date.now() + 86_400_000)
    expect(await server.database.db.select().from(spentChallenges)).toEqual([])
  })

  const anothers = (secret: string, host: string) =>
    new BotChallenges(server.database.db, { secret, host, work: 10 })
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

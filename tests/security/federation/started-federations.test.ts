import { count as counted, eq } from 'drizzle-orm'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { fixedAuthorizeUrl } from '@section/api/features/identity/federation/authorize-url.ts'
import { federationRequests, oidcRecords } from '@section/db/schema.ts'
import { count, limitedServer, through } from '../limits/limited-server.ts'

/** The cost of federated sign-ins that are begun and never finished is limited. SECURITY.md#rate-limits */
const limited = limitedServer()

const HOME = '192.0.2.7'
const start = { context: 'login', provider: 'social', codeChallenge: 'c'.repeat(43) }
const begin = (from = HOME) => limited.post('/user/startFederation', start, from)
const open = async (url: string, from = HOME) => {
  const answer = await limited.server.app.inject({ url, headers: through(from) })
  return { status: answer.statusCode, text: answer.payload, headers: answer.headers }
}
/** Returns the address at which a federated sign-in begins, from the response of `/user/startFederation`. */
const address = () => {
  const { config } = limited.server.services
  const url = fixedAuthorizeUrl(config, { clientId: config.identity.clientId, identityProvider: 'social' })
  for (const [name, value] of Object.entries({ state: 's', nonce: 'n', code_challenge: start.codeChallenge }))
    url.searchParams.set(name, value)
  url.searchParams.set('code_challenge_method', 'S256')
  return url.pathname + url.search
}
const times = async <Answer>(most: number, ask: () => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (let i = 0; i < most; i++) answers.push(await ask())
  return answers
}
const rowsOf = async (table: typeof federationRequests | typeof oidcRecords) => {
  const [row] = await limited.server.database.db.select({ rows: counted() }).from(table)
  return row?.rows ?? 0
}

test('A thousand started sign-ins from one IP address store three hundred rows and refuse nobody else', async () => {
  const before = await rowsOf(federationRequests)
  const answers = await times(1000, begin)
  expect([count(answers, 200), count(answers, 429)]).toEqual([300, 700])
  expect((await rowsOf(federationRequests)) - before).toBe(300)
  expect(answers.at(-1)).toMatchObject({
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    body: { error: { code: 'LIMIT_EXCEEDED', message: 'Too many tries. Please try again in 10 minutes.' } },
  })
  expect((await begin('198.51.100.1')).status).toBe(200)
})

describe('The authorization address of a sign-in', () => {
  test('is answered six hundred times in ten minutes per network, and then says when to try again', async () => {
    const { limits } = limited.server.services
    await times(599, () => limits.consume('authorize', HOME))
    const before = await rowsOf(oidcRecords)
    const answers = await times(3, () => open(address()))
    expect(answers.map(({ status }) => status)).toEqual([303, 429, 429])
    expect(answers.at(-1)?.text).toContain('Too many tries. Please try again in 10 minutes.')
    expect(answers.at(-1)?.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'cache-control': 'no-store',
    })
    expect((await rowsOf(oidcRecords)) - before).toBe(1)
    expect((await open(address(), '198.51.100.1')).status).toBe(303)
  })

  test('is not counted where a sign-in continues', async () => {
    const { limits } = limited.server.services
    await times(600, () => limits.consume('authorize', HOME))
    expect((await open('/oauth2/authorize/unknown')).status).toBe(400)
  })
})

describe.runIf(process.env['NIGHTLY'])('The nightly measurement of started sign-ins', () => {
  test('finds that a thousand starts that are all opened grow neither tables nor memory without limit', async () => {
    const { db } = limited.server.database
    await times(20, () => open(address(), '198.51.100.2'))
    const rows = async () => ({ started: await rowsOf(federationRequests), kept: await rowsOf(oidcRecords) })
    const [before, heapBefore] = [await rows(), heap()]
    const { limits } = limited.server.services
    const opened = await times(1000, async () => {
      // The other limit is reset, as if the requests were spread over many minutes.
      await limits.reset('everything-address', HOME)
      await begin()
      return open(address())
    })
    const [after, heapAfter] = [await rows(), heap()]
    const grown = {
      opened: count(opened, 303),
      started: after.started - before.started,
      kept: after.kept - before.kept,
      megabytes: (heapAfter - heapBefore) / 1e6,
    }
    process.stdout.write(`${JSON.stringify(grown)}\n`)
    expect(grown).toMatchObject({ opened: 600, started: 300, kept: 600 })
    expect(grown.megabytes).toBeLessThan(10)
    const interactions = await db.select().from(oidcRecords).where(eq(oidcRecords.model, 'Interaction'))
    expect(interactions.length).toBeGreaterThanOrEqual(600)
  }, 120_000)
})

/** Returns the bytes of memory in use after garbage collection. */
function heap(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

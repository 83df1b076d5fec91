import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { freePort } from '../../testing/free-port.ts'
import { openSmallEndpoint } from '../../testing/small-endpoint.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const inSchool = (path: string) =>
  fileURLToPath(new URL(`../../../../../demo/school/${path}`, import.meta.url))

let folder: string
let server: TestServer
let now = Date.now()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flags-'))
  await cp(inSchool('accounts.yaml'), join(folder, 'accounts.yaml'))
  await cp(inSchool('flags.yaml'), join(folder, 'flags.yaml'))
  server = await startTestServer({
    clock: () => now,
    config: { content: { schoolFolder: folder, mediaFolder: inSchool('../media'), mediaOrigin: null } },
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function ask(token: string | null, body: unknown = {}, headers = {}) {
  const response = await fetch(`${server.url}/ofrep/v1/evaluate/flags`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const flags = text ? (JSON.parse(text) as { flags?: { key: string; value: unknown }[] }).flags : undefined
  return { response, values: new Map(flags?.map(({ key, value }) => [key, value])) }
}

const member = async (more: Parameters<TestServer['insertMember']>[0]) =>
  server.token(await server.insertMember(more))

describe('POST /ofrep/v1/evaluate/flags', () => {
  test('evaluates the flags for the member of the token', async () => {
    const globex = await ask(await member({ customer: 'Globex' }))
    expect(globex.values.get('profAimcBanner')).toBe(false)
    const limited = await ask(await member({ status: 'LIMITED', areas: ['mc-limited'] }))
    expect(limited.values.get('freemiumBanner')).toMatchObject({ buttonLink: '/upgrade' })
    expect(limited.values.get('profAimcBanner')).toBe(true)
    const academy = await ask(await member({ areas: ['ai-academy'] }))
    expect(academy.values.get('aiAcademyView')).toBe(true)
  })

  test('shows nobody two messages that sell on one screen', async () => {
    const limited = (await ask(await member({ status: 'LIMITED', areas: ['mc-limited'] }))).values
    expect([limited.has('votingBanner'), limited.has('freemiumBanner')]).toEqual([false, true])
    const others = (await ask(await member({}))).values
    expect([others.has('votingBanner'), others.has('freemiumBanner')]).toEqual([true, false])
    const trial = (await ask(await member({ status: 'TRIAL' }))).values
    expect([trial.get('profAimcBanner'), trial.get('trialUpsellDays')]).toEqual([false, 14])
  })

  test('ignores the context in the request body', async () => {
    const context = { targetingKey: 'x', customer: 'Globex', areas: ['ai-academy'], accountType: 'LIMITED' }
    const { values } = await ask(await member({}), { context })
    expect([values.get('profAimcBanner'), values.get('aiAcademyView')]).toEqual([true, false])
    expect(values.has('freemiumBanner')).toBe(false)
  })

  test('evaluates the flags of visitors without a token, and refuses an invalid one', async () => {
    expect((await ask(null)).values.get('courseRating')).toBe(true)
    expect((await ask('forged')).response.status).toBe(401)
  })

  test('returns 304 without changes, and is not cacheable', async () => {
    const token = await member({})
    const { response } = await ask(token)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const again = await ask(token, {}, { 'if-none-match': response.headers.get('etag') ?? '' })
    expect(again.response.status).toBe(304)
  })
})

test('Pages show the outage notice within seconds after its flag is set, and drop it after the flag is cleared', async () => {
  const page = async () => (await fetch(`${server.url}/login`)).text()
  expect(await page()).toContain('"outage":null')
  await write('outage: { value: { blockLogin: true, headline: "Back at noon </script>" } }')
  await expect.poll(page, { timeout: 6000 }).toContain('"outage":{"headline":"Back at noon \\u003c/script>"')
  await write('outage: { value: { blockLogin: nonsense } }')
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await page(), 'a broken file leaves what is known').toContain('Back at noon')
  await write('outage: { value: { blockLogin: false } }')
  now += 10_000
  await expect.poll(page, { timeout: 6000 }).toContain('"outage":null')

  async function write(flag: string) {
    await writeFile(join(folder, 'flags.yaml'), `flags:\n  ${flag}\n`)
    now += 10_000
  }
}, 30_000)

test('Pages are served without delay while the flag service hangs or fails', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  const down = await startTestServer({ config: { flags: { url, key: undefined } } })
  const began = performance.now()
  expect((await fetch(`${down.url}/login`)).status).toBe(200)
  const token = await down.token(await down.insertMember({}))
  expect(await down.services.flags.of({ targetingKey: 'x', areas: [] })).toEqual(SAFE_FLAGS)
  const answer = await down.graphql(token, '{ listCertificates { title } }')
  expect(answer.data).toEqual({ listCertificates: [] })
  expect(performance.now() - began).toBeLessThan(5000)
  await down.close()
})

test('An operation that requires a flag returns its refusal while the flag is off', async () => {
  const endpoint = await openSmallEndpoint({
    sdl: 'type Query { plan: String } type Mutation { nothing: Boolean }',
    features: [
      {
        Query: {
          plan: {
            who: 'member',
            flag: 'learningPlans',
            refused: null,
            resolve: () => 'the plan',
          },
        },
        Mutation: { nothing: { who: 'anyone', resolve: () => true } },
      },
    ],
  })
  const token = await endpoint.token(await endpoint.insertMember())
  const plan = async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const payload = JSON.stringify({ query: '{ plan }' })
    return (await endpoint.app.inject({ method: 'POST', url: '/graphql', headers, payload })).json()
  }
  expect(await plan()).toEqual({ data: { plan: null } })
  endpoint.services.flags.of = () => Promise.resolve({ ...SAFE_FLAGS, learningPlans: true })
  expect(await plan()).toEqual({ data: { plan: 'the plan' } })
  await endpoint.close()
})

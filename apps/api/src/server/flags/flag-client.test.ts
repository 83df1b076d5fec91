import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { freePort } from '../../testing/free-port.ts'
import type { FlagContext } from './flag-context.ts'
import { FlagClient } from './flag-client.ts'

const ACME: FlagContext = { targetingKey: 'u1', userId: 'u1', areas: ['bootcamps'], customer: 'Acme' }
const TOLD = { flags: [{ key: 'courseRating', value: true }] }

let service: Server | undefined
let now = 1_000_000
let warnings: unknown[] = []
afterEach(() => {
  service?.closeAllConnections()
  service?.close()
  service = undefined
  warnings = []
})

type Behaviour = 'works' | 'hangs' | '500' | 'garbage' | 'other shapes' | 'a page'

interface Heard {
  body: { context: Record<string, unknown> }
  authorization: string | undefined
}

/** Starts a flag service that behaves in the given way; `heard` has the requests that it got. */
async function fakeService(behaviour: Behaviour) {
  const state = { behaviour, heard: [] as Heard[], sent304: 0, url: '' }
  service = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { authorization } = request.headers
      state.heard.push({ body: JSON.parse(text) as Heard['body'], authorization })
      if (state.behaviour === 'hangs') return
      if (state.behaviour === 'works' && request.headers['if-none-match'] === '"1"') {
        state.sent304++
        return response.writeHead(304).end()
      }
      const [status, type, body] = answers[state.behaviour]
      return response.writeHead(status, { 'content-type': type, etag: '"1"' }).end(body)
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => service?.listen(port, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${port}`
  return state
}

const answers: Record<Exclude<Behaviour, 'hangs'>, [number, string, string]> = {
  works: [200, 'application/json', JSON.stringify(TOLD)],
  '500': [500, 'application/json', '{"errorCode":"GENERAL"}'],
  garbage: [200, 'application/json', '{"flags":[{"key'],
  'other shapes': [200, 'application/json', '{"flags":[{"key":"courseRating","value":"yes"},7,null]}'],
  'a page': [200, 'text/html', '<h1>Welcome</h1>'],
}

const flagsAt = (url: string | null, key?: string) =>
  new FlagClient({
    url: () => url,
    key,
    clock: () => now,
    log: { warn: (...args: unknown[]) => warnings.push(args), info: () => {} },
  })

test('The flag service gets the context, and is asked again only after its result has expired', async () => {
  const fake = await fakeService('works')
  const flags = flagsAt(fake.url, 'secret-key')
  const both = await Promise.all([flags.of(ACME), flags.of(ACME)])
  for (const values of both) expect(values).toEqual({ ...SAFE_FLAGS, courseRating: true })
  expect(fake.heard).toEqual([{ body: { context: ACME }, authorization: 'Bearer secret-key' }])
  await flags.of(ACME)
  expect(fake.heard).toHaveLength(1)
  now += 2000
  expect(await flags.of(ACME)).toMatchObject({ courseRating: true })
  expect([fake.heard.length, fake.sent304]).toEqual([2, 1])
})

test('Every flag has its safe value without a flag service', async () => {
  expect(await flagsAt(null).of(ACME)).toEqual(SAFE_FLAGS)
})

test('A caller who cannot wait gets the last known flags of the same context', async () => {
  const fake = await fakeService('works')
  const flags = flagsAt(fake.url)
  expect(await flags.within(1000, ACME)).toMatchObject({ courseRating: true })
  fake.behaviour = 'hangs'
  now += 60_000
  const stranger = { ...ACME, userId: 'u2' }
  const began = performance.now()
  expect(await flags.within(50, ACME)).toMatchObject({ courseRating: true })
  expect(await flags.within(50, stranger)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(1500)
  service?.closeAllConnections()
  await Promise.all([flags.of(ACME), flags.of(stranger)])
})

describe('A flag service that fails', () => {
  const faults = ['refuses', 'hangs', '500', 'garbage', 'other shapes', 'a page'] as const
  test.each(faults)('gives later callers safe flags without delay: %s', async (fault) => {
    const url = fault === 'refuses' ? `http://127.0.0.1:${await freePort()}` : (await fakeService(fault)).url
    const flags = flagsAt(url)
    const began = performance.now()
    expect(await flags.of(ACME)).toEqual(SAFE_FLAGS)
    expect(performance.now() - began).toBeLessThan(3000)
    const next = performance.now()
    for (let i = 0; i < 20; i++) expect(await flags.of({ ...ACME, userId: `u${i}` })).toEqual(SAFE_FLAGS)
    if (fault !== 'other shapes') {
      expect(performance.now() - next).toBeLessThan(100)
      expect(warnings).toHaveLength(1)
    }
  })

  test.each(['hangs', '500', 'garbage', 'a page'] as const)(
    'leaves the last known flags in force if it fails later: %s',
    async (fault) => {
      const fake = await fakeService('works')
      const flags = flagsAt(fake.url)
      await flags.of(ACME)
      fake.behaviour = fault
      now += 60_000
      expect(await flags.of(ACME)).toMatchObject({ courseRating: true })
      fake.behaviour = 'works'
      now += 5000
      expect(await flags.of({ ...ACME, customer: 'Globex' })).toMatchObject({ courseRating: true })
    },
  )
})

import { describe, expect, test } from 'vitest'
import type { TestServer } from '@section/api/testing/test-server.ts'
import { CLOSED_ATTACKS, OPEN_ATTACKS } from './attacks.ts'
import { bothServers } from '../kit/both-servers.ts'
import { type RawAnswer, type RawRequest, sendRaw } from '../kit/raw-request.ts'

const LONGEST_MS = 100
const MOST_MEMORY_BYTES = 50_000_000
const ROUNDS = 3

const servers = bothServers()

describe('The demo server refuses', () => {
  for (const [name, attack] of Object.entries(OPEN_ATTACKS)) {
    test(name, async () => expectRefused(await quickest(servers.demo, attack)))
  }
})

describe('The production server refuses', () => {
  for (const [name, attack] of Object.entries({ ...OPEN_ATTACKS, ...CLOSED_ATTACKS })) {
    test(name, async () => {
      const answer = await quickest(servers.closed, attack)
      expectRefused(answer)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.text).not.toMatch(/Did you mean|getMember|customer/)
    })
  }
})

test('The server stores nothing of refused attacks', async () => {
  const before = process.memoryUsage().rss
  for (const attack of Object.values({ ...OPEN_ATTACKS, ...CLOSED_ATTACKS }))
    await sendRaw(servers.demo.url, attack)
  expect(process.memoryUsage().rss - before).toBeLessThan(MOST_MEMORY_BYTES)
})

test('The server still answers after all attacks', async () => {
  expect((await servers.demo.graphql(null, '{ __typename }')).data).toEqual({ __typename: 'Query' })
})

/** Returns the quickest of several tries, because other processes of the machine can only add time. */
async function quickest(server: TestServer, attack: RawRequest): Promise<RawAnswer> {
  const answers: RawAnswer[] = []
  for (let round = 0; round < ROUNDS; round++) answers.push(await sendRaw(server.url, attack))
  return answers.reduce((best, answer) => (answer.milliseconds < best.milliseconds ? answer : best))
}

/** Expects an error of the client, without data and without internal details. */
function expectRefused({ status, text, milliseconds }: RawAnswer): void {
  expect(status).toBeLessThan(500)
  if (text !== '') {
    const body = JSON.parse(text) as { data?: unknown; errors?: unknown[] }
    expect(body.errors?.length).toBeGreaterThan(0)
    expect(body.data ?? null).toBeNull()
  } else expect(status).toBeGreaterThanOrEqual(400)
  expect(text).not.toMatch(/INTERNAL|Something went wrong|node_modules|\bat \S+:\d+/)
  expect(milliseconds).toBeLessThan(LONGEST_MS)
}

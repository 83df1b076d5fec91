import { describe, expect, test } from 'vitest'
import { LIMIT_TABLE } from '@section/api/server/limits/limit-table.ts'
import { count, limitedServer, through } from './limited-server.ts'

const WHO_AM_I = 'query($userId: ID!) { getMember(userId: $userId) { userId } }'

const limited = limitedServer()
const { inject, post } = limited

describe('The limit of all requests', () => {
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

  test('allows a member 300 requests a minute, from all networks together', async () => {
    const token = await limited.server.token(await limited.server.insertMember({}))
    const answers = await many(most + 20, (i) => ask(`192.0.2.${i % 200}`, token))
    expect(count(answers, 200)).toBe(most)
    expect(count(answers, 429)).toBe(20)
    const refused = await ask('192.0.2.1', token)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect((await ask('192.0.2.1')).status).toBe(200)
  })

  test('allows an address without a member 1,200 requests a minute, whatever its headers say', async () => {
    const answers = await many(mostAnonymous + 20, (i) =>
      ask('192.0.2.1', i % 2 ? 'a.forged.token' : undefined, `10.${i % 250}.0.1`),
    )
    expect(count(answers, 429)).toBe(20)
    expect((await ask('192.0.2.1')).status).toBe(429)
    expect((await post('/user/redeemACode', {}, '192.0.2.1')).status).toBe(429)
    for (const [url, unlimited] of [
      [`/calendar/subscriptions/${'0'.repeat(36)}.ics`, 404],
      ['/organization-downloads/employees.csv', 401],
    ] as const) {
      const load = (from: string) => limited.server.app.inject({ url, headers: through(from) })
      expect((await load('192.0.2.1')).statusCode).toBe(429)
      expect((await load('192.0.2.2')).statusCode).toBe(unlimited)
    }
    expect((await ask('192.0.2.2')).status).toBe(200)
  })

  test('refuses none of 300 members who work behind one address', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 300 }, async () => {
        const userId = await limited.server.insertMember({})
        return { userId, token: await limited.server.token(userId) }
      }),
    )
    // Together they ask more than an address without a member may.
    const requestsOfEach = Math.ceil((mostAnonymous + 1) / tokens.length)
    const script = async ({ userId, token }: (typeof tokens)[number]) => {
      for (let step = 0; step < requestsOfEach; step++) {
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

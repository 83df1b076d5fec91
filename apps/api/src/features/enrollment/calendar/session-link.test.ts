import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { hidden, live, onDemand, openWorkshops, save, signIn, undated } from '../workshops.fixture.ts'

/** The time of the server's clock, which a test may set. */
let now = Date.UTC(2026, 5, 1, 12)
let server: TestServer

beforeAll(async () => {
  server = await openWorkshops(() => now)
})
afterAll(() => server.close())

const LINK = `query ($sessionId: ID!) { getSessionLink(sessionId: $sessionId, sessionTitle: "Other title",
  date: "2020-01-01", forceRefresh: true) { link error { code } } }`

async function linkOf(token: string, sessionId: string) {
  const { data } = await server.graphql<{
    getSessionLink: { link: string | null; error: { code: string } | null }
  }>(token, LINK, { sessionId })
  if (!data) throw new Error('No answer.')
  return data.getSessionLink
}

describe('getSessionLink', () => {
  test('returns Unauthorized when signed out', async () => {
    const answer = await server.graphql(null, LINK, { sessionId: live })
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([401, 'Unauthorized'])
  })

  test('returns NOT_FOUND alike for hidden, unknown and uncovered sessions, and for ended accounts', async () => {
    const missing = { link: null, error: { code: 'NOT_FOUND' } }
    const member = await signIn(server)
    expect(await linkOf(member.token, hidden)).toEqual(missing)
    expect(await linkOf(member.token, randomUUID())).toEqual(missing)
    for (const account of [
      { areas: [] },
      { status: 'ALUMNI' },
      { status: 'POST_TRIAL' },
    ] satisfies NewMember[]) {
      expect(await linkOf((await signIn(server, account)).token, live)).toEqual(missing)
    }
  })

  test('returns NOT_SCHEDULED for sessions without dates', async () => {
    const { token } = await signIn(server)
    for (const id of [onDemand, undated]) {
      expect(await linkOf(token, id)).toEqual({ link: null, error: { code: 'NOT_SCHEDULED' } })
    }
  })

  test('returns an address that works without a token', async () => {
    const { userId, token } = await signIn(server)
    const { link } = await linkOf(token, live)
    const text = await calendar(link)
    expect(text).toContain('SUMMARY:Pricing\\; with\\, Confidence')
    expect(text).toContain('DTSTART:20260608T120000Z')
    expect(text).toContain('DTEND:20260608T140000Z')
    expect(text).toContain(`/courses/session/${live}`)
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/)
    expect(text).not.toContain('meet.example')

    await save(server, token, { userId, sessionId: live })
    expect(await calendar(link)).not.toContain('meet.example')
    const start = now
    now = start + 7 * DAY_MS - 3 * HOUR_MS
    expect(await roomBehind(link)).toBe('https://meet.example/secret')
    const stranger = await linkOf((await signIn(server)).token, live)
    expect(await calendar(stranger.link)).not.toContain('meet.example')
    expect(await roomBehind(stranger.link)).toMatch(/^\/courses\/[0-9a-f-]{36}$/)
    now = start + 7 * DAY_MS - 3 * HOUR_MS - 1
    expect(await roomBehind(link)).toMatch(/^\/courses\/[0-9a-f-]{36}$/)
    now = start + 7 * DAY_MS + 2 * HOUR_MS
    expect(await roomBehind(link)).toMatch(/^\/courses\/[0-9a-f-]{36}$/)
    now = start
  })

  test('returns an address that fails with another signature, session or member, and for a suspended member', async () => {
    const [mine, other] = [await signIn(server), await signIn(server)]
    const { link } = await linkOf(mine.token, live)
    const url = new URL(link ?? '')
    const changed = (change: (copy: URL) => void) => {
      const copy = new URL(url)
      change(copy)
      return fetch(copy).then((response) => response.status)
    }
    expect(await changed(() => {})).toBe(200)
    expect(await changed((u) => u.searchParams.set('u', other.userId))).toBe(404)
    expect(await changed((u) => u.searchParams.delete('s'))).toBe(404)
    expect(await changed((u) => u.searchParams.append('u', other.userId))).toBe(404)
    expect(await changed((u) => u.searchParams.set('s', 'A'.repeat(43)))).toBe(404)
    expect(await changed((u) => (u.pathname = `/calendar/${undated}.ics`))).toBe(404)
    await server.services.cacheInvalidation.transaction(async (tx, announce) => {
      await tx.execute(sql`update members set suspended_at = now() where user_id = ${mine.userId}`)
      announce('member', mine.userId)
    })
    expect(await changed(() => {})).toBe(404)
  })
})

/** Returns the address to which the room of the first meeting in a calendar file redirects. */
async function roomBehind(link: string | null): Promise<string | null> {
  const [, room = ''] = /LOCATION:(.*)\r/.exec(await calendar(link)) ?? []
  const answer = await fetch(room, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  const forged = await fetch(room.replace(/s=.*/, 's=x'), { redirect: 'manual' })
  expect(forged.status).toBe(404)
  return answer.headers.get('location')
}

async function calendar(link: string | null): Promise<string> {
  const response = await fetch(link ?? '')
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  // Long lines are folded, as section 3.1 of RFC 5545 says.
  return (await response.text()).replaceAll('\r\n ', '')
}

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** What the server's clock shows; a test may set it. */
let now = Date.UTC(2026, 5, 1, 12)

let server: TestServer
const live = randomUUID()
const onDemand = randomUUID()
const undated = randomUUID()
const hidden = randomUUID()

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  const { db } = server.database
  const [startAt, endAt] = [new Date(now + 7 * DAY), new Date(now + 7 * DAY + 2 * HOUR)]
  const add = async (session: Omit<Parameters<typeof insertSession>[1], 'courseId'>) =>
    insertSession(db, {
      courseId: await insertCourse(db, { title: 'Pricing; with, Confidence', type: 'workshop' }),
      kind: 'WORKSHOP',
      ...session,
    })
  const sessionMeta = { eventLink: 'https://meet.example/secret' }
  await add({
    sessionId: live,
    startAt,
    endAt,
    sessionMeta,
    meetings: [{ startAt, endAt, link: 'https://meet.example/secret' }],
  })
  await add({ sessionId: hidden, startAt, endAt, hideInCatalog: true })
  await add({ sessionId: onDemand, sessionType: 'ON_DEMAND' })
  await add({ sessionId: undated })
})
afterAll(() => server.close())

const SAVE = `mutation ($input: SaveEnrollmentInput!) {
  saveEnrollment(input: $input) { enrollmentStatus error { code message } } }`
const LINK = `query ($sessionId: ID!) { getSessionLink(sessionId: $sessionId, sessionTitle: "Other title",
  date: "2020-01-01", forceRefresh: true) { link error { code } } }`

async function signIn(member: NewMember = {}) {
  const userId = await server.insertMember(member)
  return { userId, token: await server.token(userId) }
}

async function save(token: string | null, input: { userId: string; sessionId: string; unenroll?: boolean }) {
  const { data } = await server.graphql<{ saveEnrollment: unknown }>(token, SAVE, { input })
  return data?.saveEnrollment
}

async function linkOf(token: string, sessionId: string) {
  const { data } = await server.graphql<{
    getSessionLink: { link: string | null; error: { code: string } | null }
  }>(token, LINK, { sessionId })
  if (!data) throw new Error('No answer.')
  return data.getSessionLink
}

const MISSING = {
  enrollmentStatus: null,
  error: { code: 'NOT_FOUND', message: 'This does not exist.' },
}

describe('saveEnrollment', () => {
  test('enrols and unenrols the caller', async () => {
    const { userId, token } = await signIn()
    const input = { userId, sessionId: live }
    expect(await save(token, input)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
    expect(await save(token, { ...input, unenroll: true })).toEqual({
      enrollmentStatus: 'ENROLL',
      error: null,
    })
  })

  test('signed out: Unauthorized', async () => {
    const answer = await server.graphql(null, SAVE, { input: { userId: randomUUID(), sessionId: live } })
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([401, 'Unauthorized'])
  })

  test("somebody else's id is like a missing session, and changes nothing", async () => {
    const [me, victim] = [await signIn(), await signIn()]
    await save(victim.token, { userId: victim.userId, sessionId: live })
    const before = await enrolmentRows()
    for (const userId of [victim.userId, randomUUID(), 'nobody', '']) {
      for (const unenroll of [false, true]) {
        expect(await save(me.token, { userId, sessionId: live, unenroll }), userId).toEqual(MISSING)
      }
    }
    expect(await save(me.token, { userId: me.userId, sessionId: randomUUID() })).toEqual(MISSING)
    expect(await enrolmentRows()).toEqual(before)
  })

  test.each([
    ['POST_TRIAL', { status: 'POST_TRIAL' }, 'ACCOUNT_ENDED'],
    ['ALUMNI', { status: 'ALUMNI' }, 'ACCOUNT_ENDED'],
    ['an ended trial', { status: 'TRIAL', trialEndDate: new Date(now - 1) }, 'TRIAL_ENDED'],
    ['LIMITED', { status: 'LIMITED', areas: ['mc-limited'] }, 'NOT_ENTITLED'],
    ['ai-academy', { areas: ['ai-academy'] }, 'NOT_ENTITLED'],
    ['mc-transactional', { areas: ['mc-transactional'] }, 'NOT_ENTITLED'],
    ['crash-courses', { areas: ['crash-courses'] }, 'NOT_ENTITLED'],
    ['bootcamps', { areas: ['bootcamps'] }, 'NOT_ENTITLED'],
    ['enterprise-dashboard', { areas: ['enterprise-dashboard'] }, 'NOT_ENTITLED'],
    ['no area', { areas: [] }, 'NOT_ENTITLED'],
  ] satisfies [string, NewMember, string][])('%s is refused', async (_name, member, code) => {
    const { userId, token } = await signIn(member)
    const before = await enrolmentRows()
    expect(await save(token, { userId, sessionId: live })).toMatchObject({ error: { code } })
    expect(await save(token, { userId, sessionId: hidden })).toMatchObject({ error: {} })
    expect(await enrolmentRows()).toEqual(before)
  })
})

describe('getSessionLink', () => {
  test('signed out: Unauthorized', async () => {
    const answer = await server.graphql(null, LINK, { sessionId: live })
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([401, 'Unauthorized'])
  })

  test('hidden, unknown and outside the plan are one answer; so are ended accounts', async () => {
    const missing = { link: null, error: { code: 'NOT_FOUND' } }
    const member = await signIn()
    expect(await linkOf(member.token, hidden)).toEqual(missing)
    expect(await linkOf(member.token, randomUUID())).toEqual(missing)
    for (const account of [
      { areas: [] },
      { status: 'ALUMNI' },
      { status: 'POST_TRIAL' },
    ] satisfies NewMember[]) {
      expect(await linkOf((await signIn(account)).token, live)).toEqual(missing)
    }
  })

  test('needs dates', async () => {
    const { token } = await signIn()
    for (const id of [onDemand, undated]) {
      expect(await linkOf(token, id)).toEqual({ link: null, error: { code: 'NOT_SCHEDULED' } })
    }
  })

  test('leads to a calendar entry without a token', async () => {
    const { userId, token } = await signIn()
    const { link } = await linkOf(token, live)
    const text = await calendar(link)
    expect(text).toContain('SUMMARY:Pricing\\; with\\, Confidence')
    expect(text).toContain('DTSTART:20260608T120000Z')
    expect(text).toContain('DTEND:20260608T140000Z')
    expect(text).toContain(`/courses/session/${live}`)
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/)
    expect(text).not.toContain('meet.example')

    await save(token, { userId, sessionId: live })
    expect(await calendar(link)).not.toContain('meet.example')
    const start = now
    now = start + 7 * DAY - 3 * HOUR
    expect(await roomBehind(link)).toBe('https://meet.example/secret')
    const stranger = await linkOf((await signIn()).token, live)
    expect(await calendar(stranger.link)).not.toContain('meet.example')
    expect(await roomBehind(stranger.link)).toMatch(/^\/courses\/[0-9a-f-]{36}$/)
    now = start + 7 * DAY - 3 * HOUR - 1
    expect(await roomBehind(link)).toMatch(/^\/courses\/[0-9a-f-]{36}$/)
    now = start + 7 * DAY + 2 * HOUR
    expect(await roomBehind(link)).toMatch(/^\/courses\/[0-9a-f-]{36}$/)
    now = start
  })

  test('opens nothing with another signature, session or member, nor for a suspended member', async () => {
    const [mine, other] = [await signIn(), await signIn()]
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
    await server.services.feed.transact(async (tx, announce) => {
      await tx.execute(sql`update members set suspended_at = now() where user_id = ${mine.userId}`)
      announce('member', mine.userId)
    })
    expect(await changed(() => {})).toBe(404)
  })
})

/** Where the room of the first meeting in a calendar file leads. */
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
  // Long lines are folded (RFC 5545, section 3.1).
  return (await response.text()).replaceAll('\r\n ', '')
}

const enrolmentRows = () =>
  rows(server.database.db, sql`select user_id, session_id, state from enrolments order by 1, 2`)

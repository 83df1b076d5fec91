import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { hidden, live, openWorkshops, SAVE, save, signIn } from './workshops.fixture.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
let server: TestServer

beforeAll(async () => {
  server = await openWorkshops(() => NOW)
})
afterAll(() => server.close())

const MISSING = {
  enrollmentStatus: null,
  error: { code: 'NOT_FOUND', message: 'This does not exist.' },
}

describe('saveEnrollment', () => {
  test('enrolls and unenrolls the caller', async () => {
    const { userId, token } = await signIn(server)
    const input = { userId, sessionId: live }
    expect(await save(server, token, input)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
    expect(await save(server, token, { ...input, unenroll: true })).toEqual({
      enrollmentStatus: 'ENROLL',
      error: null,
    })
  })

  test('returns Unauthorized when signed out', async () => {
    const answer = await server.graphql(null, SAVE, { input: { userId: randomUUID(), sessionId: live } })
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([401, 'Unauthorized'])
  })

  test("returns NOT_FOUND for somebody else's id and changes nothing", async () => {
    const [me, victim] = [await signIn(server), await signIn(server)]
    await save(server, victim.token, { userId: victim.userId, sessionId: live })
    const before = await enrollmentRows()
    for (const userId of [victim.userId, randomUUID(), 'nobody', '']) {
      for (const unenroll of [false, true]) {
        expect(await save(server, me.token, { userId, sessionId: live, unenroll }), userId).toEqual(MISSING)
      }
    }
    expect(await save(server, me.token, { userId: me.userId, sessionId: randomUUID() })).toEqual(MISSING)
    expect(await enrollmentRows()).toEqual(before)
  })

  test.each([
    ['POST_TRIAL', { status: 'POST_TRIAL' }, 'ACCOUNT_ENDED'],
    ['ALUMNI', { status: 'ALUMNI' }, 'ACCOUNT_ENDED'],
    ['an ended trial', { status: 'TRIAL', trialEndDate: new Date(NOW - 1) }, 'TRIAL_ENDED'],
    ['LIMITED', { status: 'LIMITED', areas: ['mc-limited'] }, 'NOT_ENTITLED'],
    ['ai-academy', { areas: ['ai-academy'] }, 'NOT_ENTITLED'],
    ['mc-transactional', { areas: ['mc-transactional'] }, 'NOT_ENTITLED'],
    ['crash-courses', { areas: ['crash-courses'] }, 'NOT_ENTITLED'],
    ['bootcamps', { areas: ['bootcamps'] }, 'NOT_ENTITLED'],
    ['enterprise-dashboard', { areas: ['enterprise-dashboard'] }, 'NOT_ENTITLED'],
    ['no area', { areas: [] }, 'NOT_ENTITLED'],
  ] satisfies [string, NewMember, string][])('is refused for: %s', async (_name, member, code) => {
    const { userId, token } = await signIn(server, member)
    const before = await enrollmentRows()
    expect(await save(server, token, { userId, sessionId: live })).toMatchObject({ error: { code } })
    expect(await save(server, token, { userId, sessionId: hidden })).toMatchObject({ error: {} })
    expect(await enrollmentRows()).toEqual(before)
  })
})

const enrollmentRows = () =>
  rows(server.database.db, sql`select user_id, session_id, state from enrollments order by 1, 2`)

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrollments, entitlements } from '@section/db/schema.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { course, days, list, LISTS, openCatalog, session, signIn } from './listed-courses.fixture.ts'

let server: TestServer

beforeAll(async () => {
  server = await openCatalog()
})
afterAll(() => server.close())

describe('Session lists', () => {
  test('contain all but hidden sessions for an unlimited member, soonest first', async () => {
    const { token } = await signIn(server)
    const all = [session.older, session.past, session.free]
    const listed = await list(server, token, LISTS.listUserSessions)
    expect(listed.slice(0, 3)).toEqual(all)
    expect(listed.slice(3).toSorted()).toEqual([session.sprint, session.ai].toSorted())
    expect(await list(server, token, LISTS.listUserSessionsHidden)).toEqual(listed)
    expect(await list(server, token, LISTS.listFreeSessions)).toEqual([session.free])
    expect(await list(server, token, LISTS.listUserSessionsByCourse)).toEqual([...all, session.sprint])
    expect(await list(server, token, LISTS.getEntitledSessions)).toEqual([])
    expect(await list(server, token, LISTS.listPastSessions)).toEqual([])
  })

  test('contain only the sessions that course cards need, on request', async () => {
    const { userId, token } = await signIn(server)
    expect((await list(server, token, LISTS.listUserSessionsForCards)).toSorted()).toEqual(
      [session.free, session.ai].toSorted(),
    )
    await server.database.db.insert(enrollments).values({
      userId,
      sessionId: session.older,
      state: 'COMPLETED',
      enrolledAt: days(-100),
      completedAt: days(-80),
    })
    await server.services.cacheInvalidation.transaction(async (_tx, invalidate) =>
      invalidate('member', userId),
    )
    expect((await list(server, token, LISTS.listUserSessionsForCards)).toSorted()).toEqual(
      [session.older, session.free, session.ai].toSorted(),
    )
  })

  test('contain the meetings of a session, soonest first, without links', async () => {
    const { token } = await signIn(server, { areas: ['ai-academy'] })
    const query = '{ listUserSessions { meetings { meetingId startAt endAt link } } }'
    const { data } = await server.graphql<{ listUserSessions: { meetings: unknown[] }[] }>(token, query)
    expect(data?.listUserSessions).toEqual([
      {
        meetings: [
          {
            meetingId: expect.any(String),
            startAt: days(7).toISOString(),
            endAt: days(8).toISOString(),
            link: null,
          },
          {
            meetingId: expect.any(String),
            startAt: days(14).toISOString(),
            endAt: days(15).toISOString(),
            link: null,
          },
        ],
      },
    ])
  })

  test('contain the AI stack for a member of the AI academy', async () => {
    const { token } = await signIn(server, { areas: ['ai-academy'] })
    expect(await list(server, token, LISTS.listUserSessions)).toEqual([session.ai])
    expect(await list(server, token, LISTS.listUserSessionsByCourse)).toEqual([])
  })

  test('contain locked sessions for a limited account', async () => {
    const { token } = await signIn(server, { status: 'LIMITED', areas: ['mc-limited'] })
    const query = '{ listUserSessions { sessionId entitled } }'
    const { data } = await server.graphql<{ listUserSessions: { sessionId: string; entitled: boolean }[] }>(
      token,
      query,
    )
    const open = data?.listUserSessions.filter(({ entitled }) => entitled).map(({ sessionId }) => sessionId)
    expect(data?.listUserSessions).toHaveLength(5)
    expect(open).toEqual([session.free])
  })

  test('of entitled sessions contain individual purchases, hidden or not, filtered by ids', async () => {
    const { userId, token } = await signIn(server, { areas: [] })
    const startsAt = days(-1)
    await server.database.db.insert(entitlements).values([
      { userId, type: 'mc-transactional', sessionId: session.hidden, startsAt },
      { userId, type: 'crash-courses', courseId: course.ai, startsAt },
    ])
    const narrowed = (by: string) => list(server, token, `{ getEntitledSessions(${by}) { sessionId } }`)
    const both = [session.ai, session.hidden].toSorted()
    expect((await list(server, token, LISTS.getEntitledSessions)).toSorted()).toEqual(both)
    expect(await list(server, token, LISTS.listUserSessions)).toEqual([session.ai])
    expect((await list(server, token, LISTS.listUserSessionsHidden)).toSorted()).toEqual(both)
    expect(await narrowed(`courseId: "${course.ai}"`)).toEqual([session.ai])
    expect(await narrowed(`sessionId: "${session.hidden}"`)).toEqual([session.hidden])
    expect(await narrowed(`sessionId: "${session.sprint}"`)).toEqual([])
    expect(await narrowed(`courseId: "${course.marketing}", sessionId: "${session.ai}"`)).toEqual([])
  })

  test('of past sessions contain those of the member, most recent first', async () => {
    const { userId, token } = await signIn(server)
    const enrolledAt = days(-100)
    await server.database.db.insert(enrollments).values([
      { userId, sessionId: session.older, state: 'COMPLETED', enrolledAt },
      { userId, sessionId: session.past, state: 'ENROLLED', enrolledAt },
      { userId, sessionId: session.sprint, state: 'ENROLLED', enrolledAt },
    ])
    expect(await list(server, token, LISTS.listPastSessions)).toEqual([session.past, session.older])
  })

  test('are up to date after a change of the member or the seats', async () => {
    const { userId, token } = await signIn(server)
    const enrolled = async () => {
      const query = '{ listUserSessions { sessionId enrolled } }'
      const { data } = await server.graphql<{ listUserSessions: { sessionId: string; enrolled: boolean }[] }>(
        token,
        query,
      )
      return data?.listUserSessions.filter((s) => s.enrolled).map((s) => s.sessionId)
    }
    expect(await enrolled()).toEqual([])
    expect(await enrolled()).toEqual([])
    const mutation = `mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { enrollmentStatus } }`
    await server.graphql(token, mutation, { input: { userId, sessionId: session.sprint } })
    expect(await enrolled()).toEqual([session.sprint])
  })
})

import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Sessions of a workshop: one in a week, one hidden, one on demand, and one without dates. */
export const live = randomUUID()
export const hidden = randomUUID()
export const onDemand = randomUUID()
export const undated = randomUUID()

/** Starts a server with these sessions. */
export async function openWorkshops(clock: () => number): Promise<TestServer> {
  const server = await startTestServer({ clock })
  const { db } = server.database
  const [startAt, endAt] = [new Date(clock() + 7 * DAY_MS), new Date(clock() + 7 * DAY_MS + 2 * HOUR_MS)]
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
  return server
}

/** Adds a member and signs them in. */
export async function signIn(server: TestServer, member: NewMember = {}) {
  const userId = await server.insertMember(member)
  return { userId, token: await server.token(userId) }
}

export const SAVE = `mutation ($input: SaveEnrollmentInput!) {
  saveEnrollment(input: $input) { enrollmentStatus error { code message } } }`

/** Saves an enrollment and returns the result. */
export async function save(
  server: TestServer,
  token: string | null,
  input: { userId: string; sessionId: string; unenroll?: boolean },
) {
  const { data } = await server.graphql<{ saveEnrollment: unknown }>(token, SAVE, { input })
  return data?.saveEnrollment
}

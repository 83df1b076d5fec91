import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const START = Date.now()
/** Returns the instant `count` days after the start of the tests. */
export const days = (count: number) => new Date(START + count * DAY_MS)

/** Members who see no courses, each with a clause that says why. */
export const SEE_NO_COURSES: readonly (readonly [who: string, member: NewMember])[] = [
  ['whose trial is over', { status: 'POST_TRIAL' }],
  ['in a trial that has ended', { status: 'TRIAL', trialEndDate: new Date('2020-01-02') }],
  ['who is an alumnus', { status: 'ALUMNI' }],
  ['without a plan', { areas: [] }],
  ['with only the dashboard', { areas: ['enterprise-dashboard'] }],
  ['who has bought nothing', { areas: ['mc-transactional', 'crash-courses', 'bootcamps'] }],
]

export const course = { marketing: randomUUID(), ai: randomUUID(), hidden: randomUUID(), draft: randomUUID() }
export const session = {
  sprint: randomUUID(),
  free: randomUUID(),
  ai: randomUUID(),
  hidden: randomUUID(),
  past: randomUUID(),
  older: randomUUID(),
}

/** Starts a server with courses of both stacks, hidden and not, and sessions before and after today. */
export async function openCatalog(): Promise<TestServer> {
  const server = await startTestServer()
  const { db } = server.database
  await insertCourse(db, { courseId: course.marketing })
  await insertCourse(db, { courseId: course.ai, stack: 'ai', type: 'workshop' })
  await insertCourse(db, { courseId: course.hidden })
  await insertCourse(db, { courseId: course.draft, publishStatus: 'DRAFT' })
  const soon = { startAt: days(7), endAt: days(21) }
  const free = { sessionId: session.free, startAt: days(3), endAt: days(4), isFreeSession: true }
  const aiMeetings = [14, 7].map((from) => ({
    startAt: days(from),
    endAt: days(from + 1),
    link: 'https://meet.example/ai',
  }))
  await insertSession(db, { courseId: course.marketing, sessionId: session.sprint, ...soon })
  await insertSession(db, { courseId: course.marketing, ...free })
  await insertSession(db, {
    courseId: course.ai,
    sessionId: session.ai,
    ...soon,
    kind: 'WORKSHOP',
    meetings: aiMeetings,
  })
  await insertSession(db, {
    courseId: course.hidden,
    sessionId: session.hidden,
    ...soon,
    hideInCatalog: true,
  })
  const past = (from: number) => ({ startAt: days(from), endAt: days(from + 5) })
  await insertSession(db, { courseId: course.marketing, sessionId: session.past, ...past(-20) })
  await insertSession(db, { courseId: course.marketing, sessionId: session.older, ...past(-90) })
  return server
}

/** The operations that list sessions or courses. */
export const LISTS = {
  listUserSessions: '{ listUserSessions { sessionId } }',
  listUserSessionsHidden: '{ listUserSessions(showHiddenInCatalog: true) { sessionId } }',
  listUserCourses: '{ listUserCourses { courseId } }',
  listFreeSessions: '{ listFreeSessions { sessionId } }',
  listPastSessions: '{ listPastSessions { sessionId } }',
  listUserSessionsByCourse: `{ listUserSessionsByCourse(where: { courseId: "${course.marketing}" }) { sessionId } }`,
  getEntitledSessions: '{ getEntitledSessions { sessionId } }',
  listCourseBookmarks: '{ listCourseBookmarks { courseId } }',
}

/** Adds a member and signs them in. */
export async function signIn(server: TestServer, member: NewMember = {}) {
  const userId = await server.insertMember(member)
  return { userId, token: await server.token(userId) }
}

/** Returns the ids that an operation lists, in order. */
export async function list(server: TestServer, token: string, query: string): Promise<string[]> {
  const { data, errors } = await server.graphql<Record<string, Record<string, string>[]>>(token, query)
  expect(errors).toBeUndefined()
  return Object.values(data ?? {})
    .flat()
    .flatMap((item) => Object.values(item))
}

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { report } from '@section/api/features/projects/outside-form/outside-form.fixture.ts'
import { insertCourse, insertSession } from '@section/api/testing/insert-course.ts'
import {
  checklistItems,
  checklistProgress,
  earnedBadges,
  enrollments,
  projectSubmissions,
  sessionContents,
} from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { receiveNaively } from './broken-implementations/project-message.ts'
import { RUNS } from './enrollment/school.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'

const COPIES = 20

let school: RaceServers
let sessionId: string
beforeAll(async () => {
  school = await openRaceServers()
  const { db } = school.database
  const [startAt, endAt] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)]
  sessionId = await insertSession(db, { courseId: await insertCourse(db), startAt, endAt })
  const form = 'https://forms.example/one-page'
  await db.insert(sessionContents).values({ sessionId, content: { type: 'PROJECT_SUBMISSION', form } })
  await db.insert(checklistItems).values({ sessionId, subtype: 'PROJECT_SUBMISSION', title: 'Hand in' })
  await school.reloadCatalog()
})
afterAll(() => school?.close())

type Owner = { userId: string; sessionId: string }
type Receive = (messageId: string, owner: Owner, n: number) => Promise<unknown>

const send: Receive = async (messageId, { userId }, n) => {
  const server = school.server(n)
  const url = new URL(server.services.projectForms.url('https://forms.example/one-page', sessionId, userId))
  const token = url.searchParams.get('token') ?? ''
  const status = await report(server, { messageId, data: { sessionId, token, content: 'A page.' } })
  if (status !== 204) throw new Error(`The message was answered with ${status}.`)
}

/** Sends copies of one message at once to two servers, and returns how often it took effect. */
async function storm(run: string, receive: Receive) {
  const { db } = school.database
  const userId = await school.insertMember({})
  await db.insert(enrollments).values({ userId, sessionId, state: 'ENROLLED', enrolledAt: new Date() })
  const owner = { userId, sessionId }
  await Promise.all(Array.from({ length: COPIES }, (_, n) => receive(`msg_${run}`, owner, n)))
  const submitted = and(eq(projectSubmissions.userId, userId), eq(projectSubmissions.sessionId, sessionId))
  return {
    submissions: await db.$count(projectSubmissions, submitted),
    completed: await db.$count(checklistProgress, eq(checklistProgress.userId, userId)),
    badges: await db.$count(earnedBadges, eq(earnedBadges.userId, userId)),
  }
}

test(`A message about a project that arrives ${COPIES} times at once is one submission and one badge, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++)
    expect(await storm(String(run), send), `run ${run}`).toEqual({ submissions: 1, completed: 1, badges: 1 })
})

test('The race of messages detects its broken implementation', async () => {
  const { submissions } = await storm('broken', (messageId, owner) =>
    receiveNaively(school.database, messageId, owner),
  )
  expect(submissions).toBeGreaterThan(1)
})

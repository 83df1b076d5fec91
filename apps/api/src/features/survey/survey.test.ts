import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { surveyResponses, videoProgress } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { addWatchableCourse, type WatchableCourse } from '../video/video-test-kit.fixture.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const STATUS = 'query($type: SurveyType!) { getSurveyStatus(surveyType: $type) }'
const STEPS = '{ getNextStepsStatus { name isCompleted remedyRoute } }'
const LIVE_STEP = 'Sign up for a (free!) live course'
const WATCH_STEP = 'Start your first on-demand course'
const NOW = Date.UTC(2026, 5, 1, 12)

let server: TestServer
let watchable: WatchableCourse
let freeCourse: string
let freeSession: string

beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
  const { db } = server.database
  const paid = await insertCourse(db)
  await insertSession(db, { courseId: paid, ...inDays(1) })
  freeCourse = await insertCourse(db)
  await insertSession(db, { courseId: freeCourse, isFreeSession: true, ...inDays(-9) })
  freeSession = await insertSession(db, { courseId: freeCourse, isFreeSession: true, ...inDays(9) })
  watchable = await addWatchableCourse(server.services, [{}])
})
afterAll(() => server.close())

const inDays = (days: number) => ({
  startAt: new Date(NOW + days * DAY_MS),
  endAt: new Date(NOW + (days + 1) * DAY_MS),
})

const limited = () => server.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })

async function ask<Data>(userId: string, query: string, variables = {}): Promise<Data | null> {
  const { data } = await server.graphql<Data>(await server.token(userId), query, variables)
  return data
}

describe('getSurveyStatus', () => {
  test('is pending until this survey was answered', async () => {
    const userId = await limited()
    const status = async (type: string) =>
      (await ask<{ getSurveyStatus: string }>(userId, STATUS, { type }))?.getSurveyStatus
    expect(await status('BASIC_INFO_SURVEY_V2')).toBe('PENDING')
    await server.database.db
      .insert(surveyResponses)
      .values({ userId, surveyType: 'BASIC_INFO_SURVEY_V1', responses: { title: 'Lead' } })
    expect(await status('BASIC_INFO_SURVEY_V1')).toBe('COMPLETED')
    expect(await status('BASIC_INFO_SURVEY_V2')).toBe('PENDING')
  })

  test('is null for accounts that have ended', async () => {
    const userId = await server.insertMember({ status: 'ALUMNI', areas: [] })
    expect(await ask(userId, STATUS, { type: 'BASIC_INFO_SURVEY_V2' })).toEqual({ getSurveyStatus: null })
  })

  test.each(['MEMBER', 'EMPLOYEE', 'TRIAL'] as const)(
    'is null for a %s, who is not asked',
    async (status) => {
      const userId = await server.insertMember({ status })
      expect(await ask(userId, STATUS, { type: 'BASIC_INFO_SURVEY_V2' })).toEqual({ getSurveyStatus: null })
    },
  )
})

describe('getNextStepsStatus', () => {
  const steps = async (userId: string) =>
    (await ask<{ getNextStepsStatus: unknown[] }>(userId, STEPS))?.getNextStepsStatus

  test('links to the next free live course and to an on-demand course', async () => {
    expect(await steps(await limited())).toEqual([
      { name: LIVE_STEP, isCompleted: false, remedyRoute: `/courses/${freeCourse}` },
      { name: WATCH_STEP, isCompleted: false, remedyRoute: `/courses/${watchable.courseId}` },
    ])
  })

  test('marks completed steps', async () => {
    const userId = await limited()
    const token = await server.token(userId)
    await server.graphql(
      token,
      'mutation($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { error { code } } }',
      { input: { userId, sessionId: freeSession } },
    )
    expect(await steps(userId)).toMatchObject([{ isCompleted: true }, { isCompleted: false }])
    await server.database.db
      .insert(videoProgress)
      .values({ userId, videoId: watchable.videoIds[0] ?? '', farthestWatchedTime: 4 })
    expect(await steps(userId)).toMatchObject([{ isCompleted: true }, { isCompleted: true }])
  })

  test('is empty for members who are not on the free tier', async () => {
    expect(await steps(await server.insertMember({ status: 'MEMBER' }))).toEqual([])
  })
})

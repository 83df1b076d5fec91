import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolments, entitlements } from '@section/db/schema.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { insertLessons } from '../../testing/insert-lessons.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { addWatchableCourse, type WatchableCourse } from '../../testing/lecture-hall.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const CONTENT = `query ($courseId: ID!) { getOnDemandContent(courseId: $courseId) {
  courseId courseTitle sessionId entitled groups { courseContentGroupId slug title description hidePreview
    content { courseContentId slug title description type hidePreview completionRequired meta { title videoThumbnail }
      video { videoId externalKey duration courseId aspectWidth aspectHeight meta { is_ai_generated }
        chapters { videoChapterId slug title startSeconds endSeconds } } } } } }`
const PROGRESS = `query ($videoId: ID!) { getVideoProgress(videoId: $videoId) {
  userId videoId continueAtTime farthestWatchedTime completed } }`
const BY_COURSE = `query ($courseId: ID!) { getVideoProgressByCourse(courseId: $courseId) {
  courseId totalDuration totalFarthestWatchedTime completed
  groups { courseContentGroupId videos { videoId duration farthestWatchedTime completed } } } }`
const CREATE = `mutation ($courseId: ID!, $videoId: ID!, $sessionId: ID, $courseContentId: ID,
  $type: VideoSessionType = ON_DEMAND) { createVideoSession(courseId: $courseId, videoId: $videoId,
  sessionId: $sessionId, courseContentId: $courseContentId, type: $type, videoDurationAtPlaytime: 5,
  userClientUri: "/courses/1") { userVideoSessionId playlistUrl error { code message } } }`
const UPDATE = `mutation ($id: ID!, $videoId: ID!, $courseId: ID, $at: Float!, $played: Float = 1, $max: Float = 1,
  $status: VideoSessionStatus = IN_PROGRESS) { updateVideoSession(userVideoSessionId: $id, videoId: $videoId,
  courseId: $courseId, continueAtTime: $at, status: $status, videoSessionMaxPlayhead: $max,
  videoSessionPlayingTime: $played) { userVideoSessionId continueAtTime farthestWatchedTime completed courseBadgeId
  playlistUrl enrollmentStatus error { code message } } }`

const NOT_FOUND = { code: 'NOT_FOUND', message: 'This does not exist.' }
const NO_VIDEO = { userVideoSessionId: null, playlistUrl: null, error: NOT_FOUND }
const NOTHING_SAVED = {
  userVideoSessionId: null,
  continueAtTime: null,
  farthestWatchedTime: null,
  completed: null,
  courseBadgeId: null,
  playlistUrl: null,
  enrollmentStatus: null,
}
const NO_SITTING = { ...NOTHING_SAVED, error: NOT_FOUND }

let now = Date.UTC(2026, 5, 1, 12)
let server: TestServer
let course: WatchableCourse
let hidden: WatchableCourse
/** A marketing course with a live session that anyone may join. */
let free: WatchableCourse

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  const { db } = server.database
  const hiddenId = await insertCourse(db)
  hidden = {
    courseId: hiddenId,
    sessionId: await insertSession(db, { courseId: hiddenId, sessionType: 'ON_DEMAND', hideInCatalog: true }),
    videoIds: await insertLessons(db, hiddenId, [{}]),
  }
  free = await addWatchableCourse(server.services, [{}])
  const period = { startAt: new Date(now - 1000), endAt: new Date(now + 3_600_000) }
  await insertSession(db, { courseId: free.courseId, isFreeSession: true, ...period })
  course = await addWatchableCourse(server.services, [
    { duration: 100 },
    { duration: 300 },
    { duration: 50, required: false },
  ])
})
afterAll(() => server.close())

async function signIn(member: NewMember = {}) {
  const userId = await server.insertMember(member)
  return { userId, token: await server.token(userId) }
}

/** The one field that an operation answers. */
async function ask(token: string | null, operation: string, variables: Record<string, unknown>) {
  const { data, errors } = await server.graphql(token, operation, variables)
  if (!data) throw new Error(errors?.[0]?.message ?? 'No answer.')
  return Object.values(data)[0] as Record<string, unknown> | null
}

const videoOf = ({ videoIds }: WatchableCourse, index = 0) => videoIds[index] ?? ''

describe('signed out', () => {
  test.each([
    ['getOnDemandContent', CONTENT],
    ['getVideoProgress', PROGRESS],
    ['getVideoProgressByCourse', BY_COURSE],
    ['createVideoSession', CREATE],
    ['updateVideoSession', UPDATE],
  ])('%s answers Unauthorized', async (_name, operation) => {
    const ids = { courseId: course.courseId, videoId: videoOf(course), id: randomUUID(), at: 1 }
    const { data, errors } = await server.graphql(null, operation, ids)
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([])
    expect(errors?.[0]?.message).toBe('Unauthorized')
  })
})

describe('who may not is answered as if there were nothing', () => {
  const members: Record<string, NewMember> = {
    'whose trial is over': { status: 'POST_TRIAL' },
    'who is an alumnus': { status: 'ALUMNI' },
    'without a plan': { areas: [] },
    'with the AI plan, of a marketing course': { areas: ['ai-academy'] },
    'who holds only the dashboard': { areas: ['enterprise-dashboard'] },
    'with Mini-MBAs only': { areas: ['bootcamps'] },
  }
  test.each(Object.keys(members))('%s', async (kind) => {
    const { token } = await signIn(members[kind])
    const ids = { courseId: course.courseId, videoId: videoOf(course) }
    expect(await ask(token, CONTENT, ids)).toBeNull()
    expect(await ask(token, PROGRESS, ids)).toBeNull()
    expect(await ask(token, BY_COURSE, ids)).toBeNull()
    expect(await ask(token, CREATE, ids)).toEqual(NO_VIDEO)
  })

  test('a hidden on-demand course', async () => {
    const { token } = await signIn()
    const ids = { courseId: hidden.courseId, videoId: videoOf(hidden) }
    expect(await ask(token, CONTENT, ids)).toBeNull()
    expect(await ask(token, BY_COURSE, ids)).toBeNull()
    expect(await ask(token, CREATE, ids)).toEqual(NO_VIDEO)
  })

  test.each(['nonsense', '', randomUUID(), "'; drop table videos; --"])('the id %j', async (id) => {
    const { token } = await signIn()
    const ids = { courseId: id, videoId: id, id, at: 1 }
    expect(await ask(token, CONTENT, ids)).toBeNull()
    expect(await ask(token, PROGRESS, ids)).toBeNull()
    expect(await ask(token, BY_COURSE, ids)).toBeNull()
    expect(await ask(token, CREATE, ids)).toEqual(NO_VIDEO)
    expect(await ask(token, UPDATE, ids)).toEqual(NO_SITTING)
    expect(await ask(token, UPDATE, { ...ids, courseId: null, videoId: videoOf(course) })).toEqual(NO_SITTING)
  })

  test('a video under the id of another course, lesson, session or kind', async () => {
    const { token } = await signIn()
    const ids = { courseId: course.courseId, videoId: videoOf(course) }
    for (const other of [
      { courseId: free.courseId },
      { sessionId: free.sessionId },
      { courseContentId: randomUUID() },
      { type: 'SPRINT' },
      { type: 'MINI_MBA' },
    ]) {
      expect(await ask(token, CREATE, { ...ids, ...other })).toEqual(NO_VIDEO)
    }
  })
})

test('who sees a course but has no plan for its videos is told so', async () => {
  const { userId, token } = await signIn({ areas: [] })
  const { db } = server.database
  const liveId = await insertSession(db, { courseId: free.courseId })
  await db
    .insert(enrolments)
    .values({ userId, sessionId: liveId, state: 'ENROLLED', enrolledAt: new Date(now) })
  await server.services.feed.transact(async (_tx, changed) => {
    changed('catalogue')
    changed('member', userId)
  })
  const ids = { courseId: free.courseId, videoId: videoOf(free) }
  expect(await ask(token, CONTENT, ids)).toMatchObject({ courseId: free.courseId, entitled: false })
  expect(await ask(token, CREATE, ids)).toEqual({
    ...NO_VIDEO,
    error: { code: 'NOT_ENTITLED', message: 'Your plan does not include this.' },
  })
})

describe('a member with the plan', () => {
  test('gets the modules of a course', async () => {
    const { token } = await signIn()
    const content = await ask(token, CONTENT, { courseId: course.courseId.toUpperCase() })
    expect(content).toMatchObject({
      courseId: course.courseId,
      courseTitle: 'Pricing with Confidence',
      sessionId: course.sessionId,
      entitled: true,
    })
    const [group] = (content?.['groups'] ?? []) as { content: { video: Record<string, unknown> }[] }[]
    expect(group?.content.map(({ video }) => video)).toMatchObject([
      { videoId: videoOf(course, 0), duration: 100, courseId: course.courseId, chapters: [] },
      { videoId: videoOf(course, 1), duration: 300, meta: { is_ai_generated: false } },
      { videoId: videoOf(course, 2), duration: 50, externalKey: 'welcome-to-the-course' },
    ])
  })

  test('opens a video session, saves, and reads where they are', async () => {
    const { userId, token } = await signIn()
    const videoId = videoOf(course, 1)
    const named = { courseId: course.courseId, videoId, sessionId: course.sessionId }
    const opened = await ask(token, CREATE, named)
    expect(opened).toMatchObject({ error: null })
    expect(opened?.['playlistUrl']).toMatch(/^\/manifests\/welcome-to-the-course\.m3u8\?t=/)
    now += 10_000
    const saved = await ask(token, UPDATE, {
      id: opened?.['userVideoSessionId'],
      videoId,
      courseId: course.courseId,
      at: 12.5,
      played: 12.5,
      max: 12.5,
    })
    expect(saved).toMatchObject({
      continueAtTime: 12.5,
      farthestWatchedTime: 12.5,
      completed: false,
      error: null,
    })
    expect(await ask(token, PROGRESS, { videoId })).toEqual({
      userId,
      videoId,
      continueAtTime: 12.5,
      farthestWatchedTime: 12.5,
      completed: false,
    })
    expect(await ask(token, BY_COURSE, { courseId: course.courseId })).toMatchObject({
      totalDuration: 400,
      totalFarthestWatchedTime: 12.5,
      completed: false,
      groups: [
        { videos: [{ farthestWatchedTime: 0 }, { farthestWatchedTime: 12.5 }, { farthestWatchedTime: 0 }] },
      ],
    })
  })

  test('who watched nothing is at the beginning', async () => {
    const { userId, token } = await signIn()
    const videoId = videoOf(course)
    const nothing = { continueAtTime: 0, farthestWatchedTime: 0, completed: false }
    expect(await ask(token, PROGRESS, { videoId })).toEqual({ userId, videoId, ...nothing })
  })
})

describe('a beat is refused', () => {
  async function opened() {
    const { userId, token } = await signIn()
    const videoId = videoOf(course)
    const { userVideoSessionId } = (await ask(token, CREATE, { courseId: course.courseId, videoId })) ?? {}
    return { userId, token, beat: { id: userVideoSessionId, videoId, at: 1 } }
  }
  const error = (code: string, message: string) => ({ ...NOTHING_SAVED, error: { code, message } })

  test("in another member's video session, like one that does not exist", async () => {
    const { beat } = await opened()
    const other = await opened()
    expect(await ask(other.token, UPDATE, beat)).toEqual(NO_SITTING)
    expect(await ask(other.token, UPDATE, { ...beat, id: randomUUID() })).toEqual(NO_SITTING)
    expect(await ask(other.token, PROGRESS, { videoId: beat.videoId })).toMatchObject({
      farthestWatchedTime: 0,
    })
  })

  test('under the id of another video or course', async () => {
    const { token, beat } = await opened()
    expect(await ask(token, UPDATE, { ...beat, videoId: videoOf(course, 1) })).toEqual(NO_SITTING)
    expect(await ask(token, UPDATE, { ...beat, courseId: free.courseId })).toEqual(NO_SITTING)
  })

  test('with a place that is none', async () => {
    const { token, beat } = await opened()
    const beyond = error('BEYOND_DURATION', 'This place is beyond the end of the video.')
    const invalid = error('INVALID_NUMBER', 'This is not a place in a video.')
    expect(await ask(token, UPDATE, { ...beat, at: 101 })).toEqual(beyond)
    expect(await ask(token, UPDATE, { ...beat, max: 1e9 })).toEqual(beyond)
    expect(await ask(token, UPDATE, { ...beat, at: -1 })).toEqual(invalid)
    expect(await ask(token, UPDATE, { ...beat, played: -5 })).toEqual(invalid)
    await expect(ask(token, UPDATE, { ...beat, at: 'NaN' })).rejects.toThrow(/Float cannot represent/)
  })

  test('that plays on in an ended video session', async () => {
    const { token, beat } = await opened()
    expect(await ask(token, UPDATE, { ...beat, status: 'ENDED' })).toMatchObject({ error: null })
    expect(await ask(token, UPDATE, { ...beat, status: 'ENDED' })).toMatchObject({ error: null })
    expect(await ask(token, UPDATE, { ...beat, played: 2 })).toEqual(
      error('VIDEO_SESSION_ENDED', 'This video session has ended.'),
    )
  })

  test('when the plan has ended meanwhile', async () => {
    const { userId, token, beat } = await opened()
    const { db } = server.database
    await db
      .update(entitlements)
      .set({ endsAt: new Date(now) })
      .where(eq(entitlements.userId, userId))
    await server.services.feed.transact(async (_tx, changed) => changed('member', userId))
    expect(await ask(token, UPDATE, beat)).toEqual(error('NOT_ENTITLED', 'Your plan does not include this.'))
  })

  test('and does not fail those that it travels with', async () => {
    const sittings = await Promise.all([opened(), opened(), opened()])
    const answers = await Promise.all(
      sittings.map(({ token, beat }, index) =>
        ask(token, UPDATE, index === 1 ? { ...beat, at: 1000 } : beat),
      ),
    )
    expect(answers.map((answer) => answer?.['farthestWatchedTime'])).toEqual([1, null, 1])
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { enrollments } from '@section/db/schema.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { insertLessons } from '../../testing/insert-lessons.ts'
import { addWatchableCourse, type WatchableCourse } from './video-test-kit.fixture.ts'
import {
  BY_COURSE,
  CONTENT,
  NON_WATCHERS,
  CREATE,
  NO_VIDEO_SESSION,
  NO_VIDEO,
  PROGRESS,
  UPDATE,
  videoOf,
  videoServer,
} from './video-calls.fixture.ts'

const OPENING = 'query ($courseId: ID!) { getOnDemandContent(courseId: $courseId) { opensAt } }'

const video = videoServer()
const { ask, signIn } = video
let hidden: WatchableCourse
/** A marketing course with a live session that anyone may join. */
let free: WatchableCourse

beforeAll(async () => {
  const { db, server } = video
  const hiddenId = await insertCourse(db)
  hidden = {
    courseId: hiddenId,
    sessionId: await insertSession(db, { courseId: hiddenId, sessionType: 'ON_DEMAND', hideInCatalog: true }),
    videoIds: await insertLessons(db, hiddenId, [{}]),
  }
  free = await addWatchableCourse(server.services, [{}])
  const period = { startAt: new Date(video.now() - 1000), endAt: new Date(video.now() + 3_600_000) }
  await insertSession(db, { courseId: free.courseId, isFreeSession: true, ...period })
  await server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
})

describe('A video', () => {
  /** Only members who can open courses learn that their plan does not include one. */
  const informed = ['with the AI plan, of a marketing course', 'with one bought course, of another']
  test.each(Object.entries(NON_WATCHERS))('does not exist for a member %s', async (kind, member) => {
    const { token } = await signIn(member)
    const ids = { courseId: video.course.courseId, videoId: videoOf(video.course) }
    if (!informed.includes(kind)) expect(await ask(token, CONTENT, ids)).toBeNull()
    expect(await ask(token, PROGRESS, ids)).toBeNull()
    expect(await ask(token, BY_COURSE, ids)).toBeNull()
    expect(await ask(token, CREATE, ids)).toEqual(NO_VIDEO)
  })

  test.each([['mcsc-unlimited'], ['ai-academy']] as const)(
    'does not exist in a hidden on-demand course for a member with %s',
    async (area) => {
      const { token } = await signIn({ areas: [area] })
      const ids = { courseId: hidden.courseId, videoId: videoOf(hidden) }
      expect(await ask(token, CONTENT, ids)).toBeNull()
      expect(await ask(token, BY_COURSE, ids)).toBeNull()
      expect(await ask(token, CREATE, ids)).toEqual(NO_VIDEO)
    },
  )

  test.each(['nonsense', '', randomUUID(), "'; drop table videos; --"])('is not found by %j', async (id) => {
    const { token } = await signIn()
    const ids = { courseId: id, videoId: id, id, at: 1 }
    expect(await ask(token, CONTENT, ids)).toBeNull()
    expect(await ask(token, PROGRESS, ids)).toBeNull()
    expect(await ask(token, BY_COURSE, ids)).toBeNull()
    expect(await ask(token, CREATE, ids)).toEqual(NO_VIDEO)
    expect(await ask(token, UPDATE, ids)).toEqual(NO_VIDEO_SESSION)
    expect(await ask(token, UPDATE, { ...ids, courseId: null, videoId: videoOf(video.course) })).toEqual(
      NO_VIDEO_SESSION,
    )
  })

  test('does not exist under the id of another course, lesson, session or kind', async () => {
    const { token } = await signIn()
    const ids = { courseId: video.course.courseId, videoId: videoOf(video.course) }
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

test.each([['ai-academy'], ['mc-transactional'], ['crash-courses']] as const)(
  'A member with courses by %s gets only the name of a lesson that is outside of the plan',
  async (area) => {
    const { token } = await signIn({ areas: [area] })
    const content = await ask(token, CONTENT, { courseId: video.course.courseId })
    expect(content).toMatchObject({ courseTitle: 'Pricing with Confidence', entitled: false })
    const [group] = (content?.['groups'] ?? []) as { content: Record<string, unknown>[] }[]
    expect(group?.content).toHaveLength(3)
    for (const lesson of group?.content ?? [])
      expect(lesson).toMatchObject({ description: '', video: null, meta: { videoThumbnail: null } })
  },
)

test('A member who can see a course without the plan for its videos gets NOT_ENTITLED', async () => {
  const { userId, token } = await signIn({ areas: [] })
  const { db, server } = video
  const liveId = await insertSession(db, { courseId: free.courseId })
  await db
    .insert(enrollments)
    .values({ userId, sessionId: liveId, state: 'ENROLLED', enrolledAt: new Date(video.now()) })
  await server.services.cacheInvalidation.transaction(async (_tx, invalidate) => {
    invalidate('catalog')
    invalidate('member', userId)
  })
  const ids = { courseId: free.courseId, videoId: videoOf(free) }
  expect(await ask(token, CONTENT, ids)).toMatchObject({ courseId: free.courseId, entitled: false })
  expect(await ask(token, CREATE, ids)).toEqual({
    ...NO_VIDEO,
    error: { code: 'NOT_ENTITLED', message: 'Your plan does not include this.' },
  })
})

test('A lesson of an on-demand course that opens later returns ON_DEMAND_NOT_OPEN until then, and its free preview opens', async () => {
  const { db, server } = video
  const opensAt = new Date(video.now() + 60_000)
  const courseId = await insertCourse(db)
  await insertSession(db, { courseId, sessionType: 'ON_DEMAND', activateAt: opensAt })
  const [preview, lesson] = await insertLessons(db, courseId, [{ preview: true }, {}])
  await server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
  const { token } = await signIn()
  const opening = async () => (await ask(token, OPENING, { courseId }))?.['opensAt']
  expect(await opening()).toBe(opensAt.toISOString())
  expect(await ask(token, CREATE, { courseId, videoId: preview })).toMatchObject({ error: null })
  expect(await ask(token, CREATE, { courseId, videoId: lesson })).toEqual({
    ...NO_VIDEO,
    error: { code: 'ON_DEMAND_NOT_OPEN', message: 'The lessons of this course are not open yet.' },
  })
  video.later(60)
  expect(await opening()).toBeNull()
  expect(await ask(token, CREATE, { courseId, videoId: lesson })).toMatchObject({ error: null })
})

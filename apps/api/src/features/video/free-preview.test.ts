import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { enrollments, meteredViews } from '@section/db/schema.ts'
import { insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { BY_COURSE, CREATE, NO_VIDEO, PROGRESS, UPDATE, videoOf, videoServer } from './video-calls.fixture.ts'
import { addWatchableCourse, type WatchableCourse } from './video-test-kit.fixture.ts'

const CONTENT = `query ($courseId: ID!) { getOnDemandContent(courseId: $courseId) { entitled groups { content {
  preview description video { videoId } } } } }`
const NOT_ENTITLED = { code: 'NOT_ENTITLED', message: 'Your plan does not include this.' }
const EXCEEDED = { code: 'METERING_EXCEEDED', message: 'You’re out of videos for the month.' }
const MEDIA_KEY = 'prompting-as-briefing'

const video = videoServer()
const { ask, signIn } = video
/** A marketing course of four lessons, the first of which is the free preview. */
let course: WatchableCourse
let hidden: WatchableCourse

beforeAll(async () => {
  const { db, server } = video
  const lessons = [{ preview: true, duration: 100, externalKey: MEDIA_KEY }, {}, {}, {}]
  course = await addWatchableCourse(server.services, lessons)
  hidden = await addWatchableCourse(server.services, lessons, { stack: 'product' })
  await db.execute(`update sessions set hide_in_catalog = true where course_id = '${hidden.courseId}'`)
  await server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
})

const idsOf = (index = 0, from = course) => ({ courseId: from.courseId, videoId: videoOf(from, index) })

/** Members who may not watch the course, and who can open courses. */
const OUTSIDE: Record<string, NewMember> = {
  'with the AI plan, of a marketing course': { areas: ['ai-academy'] },
  'who bought another workshop': { areas: ['mc-transactional'] },
  'who bought another crash course': { areas: ['crash-courses'] },
}

describe.each(Object.entries(OUTSIDE))('A member %s', (_who, member) => {
  test('gets the free preview with its details, and only the names of the other lessons', async () => {
    const { token } = await signIn(member)
    const content = await ask(token, CONTENT, { courseId: course.courseId })
    expect(content).toMatchObject({ entitled: false })
    const [group] = (content?.['groups'] ?? []) as { content: { preview: boolean; video: object | null }[] }[]
    expect(group?.content.map(({ preview, video: shown }) => [preview, shown !== null])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ])
  })

  test('opens the free preview, is credited, and earns no enrollment by it', async () => {
    const { token, userId } = await signIn(member)
    const opened = await ask(token, CREATE, idsOf())
    expect(opened).toMatchObject({ error: null, playlistUrl: expect.stringContaining(MEDIA_KEY) })
    video.later(100)
    const id = opened?.['userVideoSessionId']
    const watched = { id, at: 100, played: 100, max: 100, status: 'ENDED' }
    expect(await ask(token, UPDATE, { ...watched, ...idsOf() })).toMatchObject({
      error: null,
      completed: true,
      courseBadgeId: null,
      enrollmentStatus: null,
    })
    expect(await ask(token, PROGRESS, { videoId: videoOf(course) })).toMatchObject({ completed: true })
    const own = await video.db.select().from(enrollments).where(eq(enrollments.userId, userId))
    expect(own).toEqual([])
  })

  test('is refused every other lesson, and the preview of a hidden course', async () => {
    const { token } = await signIn(member)
    for (const index of [1, 2, 3]) {
      expect(await ask(token, CREATE, idsOf(index))).toEqual(NO_VIDEO)
      expect(await ask(token, PROGRESS, { videoId: videoOf(course, index) })).toBeNull()
    }
    expect(await ask(token, BY_COURSE, { courseId: course.courseId })).toBeNull()
    expect(await ask(token, CREATE, idsOf(0, hidden))).toEqual(NO_VIDEO)
    expect(await ask(token, PROGRESS, { videoId: videoOf(hidden) })).toBeNull()
  })
})

test('A member enrolled in a live session opens the free preview, and gets NOT_ENTITLED for every other lesson', async () => {
  const { token, userId } = await signIn({ areas: [] })
  const sessionId = await insertSession(video.db, { courseId: course.courseId })
  await video.db
    .insert(enrollments)
    .values({ userId, sessionId, state: 'ENROLLED', enrolledAt: new Date(video.now()) })
  await video.server.services.cacheInvalidation.transaction(async (_tx, invalidate) => {
    invalidate('catalog')
    invalidate('member', userId)
  })
  expect(await ask(token, CREATE, idsOf())).toMatchObject({ error: null })
  for (const index of [1, 2, 3])
    expect(await ask(token, CREATE, idsOf(index))).toEqual({ ...NO_VIDEO, error: NOT_ENTITLED })
})

test.each([[{ status: 'POST_TRIAL' }], [{ status: 'ALUMNI' }], [{ areas: [] }]] satisfies [NewMember][])(
  'A member who can open no courses, %j, gets no free preview',
  async (member) => {
    const { token } = await signIn(member)
    expect(await ask(token, CREATE, idsOf())).toEqual(NO_VIDEO)
    expect(await ask(token, PROGRESS, { videoId: videoOf(course) })).toBeNull()
  },
)

describe('A limited member', () => {
  const limited = () => signIn({ status: 'LIMITED', areas: ['mc-limited'] })
  const PLAN = '{ getMeteringPlanDetails { currentMeasure entitledVideoIds } }'
  const counted = async (userId: string) =>
    video.db
      .select()
      .from(meteredViews)
      .where(and(eq(meteredViews.userId, userId), eq(meteredViews.videoId, videoOf(course))))

  test('watches the free preview without using the allowance, also when that is used up', async () => {
    const { token, userId } = await limited()
    expect(await ask(token, CREATE, idsOf())).toMatchObject({ error: null })
    expect(await ask(token, PLAN, {})).toMatchObject({ currentMeasure: 0 })
    for (const index of [1, 2, 3])
      expect(await ask(token, CREATE, idsOf(index))).toMatchObject({ error: null })
    const other = { courseId: video.course.courseId, videoId: videoOf(video.course) }
    expect(await ask(token, CREATE, other)).toEqual({ ...NO_VIDEO, error: EXCEEDED })
    expect(await ask(token, CREATE, idsOf())).toMatchObject({ error: null })
    expect(await ask(token, PLAN, {})).toMatchObject({ currentMeasure: 3 })
    expect(await counted(userId)).toEqual([])
  })

  test('finds the free preview among the videos that never count, and none of a hidden course', async () => {
    const { token } = await limited()
    const plan = await ask(token, PLAN, {})
    expect(plan?.['entitledVideoIds']).toEqual([videoOf(course)])
  })
})

test('The media of a free preview is sent to whoever holds its signature, and not after their account has ended', async () => {
  const { services, url } = video.server
  const fetched = async (member: NewMember) => {
    const userId = await video.server.insertMember(member)
    const token = services.mediaLinks.token(MEDIA_KEY, userId, video.now())
    return (await fetch(`${url}/manifests/${MEDIA_KEY}.m3u8?t=${token}`)).status
  }
  // The media of the demo may be missing here. Only a request with a valid signature learns that, by the status 404.
  expect(await fetched({ areas: ['ai-academy'] })).not.toBe(403)
  expect(await fetched({ status: 'ALUMNI' })).toBe(403)
})

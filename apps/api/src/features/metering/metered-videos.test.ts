import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FreeOffer, MeteredVideo } from '@section/contract/generated/schema-types.ts'
import { entitlements, meteredViews, sessions, videoProgress, videos } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addWatchableCourse, VideoTestKit, type WatchableCourse } from '../video/video-test-kit.fixture.ts'
import { eq } from 'drizzle-orm'

const VIDEOS = `{ listMeteredVideos { videoId title courseTitle playedAt
  page { kind topLevelId groupId videoContentId } } }`
const OFFER = `{ getFreeOffer { previews { videoId title courseTitle page { kind topLevelId groupId videoContentId } }
  courses { courseId title startAt } liveCourses { courseId title startAt } } }`
const START = Date.UTC(2026, 5, 1, 12)

let now = START
let server: TestServer
let course: WatchableCourse
let bought: WatchableCourse
let freeCourseId: string

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  const { db } = server.database
  freeCourseId = await insertCourse(db, { title: 'Live and free' })
  const inDays = (days: number) => ({
    startAt: new Date(START + days * DAY_MS),
    endAt: new Date(START + (days + 1) * DAY_MS),
  })
  await insertSession(db, { courseId: freeCourseId, isFreeSession: true, ...inDays(-9) })
  await insertSession(db, { courseId: freeCourseId, isFreeSession: true, ...inDays(9) })
  await insertSession(db, { courseId: freeCourseId, ...inDays(5) })
  course = await addWatchableCourse(server.services, [{ preview: true }, {}, {}, {}], { sortOrder: 1 })
  bought = await addWatchableCourse(server.services, [{ preview: true }, {}], {
    title: 'Bought',
    sortOrder: 2,
  })
})
afterAll(() => server.close())
beforeEach(() => {
  now = START
})

async function limited(member: NewMember = {}) {
  const userId = await server.insertMember({ status: 'LIMITED', areas: ['mc-limited'], ...member })
  return new VideoTestKit(server.services, userId)
}

async function buyer() {
  const viewer = await limited({ areas: ['mc-limited', 'crash-courses'] })
  const { userId } = viewer
  const { courseId } = bought
  await server.database.db
    .insert(entitlements)
    .values({ userId, type: 'crash-courses', courseId, startsAt: new Date(START - 1000) })
  return viewer
}

async function ask<Field>({ userId }: { userId: string }, query: string, field: string) {
  const { data } = await server.graphql<Record<string, Field>>(await server.token(userId), query)
  return data?.[field]
}
const counted = (viewer: { userId: string }) => ask<MeteredVideo[]>(viewer, VIDEOS, 'listMeteredVideos')
const offer = (viewer: { userId: string }) => ask<FreeOffer | null>(viewer, OFFER, 'getFreeOffer')

describe('The list of the videos that counted this month', () => {
  test('names each video once with its course, when it first played, and its page', async () => {
    const viewer = await limited()
    expect(await counted(viewer)).toEqual([])
    for (const index of [2, 1, 2]) {
      now += 60_000
      await viewer.start(course, index)
    }
    const { data } = await server.graphql<{ getOnDemandContent: { groups: Group[] } }>(
      await server.token(viewer.userId),
      `{ getOnDemandContent(courseId: "${course.courseId}") {
        groups { courseContentGroupId content { courseContentId } } } }`,
    )
    const group = data?.getOnDemandContent.groups[0]
    const page = (index: number) => ({
      kind: 'ON_DEMAND',
      topLevelId: course.courseId,
      groupId: group?.courseContentGroupId,
      videoContentId: group?.content[index]?.courseContentId,
    })
    const shown = { title: 'Lesson', courseTitle: 'Pricing with Confidence' }
    const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString()
    expect(await counted(viewer)).toEqual([
      { videoId: course.videoIds[2], ...shown, playedAt: at(1), page: page(2) },
      { videoId: course.videoIds[1], ...shown, playedAt: at(2), page: page(1) },
    ])
  })

  test('holds neither free previews, nor courses that were bought, nor reservations', async () => {
    const viewer = await buyer()
    await viewer.start(course, 0)
    await viewer.start(bought, 1)
    await viewer.load(course, 1)
    expect(await counted(viewer)).toEqual([])
  })

  test('leads to no page that the member may not open any more', async () => {
    const viewer = await limited()
    const gone = await addWatchableCourse(server.services, [{}])
    await viewer.start(gone, 0)
    await server.database.db
      .update(sessions)
      .set({ hideInCatalog: true })
      .where(eq(sessions.sessionId, gone.sessionId))
    await server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
    expect(await counted(viewer)).toMatchObject([{ videoId: gone.videoIds[0], page: null }])
  })

  test('keeps the title of a video that no course shows any more', async () => {
    const viewer = await limited()
    const [video] = await server.database.db
      .insert(videos)
      .values({ externalKey: 'x', title: 'Once', thumbnailUrl: '/x.webp', duration: 10, videoId: OTHER_ID })
      .returning()
    const { userId } = viewer
    await server.database.db
      .insert(meteredViews)
      .values({ userId, month: '2026-06', videoId: video?.videoId ?? '', playedAt: new Date(now) })
    expect(await counted(viewer)).toEqual([
      {
        videoId: OTHER_ID,
        title: 'Once',
        courseTitle: null,
        playedAt: new Date(now).toISOString(),
        page: null,
      },
    ])
  })

  test('is empty for members without metering, and shows nobody the videos of another', async () => {
    const viewer = await limited()
    await viewer.start(course, 1)
    const others: NewMember[] = [{ status: 'MEMBER' }, { areas: ['mcsc-unlimited', 'mc-limited'] }, {}]
    for (const other of others) expect(await counted(await limited(other))).toEqual([])
  })
})

interface Group {
  courseContentGroupId: string
  content: { courseContentId: string }[]
}
const OTHER_ID = '00000000-0000-4000-8000-00000000beef'

describe('The free offer of a limited member', () => {
  test('has free previews and the free live courses that can be joined', async () => {
    const viewer = await limited()
    const found = await offer(viewer)
    expect(found?.previews).toEqual([
      expect.objectContaining({ videoId: course.videoIds[0], courseTitle: 'Pricing with Confidence' }),
      expect.objectContaining({ videoId: bought.videoIds[0], courseTitle: 'Bought' }),
    ])
    expect(found?.courses).toEqual([])
    const startAt = new Date(START + 9 * DAY_MS).toISOString()
    expect(found?.liveCourses).toEqual([{ courseId: freeCourseId, title: 'Live and free', startAt }])
  })

  test('has the courses that the member bought, in place of their previews', async () => {
    const found = await offer(await buyer())
    expect(found?.courses).toEqual([{ courseId: bought.courseId, title: 'Bought', startAt: null }])
    expect(found?.previews.map(({ videoId }) => videoId)).toEqual([course.videoIds[0]])
  })

  test('plays when the allowance is spent', async () => {
    const viewer = await buyer()
    for (const index of [1, 2, 3]) await viewer.start(course, index)
    const before = await counted(viewer)
    expect(await viewer.open(bought, 1)).toMatchObject({ error: null })
    expect(await viewer.open(course, 0)).toMatchObject({ error: null })
    expect(await counted(viewer)).toEqual(before)
  })

  test('leaves out the previews that were watched to the end', async () => {
    const viewer = await limited()
    const { userId } = viewer
    await server.database.db
      .insert(videoProgress)
      .values({ userId, videoId: course.videoIds[0] ?? '', completedAt: new Date(now) })
    const found = await offer(viewer)
    expect(found?.previews.map(({ videoId }) => videoId)).toEqual([bought.videoIds[0]])
  })

  test('is null for members without metering', async () => {
    for (const member of [{ status: 'MEMBER' }, { areas: ['mcsc-unlimited', 'mc-limited'] }] as NewMember[])
      expect(await offer(await limited(member))).toBeNull()
  })
})

test.each([VIDEOS, OFFER])('%s returns Unauthorized when signed out', async (query) => {
  const { errors } = await server.graphql(null, query)
  expect(errors?.[0]?.message).toBe('Unauthorized')
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entitlements } from '@section/db/schema.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { addWatchableCourse, VideoTestKit, type WatchableCourse } from '../video/video-test-kit.fixture.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const PLAN = `query { getMeteringPlanDetails {
  meteringPlanId threshold currentMeasure resourceType watchedVideoIds entitledVideoIds } }`
const EXCEEDED = {
  userVideoSessionId: null,
  playlistUrl: null,
  error: { code: 'METERING_EXCEEDED', message: 'You’re out of videos for the month.' },
}
const START = Date.UTC(2026, 5, 1, 12)

let now = START
let server: TestServer
let course: WatchableCourse
let bought: WatchableCourse

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  course = await addWatchableCourse(server.services, [{}, {}, {}, {}, {}])
  bought = await addWatchableCourse(server.services, [{}])
})
afterAll(() => server.close())
beforeEach(() => {
  now = START
})

async function limited(member: NewMember = {}) {
  const userId = await server.insertMember({ status: 'LIMITED', areas: ['mc-limited'], ...member })
  return new VideoTestKit(server.services, userId)
}

async function planOf({ userId }: VideoTestKit) {
  const { data } = await server.graphql<{ getMeteringPlanDetails: Record<string, unknown> | null }>(
    await server.token(userId),
    PLAN,
  )
  return data?.getMeteringPlanDetails
}

describe('The metering plan of a limited member', () => {
  test('is empty at first', async () => {
    const viewer = await limited()
    expect(await planOf(viewer)).toEqual({
      meteringPlanId: `${viewer.userId}/2026-06`,
      threshold: 3,
      currentMeasure: 0,
      resourceType: 'VIDEO',
      watchedVideoIds: [],
      entitledVideoIds: [],
    })
  })

  test('allows three videos and refuses a fourth', async () => {
    const viewer = await limited()
    for (const index of [0, 1, 2]) {
      now += 1000
      expect(await viewer.open(course, index)).toMatchObject({ error: null })
    }
    expect(await viewer.open(course, 3)).toEqual(EXCEEDED)
    expect(await planOf(viewer)).toMatchObject({
      currentMeasure: 3,
      watchedVideoIds: course.videoIds.slice(0, 3),
    })
  })

  test('does not count a video again', async () => {
    const viewer = await limited()
    for (let i = 0; i < 20; i++) await viewer.start(course, 0)
    expect(await planOf(viewer)).toMatchObject({ currentMeasure: 1 })
    await viewer.start(course, 1)
    await viewer.start(course, 2)
    expect(await viewer.open(course, 0)).toMatchObject({ error: null })
  })

  test('resets with the calendar month in UTC', async () => {
    const viewer = await limited()
    now = Date.UTC(2026, 6, 1) - 100
    for (const index of [0, 1, 2]) await viewer.start(course, index)
    expect(await viewer.open(course, 3)).toEqual(EXCEEDED)
    now = Date.UTC(2026, 6, 1)
    expect(await planOf(viewer)).toMatchObject({ currentMeasure: 0 })
    expect(await viewer.open(course, 3)).toMatchObject({ error: null })
  })

  test('does not count separately purchased courses', async () => {
    const viewer = await limited({ areas: ['mc-limited', 'crash-courses'] })
    const { userId } = viewer
    await server.database.db
      .insert(entitlements)
      .values({ userId, type: 'crash-courses', courseId: bought.courseId, startsAt: new Date(START - 1000) })
    expect(await planOf(viewer)).toMatchObject({ entitledVideoIds: bought.videoIds })
    for (const index of [0, 1, 2]) await viewer.start(course, index)
    expect(await viewer.open(bought)).toMatchObject({ error: null })
    expect(await planOf(viewer)).toMatchObject({ currentMeasure: 3 })
    expect(await viewer.open(course, 3)).toEqual(EXCEEDED)
  })
})

describe('A playlist that a limited member has asked for', () => {
  const REFUSED = { playlistUrl: null, error: EXCEEDED.error }
  const loaded = { error: null, playlistUrl: expect.stringContaining('/manifests/') }

  test('counts when its video plays, and not before', async () => {
    const viewer = await limited()
    expect(await viewer.load(course, 0)).toMatchObject(loaded)
    expect(await planOf(viewer)).toMatchObject({ currentMeasure: 0, watchedVideoIds: [] })
    now += 5_000
    await viewer.start(course, 0)
    expect(await planOf(viewer)).toMatchObject({
      currentMeasure: 1,
      watchedVideoIds: course.videoIds.slice(0, 1),
    })
  })

  test('holds one of the month’s videos for two minutes, and gives it back without a first frame', async () => {
    const viewer = await limited()
    for (const index of [0, 1]) await viewer.start(course, index)
    await viewer.load(course, 2)
    now += 119_999
    const reserved = { error: { code: 'METERING_RESERVED' } }
    expect(await viewer.load(course, 3)).toMatchObject({ playlistUrl: null, ...reserved })
    expect(await viewer.open(course, 3)).toMatchObject({ userVideoSessionId: null, ...reserved })
    expect(await planOf(viewer)).toMatchObject({ currentMeasure: 2 })
    now += 1
    expect(await viewer.load(course, 3)).toMatchObject(loaded)
    expect(await viewer.open(course, 2)).toMatchObject(reserved)
    expect(await viewer.open(course, 3)).toMatchObject({ error: null })
    expect(await planOf(viewer)).toMatchObject({ currentMeasure: 3 })
    expect(await viewer.open(course, 2)).toEqual(EXCEEDED)
  })

  test('is no longer held once its video plays, and stays free for the month', async () => {
    const viewer = await limited()
    for (const index of [0, 1, 2]) {
      await viewer.load(course, index)
      await viewer.start(course, index)
    }
    now += 86_400_000
    expect(await viewer.load(course, 0)).toMatchObject(loaded)
    expect(await viewer.load(course, 3)).toEqual(REFUSED)
  })

  test('needs none of the month’s allowance when the video is purchased otherwise', async () => {
    const viewer = await limited({ areas: ['mc-limited', 'crash-courses'] })
    await server.database.db.insert(entitlements).values({
      userId: viewer.userId,
      type: 'crash-courses',
      courseId: bought.courseId,
      startsAt: new Date(START - 1000),
    })
    for (const index of [0, 1, 2]) await viewer.start(course, index)
    expect(await viewer.load(bought)).toMatchObject(loaded)
  })
})

describe('A member without metering', () => {
  const members: NewMember[] = [
    { status: 'MEMBER' },
    { status: 'EMPLOYEE' },
    { status: 'LIMITED', areas: ['mcsc-unlimited', 'mc-limited'] },
    { status: 'POST_TRIAL', areas: ['mc-limited'] },
  ]
  test.each(members)('has no metering plan: $status with $areas', async (member) => {
    const viewer = new VideoTestKit(server.services, await server.insertMember(member))
    expect(await planOf(viewer)).toBeNull()
  })

  test('has no limit of videos', async () => {
    const viewer = new VideoTestKit(server.services, await server.insertMember({ status: 'MEMBER' }))
    for (const index of [0, 1, 2, 3, 4]) await viewer.start(course, index)
  })
})

test('getMeteringPlanDetails returns Unauthorized when signed out', async () => {
  const { data, errors } = await server.graphql(null, PLAN)
  expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([])
  expect(errors?.[0]?.message).toBe('Unauthorized')
})

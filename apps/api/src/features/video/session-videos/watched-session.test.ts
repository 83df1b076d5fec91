import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { earnedBadges, enrollments, meteredViews } from '@section/db/schema.ts'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import type { PagedSession } from '../../session-content/paged-sessions.fixture.ts'
import type { Reader } from '../../session-content/session-page-test-kit.fixture.ts'
import { NO_VIDEO } from '../video-calls.fixture.ts'
import { PAGE_OF_VIDEOS, PERIOD, sessionVideoTestKit } from './session-videos.fixture.ts'

const kit = sessionVideoTestKit()
afterEach(() => vi.restoreAllMocks())

const db = () => kit.server().database.db
const badgesOf = ({ userId }: Reader) =>
  db().select().from(earnedBadges).where(eq(earnedBadges.userId, userId))
const enrollmentsOf = ({ userId }: Reader) =>
  db().select().from(enrollments).where(eq(enrollments.userId, userId))
const playAt = async (reader: Reader, run: PagedSession, slug: string, index: number, seconds?: number) =>
  kit.play(reader, await kit.film(run, slug, index), seconds)

describe('Watching the videos of a session', () => {
  test('earns the badge of the course with the last required item of the checklist, once', async () => {
    const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD)
    const reader = await kit.addReader(run)
    expect(await playAt(reader, run, 'extras', 0)).toMatchObject({ completed: true, courseBadgeId: null })
    expect(await playAt(reader, run, 'films', 0)).toMatchObject({ completed: true, courseBadgeId: null })
    const { courseBadgeId, completed } = await playAt(reader, run, 'films', 1)
    expect(completed).toBe(true)
    expect(await badgesOf(reader)).toMatchObject([
      { courseBadgeId, courseId: run.courseId, sessionId: run.sessionId },
    ])
    expect(await enrollmentsOf(reader)).toMatchObject([{ sessionId: run.sessionId, state: 'COMPLETED' }])
    expect(await playAt(reader, run, 'films', 1)).toMatchObject({ error: null, courseBadgeId: null })
    expect(await badgesOf(reader)).toHaveLength(1)
  })

  test('earns no badge while another required item is open', async () => {
    const attend = { slug: 'attend', title: 'Attend', subtype: 'ZOOM_ATTENDANCE' }
    const page = { ...PAGE_OF_VIDEOS, checklist: [...PAGE_OF_VIDEOS.checklist, attend] }
    const run = await kit.addSession(page, PERIOD)
    const reader = await kit.addReader(run)
    await playAt(reader, run, 'films', 0)
    expect(await playAt(reader, run, 'films', 1)).toMatchObject({ completed: true, courseBadgeId: null })
    expect(await badgesOf(reader)).toEqual([])
  })

  test('earns the badge of a Mini-MBA in the same way', async () => {
    const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD, { kind: 'BOOTCAMP' })
    const reader = await kit.addReader(run, { areas: ['bootcamps'] })
    const film = async (index: number) => kit.play(reader, await kit.film(run, 'films', index, 'MINI_MBA'))
    expect((await film(0)).courseBadgeId).toBeNull()
    expect((await film(1)).courseBadgeId).not.toBeNull()
  })

  test('counts for their own session alone', async () => {
    const [run, other] = [
      await kit.addSession(PAGE_OF_VIDEOS, PERIOD),
      await kit.addSession(PAGE_OF_VIDEOS, PERIOD),
    ]
    const reader = await kit.addReader(run)
    await db()
      .insert(enrollments)
      .values({
        userId: reader.userId,
        sessionId: other.sessionId,
        state: 'ENROLLED',
        enrolledAt: new Date(kit.clock.now),
      })
    expect(await playAt(reader, run, 'films', 0)).toMatchObject({ courseBadgeId: null })
    expect(await playAt(reader, other, 'films', 1)).toMatchObject({ completed: true, courseBadgeId: null })
    expect(await badgesOf(reader)).toEqual([])
  })
})

describe('A limited member in a free session', () => {
  const LIMITED: NewMember = { status: 'LIMITED', areas: ['mc-limited'] }
  const EXCEEDED = { code: 'METERING_EXCEEDED', message: 'You’re out of videos for the month.' }
  const PLAN = '{ getMeteringPlanDetails { currentMeasure watchedVideoIds entitledVideoIds } }'

  test('uses the allowance of the month for its videos, each once, and is refused the fourth', async () => {
    const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD, { isFreeSession: true })
    const reader = await kit.addReader(run, LIMITED)
    const films = await Promise.all(
      [
        ['films', 0],
        ['films', 1],
        ['extras', 0],
        ['extras', 1],
      ].map(([slug, index]) => kit.film(run, String(slug), Number(index))),
    )
    const [first, second, third, fourth] = films
    if (!first || !second || !third || !fourth) throw new Error('There are four videos.')
    for (const film of [first, second, first, third])
      expect(await kit.open(reader, film)).toMatchObject({ error: null })
    expect(await kit.open(reader, fourth)).toEqual({ ...NO_VIDEO, error: EXCEEDED })
    expect(await kit.open(reader, second)).toMatchObject({ error: null })
    expect(await reader.ask(PLAN, {})).toMatchObject({ currentMeasure: 3, entitledVideoIds: [] })
    const counted = await db().select().from(meteredViews).where(eq(meteredViews.userId, reader.userId))
    expect(counted.map(({ videoId }) => videoId).sort()).toEqual(
      [first, second, third].map(({ videoId }) => videoId).sort(),
    )
  })
})

describe('An on-demand session that the refresh flag names', () => {
  async function addOnDemand() {
    const run = await kit.addSession(PAGE_OF_VIDEOS, null, { sessionType: 'ON_DEMAND' })
    const { flags } = kit.server().services
    vi.spyOn(flags, 'of').mockResolvedValue({
      ...SAFE_FLAGS,
      onDemandRefresh: { sessionIds: [run.sessionId] },
    })
    return run
  }

  test('enrolls a member once 30 s of its videos were watched together', async () => {
    const run = await addOnDemand()
    const reader = await kit.addReader()
    expect(await playAt(reader, run, 'films', 0, 10)).toMatchObject({ error: null, enrollmentStatus: null })
    expect(await enrollmentsOf(reader)).toEqual([])
    expect(await playAt(reader, run, 'extras', 0, 19.9)).toMatchObject({
      error: null,
      enrollmentStatus: null,
    })
    expect(await playAt(reader, run, 'films', 1, 0.1)).toMatchObject({ enrollmentStatus: 'ENROLLED' })
    expect(await enrollmentsOf(reader)).toMatchObject([{ sessionId: run.sessionId, state: 'ENROLLED' }])
    expect(await playAt(reader, run, 'films', 1, 40)).toMatchObject({ error: null, enrollmentStatus: null })
  })

  test('gives the badge for its checklist', async () => {
    const run = await addOnDemand()
    const reader = await kit.addReader()
    await playAt(reader, run, 'films', 0)
    expect((await playAt(reader, run, 'films', 1)).courseBadgeId).not.toBeNull()
    expect(await enrollmentsOf(reader)).toMatchObject([{ state: 'COMPLETED' }])
  })

  test('has no videos without the flag, and none for a member whose plan does not include it', async () => {
    const run = await addOnDemand()
    const outside = await kit.addReader(undefined, { areas: ['ai-academy'] })
    const film = await kit.film(run)
    expect(await kit.open(outside, film)).toEqual(NO_VIDEO)
    vi.restoreAllMocks()
    expect(await kit.open(await kit.addReader(), film)).toEqual(NO_VIDEO)
  })
})

import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { earnedBadges, enrollments } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { NOON } from '../../session-content/session-page-test-kit.fixture.ts'
import { NO_VIDEO, NO_VIDEO_SESSION, NOTHING_SAVED, PROGRESS } from '../video-calls.fixture.ts'
import { PAGE_OF_VIDEOS, PERIOD, sessionVideoTestKit } from './session-videos.fixture.ts'

const kit = sessionVideoTestKit()
const NOT_OPEN = { code: 'VIDEO_NOT_OPEN', message: 'This video is not open yet.' }

const addRun = (more = {}) => kit.addSession(PAGE_OF_VIDEOS, PERIOD, more)

describe('The video of a session', () => {
  const members: Record<string, NewMember> = {
    'who is not enrolled': {},
    'with the AI plan, of a marketing course': { areas: ['ai-academy'] },
    'who bought another course': { areas: ['mc-transactional'] },
    'without a plan': { areas: [] },
    'whose trial is over': { status: 'POST_TRIAL' },
    'who is an alumnus': { status: 'ALUMNI' },
    'of a company whose plan is another': { status: 'EMPLOYEE', areas: ['ai-academy'] },
  }
  test.each(Object.entries(members))('does not exist for a member %s', async (_who, member) => {
    const film = await kit.film(await addRun())
    expect(await kit.open(await kit.addReader(undefined, member), film)).toEqual(NO_VIDEO)
  })

  test.each([
    ['whose membership is over', { status: 'ALUMNI' }],
    ['whose trial is over', { status: 'POST_TRIAL' }],
  ] satisfies [string, NewMember][])('does not exist for a participant %s', async (_who, member) => {
    const run = await addRun()
    const reader = await kit.addReader(run, member)
    const film = await kit.film(run)
    expect(await kit.open(reader, film)).toEqual(NO_VIDEO)
    expect(await reader.ask(PROGRESS, { videoId: film.videoId })).toBeNull()
  })

  test('does not exist, and neither does its progress, for somebody who may not know of the session', async () => {
    const run = await addRun({ hideInCatalog: true })
    const reader = await kit.addReader()
    const film = await kit.film(run)
    expect(await kit.open(reader, film)).toEqual(NO_VIDEO)
    expect(await reader.ask(PROGRESS, { videoId: film.videoId })).toBeNull()
  })

  test('does not exist under the id of another course, lesson or session, or as another kind', async () => {
    const [run, other] = [await addRun(), await addRun()]
    const reader = await kit.addReader(run)
    const film = await kit.film(run)
    for (const more of [
      { courseId: other.courseId },
      { sessionId: other.sessionId },
      { courseContentId: film.videoId },
      { type: 'ON_DEMAND' as const },
      { type: 'MINI_MBA' as const },
      { type: 'TRAILER' as const },
      { videoId: (await kit.film(other)).videoId },
    ])
      expect(await kit.open(reader, { ...film, ...more }), JSON.stringify(more)).toEqual(NO_VIDEO)
    expect(await kit.open(reader, film)).toMatchObject({ error: null })
  })

  test('does not exist as one of a sprint if it is one of a Mini-MBA', async () => {
    const run = await addRun({ kind: 'BOOTCAMP' })
    const reader = await kit.addReader(run, { areas: ['bootcamps'] })
    expect(await kit.open(reader, await kit.film(run))).toEqual(NO_VIDEO)
    const film = await kit.film(run, 'films', 0, 'MINI_MBA')
    expect(await kit.open(reader, film)).toMatchObject({ error: null })
  })
})

test('A video whose group opens later returns VIDEO_NOT_OPEN until then', async () => {
  const run = await addRun()
  const reader = await kit.addReader(run)
  const film = await kit.film(run, 'later')
  expect(await kit.open(reader, film)).toEqual({ ...NO_VIDEO, error: NOT_OPEN })
  kit.clock.now += DAY_MS
  expect(await kit.open(reader, film)).toMatchObject({ error: null })
})

test('An employee watches the videos of a session without a seat while the session runs', async () => {
  const film = await kit.film(await addRun())
  const employee = await kit.addReader(undefined, { status: 'EMPLOYEE' })
  expect(await kit.open(employee, film)).toMatchObject({ error: null })
})

describe('Progress in the video of a session', () => {
  test('is refused for a video session of another member, of another video, and of another course', async () => {
    const [run, other] = [await addRun(), await addRun()]
    const [reader, stranger] = [await kit.addReader(run), await kit.addReader(run)]
    const film = await kit.film(run)
    const { userVideoSessionId: id } = await kit.open(reader, film)
    expect(await kit.update(stranger, film, id, 1)).toEqual(NO_VIDEO_SESSION)
    expect(await kit.update(reader, await kit.film(run, 'extras'), id, 1)).toEqual(NO_VIDEO_SESSION)
    expect(await kit.update(reader, { ...film, courseId: other.courseId }, id, 1)).toEqual(NO_VIDEO_SESSION)
    expect(await kit.update(reader, film, randomUUID(), 1)).toEqual(NO_VIDEO_SESSION)
    kit.clock.now += 1000
    expect(await kit.update(reader, film, id, 1)).toMatchObject({ error: null, continueAtTime: 1 })
  })

  test('is refused to a member who has unenrolled meanwhile', async () => {
    const run = await addRun()
    const reader = await kit.addReader(run)
    const film = await kit.film(run)
    const { userVideoSessionId: id } = await kit.open(reader, film)
    const { database, cacheInvalidation } = kit.server().services
    const own = and(eq(enrollments.userId, reader.userId), eq(enrollments.sessionId, run.sessionId))
    await database.db.delete(enrollments).where(own)
    await cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('member', reader.userId))
    expect(await kit.update(reader, film, id, 1)).toEqual(NO_VIDEO_SESSION)
  })

  test('is refused when the group was moved to a later day meanwhile', async () => {
    const run = await addRun()
    const reader = await kit.addReader(run)
    const film = await kit.film(run)
    const { userVideoSessionId: id } = await kit.open(reader, film)
    const [tasks] = PAGE_OF_VIDEOS.containers
    await run.load({ ...PAGE_OF_VIDEOS, containers: [{ ...tasks, opens: { day: 4 } }] })
    expect(await kit.update(reader, film, id, 1)).toEqual({ ...NOTHING_SAVED, error: NOT_OPEN })
  })
})

test('Staff preview the videos of a session before it begins, and earn nothing by watching all of them', async () => {
  const period = { startAt: NOON + 30 * DAY_MS, endAt: NOON + 40 * DAY_MS }
  const run = await kit.addSession(PAGE_OF_VIDEOS, period)
  const staff = await kit.addStaff()
  const { db } = kit.server().database
  expect(await kit.open(staff, await kit.film(run, 'later'))).toMatchObject({ error: null })
  for (const index of [0, 1])
    expect(await kit.play(staff, await kit.film(run, 'films', index))).toMatchObject({
      error: null,
      completed: true,
      courseBadgeId: null,
      enrollmentStatus: null,
    })
  expect(await db.select().from(earnedBadges).where(eq(earnedBadges.userId, staff.userId))).toEqual([])
})

import { expect, test } from 'vitest'
import type { SessionVideo, SessionVideoProgress } from '@section/contract/generated/schema-types.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { PagedSession } from '../../session-content/paged-sessions.fixture.ts'
import { LECTURE, NOON, type Reader } from '../../session-content/session-page-test-kit.fixture.ts'
import { PROGRESS } from '../video-calls.fixture.ts'
import { BY_SESSION, PAGE_OF_VIDEOS, PERIOD, sessionVideoTestKit, VIDEOS } from './session-videos.fixture.ts'

const kit = sessionVideoTestKit()

const videosOf = (reader: Reader, { sessionId, part }: PagedSession, slug: string) =>
  reader.ask<SessionVideo[] | null>(VIDEOS, { sessionId, groupId: part(slug) })
const progressOf = (reader: Reader, { sessionId }: PagedSession) =>
  reader.ask<SessionVideoProgress | null>(BY_SESSION, { sessionId })

test('A participant gets the videos of a group in order, with what the page of a video shows', async () => {
  const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD)
  const reader = await kit.addReader(run)
  const { key, duration } = LECTURE
  const recording = {
    thumbnailUrl: expect.stringMatching(/^\/art\/lesson\/[\da-f-]{36}\.svg\?stack=/),
    duration,
    externalKey: key,
    aspectWidth: 16,
    aspectHeight: 9,
  }
  expect(await videosOf(reader, run, 'films')).toMatchObject([
    {
      ...recording,
      title: 'The first',
      subtitle: 'Ten minutes',
      videoId: (await kit.film(run, 'films', 0)).videoId,
    },
    {
      ...recording,
      title: 'The second',
      subtitle: null,
      videoId: (await kit.film(run, 'films', 1)).videoId,
    },
  ])
})

test('A video group that opens later has no videos until then', async () => {
  const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD)
  const reader = await kit.addReader(run)
  expect(await videosOf(reader, run, 'later')).toBeNull()
  kit.clock.now += DAY_MS
  expect(await videosOf(reader, run, 'later')).toHaveLength(2)
})

test('A video group is found only in its own session, and only by the id of a group', async () => {
  const [run, other] = [
    await kit.addSession(PAGE_OF_VIDEOS, PERIOD),
    await kit.addSession(PAGE_OF_VIDEOS, PERIOD),
  ]
  const reader = await kit.addReader(run)
  const groupIds = [other.part('films'), run.part('tasks'), run.part('watch'), run.sessionId, 'not-an-id', '']
  for (const groupId of groupIds)
    expect(await reader.ask(VIDEOS, { sessionId: run.sessionId, groupId }), groupId).toBeNull()
})

test('The progress of a session names every group and video of its page, with the time that the server credited', async () => {
  const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD)
  const reader = await kit.addReader(run)
  await kit.watch(reader, (await kit.film(run, 'films', 1)).videoId, 30)
  const progress = await progressOf(reader, run)
  const { duration } = LECTURE
  const none = { duration, farthestWatchedTime: 0, creditedTime: 0, completed: false }
  expect(progress?.sessionId).toBe(run.sessionId)
  expect(progress?.groups).toMatchObject([
    {
      groupSessionContentId: run.part('films'),
      videos: [none, { ...none, farthestWatchedTime: 30, creditedTime: 30 }],
    },
    { groupSessionContentId: run.part('extras'), videos: [none, none] },
    { groupSessionContentId: run.part('later'), videos: [none, none] },
  ])
  const stranger = await kit.addReader(run)
  expect((await progressOf(stranger, run))?.groups[0]?.videos).toMatchObject([none, none])
})

test('The position in a video of a session is that of the viewer', async () => {
  const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD)
  const [reader, other] = [await kit.addReader(run), await kit.addReader(run)]
  const film = await kit.film(run)
  await kit.play(reader, film, 20)
  const { videoId } = film
  expect(await reader.ask(PROGRESS, { videoId })).toMatchObject({
    videoId,
    continueAtTime: 20,
    completed: false,
  })
  expect(await other.ask(PROGRESS, { videoId })).toMatchObject({ videoId, continueAtTime: 0 })
})

test('Staff and assistants see the videos of a session before it begins and before a group opens', async () => {
  const run = await kit.addSession(PAGE_OF_VIDEOS, {
    startAt: NOON + 30 * DAY_MS,
    endAt: NOON + 40 * DAY_MS,
  })
  for (const reader of [await kit.addStaff(), await kit.addAssistant(run, PAGE_OF_VIDEOS)]) {
    expect(await videosOf(reader, run, 'later')).toHaveLength(2)
    expect((await progressOf(reader, run))?.groups).toHaveLength(3)
  }
})

test.each<[string, (run: PagedSession) => Promise<Reader>]>([
  ['who is not enrolled', () => kit.addReader()],
  ['of another session', async () => kit.addReader(await kit.addSession(PAGE_OF_VIDEOS, PERIOD))],
  ['whose membership is over', (run) => kit.addReader(run, { status: 'ALUMNI', areas: [] })],
  ['whose trial is over', (run) => kit.addReader(run, { status: 'POST_TRIAL', areas: [] })],
])('A member %s gets neither the videos of a session nor their progress', async (_who, readerOf) => {
  const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD)
  const reader = await readerOf(run)
  expect(await videosOf(reader, run, 'films')).toBeNull()
  expect(await progressOf(reader, run)).toBeNull()
})

import { beforeAll, expect, test } from 'vitest'
import type { OpenTask } from '@section/contract/generated/schema-types.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { PagedSession } from '../paged-sessions.fixture.ts'
import { LECTURE, NOON, type Reader, sessionPageTestKit } from '../session-page-test-kit.fixture.ts'

const kit = sessionPageTestKit()

const OPEN_TASKS = '{ listOpenTasks { sessionContentId sessionId title dayAt } }'
const tasksOf = async (reader: Reader) =>
  (await reader.ask<OpenTask[]>(OPEN_TASKS, {})).map(({ title, dayAt }) => [title, dayAt])

const task = (day: number, more: object = {}) => ({ slug: `day-${day}`, title: `Day ${day}`, day, ...more })
const films = { type: 'videos', slug: 'films', videos: [{ slug: 'film', lecture: LECTURE.key }] }
/** A page whose days 1 to 4 have a task each, the second with a video. Day 1 is a Monday, and NOON is on the Tuesday. */
const PAGE = {
  containers: [task(1), task(2, { contents: [films] }), task(3), task(4), { slug: 'any', title: 'Any day' }],
  checklist: [{ slug: 'watch', title: 'Watch', subtype: 'VIDEO_GROUP', container: 'day-2', videos: 'films' }],
}
const PERIOD = { startAt: NOON - DAY_MS, endAt: NOON + 10 * DAY_MS }
const at = (instant: number) => new Date(instant).toISOString()

let run: PagedSession
beforeAll(async () => {
  run = await kit.addSession(PAGE, PERIOD)
})

test('The open tasks of a member are those whose day is less than a day from now, each with an instant of its day', async () => {
  const reader = await kit.addReader(run)
  expect(await tasksOf(reader)).toEqual([['Day 2', at(NOON)]])
  kit.clock.now = NOON + 3_600_000
  expect(await tasksOf(reader)).toEqual([
    ['Day 2', at(NOON)],
    ['Day 3', at(NOON + DAY_MS)],
  ])
})

test('A task is open until its required videos are watched', async () => {
  const reader = await kit.addReader(run)
  await kit.watch(reader, run.video('films', 'film'), LECTURE.duration)
  expect(await tasksOf(reader)).toEqual([])
})

test('A member has no open tasks of a session in which they have no seat or that is over', async () => {
  expect(await tasksOf(await kit.addReader())).toEqual([])
  const reader = await kit.addReader(run)
  kit.clock.now = PERIOD.endAt
  expect(await tasksOf(reader)).toEqual([])
})

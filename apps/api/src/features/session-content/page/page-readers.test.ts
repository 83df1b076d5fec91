import { expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { PagedSession } from '../paged-sessions.fixture.ts'
import { NOON, type Reader, sessionPageTestKit } from '../session-page-test-kit.fixture.ts'
import { contents, PAGE, page, PERIOD, RUN } from './page-run.fixture.ts'

const kit = sessionPageTestKit()

test('Staff and assistants see everything on a session page as if it had opened, even before they could enroll', async () => {
  const run = await kit.addSession(RUN, { startAt: NOON + 30 * DAY_MS, endAt: NOON + 40 * DAY_MS })
  for (const reader of [await kit.addStaff(), await kit.addAssistant(run, RUN)]) {
    const found = await page(reader, run)
    expect(found?.announcements).toHaveLength(4)
    expect(found?.containers.map(({ opensAt }) => opensAt)).toEqual([null, null, null, null])
    expect(found?.sessionContainers[1]?.contents).toMatchObject([
      { buttonUrl: '/dev/shelf' },
      { buttonUrl: '/dev/later' },
    ])
    expect(await contents(reader, run, ['closed'])).toHaveLength(1)
  }
})

test('A limited member gets locks for the buttons of a session that have opened, and no address of any', async () => {
  const run = await kit.addSession(RUN, PERIOD)
  const limited = await kit.addReader(run, { status: 'LIMITED', areas: ['mc-limited'] })
  const found = await page(limited, run)
  expect(found?.sessionContainers[1]?.contents).toMatchObject([
    { buttonText: 'Open', buttonUrl: null, isLocked: true },
    { buttonText: 'Later', buttonUrl: null, isLocked: false },
  ])
})

test.each<[string, (run: PagedSession) => Promise<Reader>]>([
  ['who is not enrolled', () => kit.addReader()],
  ['of another session', async () => kit.addReader(await kit.addSession(RUN, PERIOD))],
  ['whose membership is over', (run) => kit.addReader(run, { status: 'ALUMNI', areas: [] })],
])('A member %s reads nothing of a session page', async (_who, readerOf) => {
  const run = await kit.addSession(RUN, PERIOD)
  const reader = await readerOf(run)
  expect(await page(reader, run)).toBeNull()
  expect(await contents(reader, run, ['opened'])).toEqual([])
})

test('An unknown session has no page', async () => {
  const run = await kit.addSession(RUN, PERIOD)
  const reader = await kit.addReader(run)
  for (const sessionId of [run.courseId, 'not-an-id'])
    expect(await reader.ask(PAGE, { sessionId })).toBeNull()
})

import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import type { PagedSession } from '../paged-sessions.fixture.ts'
import { NOON, type Reader, sessionPageTestKit } from '../session-page-test-kit.fixture.ts'
import { attend, attendance, CLASSES, PERIOD, REFUSED, save, SPRINT, statusOf } from './ticks.fixture.ts'

const kit = sessionPageTestKit()

let sprint: PagedSession
beforeAll(async () => {
  sprint = await kit.addSession(SPRINT, PERIOD, CLASSES)
})

describe('Opening the link to a class', () => {
  const attended = async (reader: Reader) =>
    Promise.all(['first', 'second', 'any'].map((slug) => statusOf(reader, sprint, slug)))

  test('completes the items of its day and those of no day, for good', async () => {
    const reader = await kit.addReader(sprint)
    expect(await attend(reader, sprint.sessionId)).toEqual({
      sessionContentId: sprint.sessionId,
      status: 'COMPLETED',
      courseBadgeId: null,
      error: null,
    })
    expect(await attended(reader)).toEqual(['COMPLETED', 'NOT_STARTED', 'COMPLETED'])
    kit.clock.now = NOON + 2 * DAY_MS
    await attend(reader, sprint.sessionId)
    expect(await attended(reader)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED'])
  })

  test('completes one item by its id', async () => {
    const reader = await kit.addReader(sprint)
    expect(await attend(reader, sprint.part('first'))).toMatchObject({
      sessionContentId: sprint.part('first'),
      status: 'COMPLETED',
    })
    expect(await attended(reader)).toEqual(['COMPLETED', 'NOT_STARTED', 'NOT_STARTED'])
  })

  test.each<[string, number, (run: PagedSession) => string]>([
    ['before it runs', NOON - HOUR_MS, (run) => run.sessionId],
    ['when it is over', NOON + HOUR_MS, (run) => run.sessionId],
    ['between two classes', NOON + DAY_MS, (run) => run.part('any')],
    ['with an item of another day', NOON + MINUTE_MS, (run) => run.part('second')],
  ])('completes nothing %s', async (_when, now, idOf) => {
    kit.clock.now = now
    const reader = await kit.addReader(sprint)
    expect(await attend(reader, idOf(sprint))).toEqual({
      ...REFUSED,
      error: { code: 'NOT_RUNNING', message: 'No class of this session is running right now.' },
    })
    expect(await attended(reader)).toEqual(['NOT_STARTED', 'NOT_STARTED', 'NOT_STARTED'])
  })

  test('is no error in a session whose checklist asks for no attendance', async () => {
    const run = await kit.addSession({}, PERIOD)
    expect(await attend(await kit.addReader(run), run.sessionId)).toEqual({
      sessionContentId: run.sessionId,
      status: null,
      courseBadgeId: null,
      error: null,
    })
  })

  test('completes an item that was a bonus before and had been unticked', async () => {
    const run = await kit.addSession(SPRINT, PERIOD)
    const reader = await kit.addReader(run)
    await save(reader, run.part('extra'), { status: 'NOT_STARTED' })
    await run.load({ checklist: [attendance('extra')] })
    await attend(reader, run.part('extra'))
    expect(await statusOf(reader, run, 'extra')).toBe('COMPLETED')
  })
})

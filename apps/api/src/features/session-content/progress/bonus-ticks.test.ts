import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { PagedSession } from '../paged-sessions.fixture.ts'
import { NOON, sessionPageTestKit } from '../session-page-test-kit.fixture.ts'
import { readDoneItems, writeTick } from './checklist-store.ts'
import { CLASSES, PERIOD, save, SPRINT, statusOf } from './ticks.fixture.ts'

const kit = sessionPageTestKit()

let sprint: PagedSession
beforeAll(async () => {
  sprint = await kit.addSession(SPRINT, PERIOD, CLASSES)
})

describe('A bonus item', () => {
  test('is ticked and unticked by its member alone', async () => {
    const [reader, other] = [await kit.addReader(sprint), await kit.addReader(sprint)]
    const id = sprint.part('extra')
    const saved = { sessionContentId: id, courseBadgeId: null, error: null }
    expect(await save(reader, id.toUpperCase())).toEqual({ ...saved, status: 'COMPLETED' })
    expect(await statusOf(reader, sprint, 'extra')).toBe('COMPLETED')
    expect(await statusOf(other, sprint, 'extra')).toBe('NOT_STARTED')
    expect(await save(reader, id, { status: 'NOT_STARTED' })).toEqual({ ...saved, status: 'NOT_STARTED' })
    expect(await statusOf(reader, sprint, 'extra')).toBe('NOT_STARTED')
  })

  test('keeps the tick that was made last, in whatever order they arrive, and answers it', async () => {
    const reader = await kit.addReader(sprint)
    const id = sprint.part('extra')
    await save(reader, id, { status: 'NOT_STARTED', madeMsAgo: 1000 })
    expect(await save(reader, id, { madeMsAgo: 5000 })).toMatchObject({ status: 'NOT_STARTED', error: null })
    expect(await save(reader, id, { madeMsAgo: 1000 })).toMatchObject({ status: 'COMPLETED' })
    expect(await statusOf(reader, sprint, 'extra')).toBe('COMPLETED')
  })

  test('keeps the tick that was made last when one that was sent before it travelled longer', async () => {
    const reader = await kit.addReader(sprint)
    const id = sprint.part('extra')
    const sentAt = kit.clock.now
    kit.clock.now += 1000
    await save(reader, id, { sentAt: kit.clock.now })
    kit.clock.now += 4000
    const overtaken = { status: 'NOT_STARTED' as const, sentAt }
    expect(await save(reader, id, overtaken)).toMatchObject({ status: 'COMPLETED' })
    const madeAfter = { status: 'NOT_STARTED' as const, sentAt: sentAt + 2000, madeMsAgo: 500 }
    expect(await save(reader, id, madeAfter)).toMatchObject({ status: 'NOT_STARTED' })
  })

  test('takes a tick from the future as made now, and one of more than 30 days as 30 days old', async () => {
    const reader = await kit.addReader(sprint)
    const id = sprint.part('extra')
    await save(reader, id, { madeMsAgo: -DAY_MS, sentAt: NOON + DAY_MS })
    kit.clock.now += 1
    expect(await save(reader, id, { status: 'NOT_STARTED' })).toMatchObject({ status: 'NOT_STARTED' })

    const late = await kit.addReader(sprint)
    await save(late, id, { madeMsAgo: 400 * DAY_MS })
    const older = { status: 'NOT_STARTED' as const, madeMsAgo: 31 * DAY_MS }
    expect(await save(late, id, older)).toMatchObject({ status: 'NOT_STARTED' })
    expect(await save(late, id, { sentAt: 0 })).toMatchObject({ status: 'COMPLETED' })
  })

  test('ends as a model does after 500 generated sequences of ticks of several devices', async () => {
    const { db } = kit.server().database
    const { userId } = await kit.addReader(sprint)
    const sessionContentId = sprint.part('extra')
    const tick = fc.record({ madeAt: fc.integer({ min: 1, max: 6 }), done: fc.boolean() })
    let sequence = 0
    await fc.assert(
      fc.asyncProperty(fc.array(tick, { minLength: 1, maxLength: 6 }), async (ticks) => {
        // Each sequence begins after the end of the previous one, with an item that is not ticked.
        const from = NOON + 10 * ++sequence
        const all = [{ madeAt: 0, done: false }, ...ticks]
        let model = { madeAt: -1, done: false }
        for (const { madeAt, done } of all) {
          if (madeAt >= model.madeAt) model = { madeAt, done }
          const status = done ? ('COMPLETED' as const) : ('NOT_STARTED' as const)
          const made = new Date(from + madeAt)
          const mark = { userId, sessionContentId, type: 'BONUS_CONTENT' as const, status, madeAt: made }
          expect(await writeTick(db, mark, made)).toBe(model.done ? 'COMPLETED' : 'NOT_STARTED')
        }
        expect((await readDoneItems(db, userId, [sessionContentId])).has(sessionContentId)).toBe(model.done)
      }),
      { numRuns: 500 },
    )
  })

  test('keeps its tick when the content is loaded again, and loses it when it leaves the file', async () => {
    const run = await kit.addSession(SPRINT, PERIOD)
    const reader = await kit.addReader(run)
    await save(reader, run.part('extra'))
    await run.load({ ...SPRINT, checklist: SPRINT.checklist.toReversed() })
    expect(await statusOf(reader, run, 'extra')).toBe('COMPLETED')
    await run.load({ ...SPRINT, checklist: [] })
    expect(await save(reader, run.part('extra'))).toMatchObject({ error: { code: 'NOT_FOUND' } })
    await run.load(SPRINT)
    expect(await statusOf(reader, run, 'extra')).toBe('NOT_STARTED')
  })
})

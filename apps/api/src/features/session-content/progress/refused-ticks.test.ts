import { beforeAll, describe, expect, test } from 'vitest'
import type { PagedSession } from '../paged-sessions.fixture.ts'
import { sessionPageTestKit } from '../session-page-test-kit.fixture.ts'
import { attend, CLASSES, PERIOD, REFUSED, save, SPRINT, statusOf, type Tick } from './ticks.fixture.ts'

const kit = sessionPageTestKit()

let sprint: PagedSession
beforeAll(async () => {
  sprint = await kit.addSession(SPRINT, PERIOD, CLASSES)
})

describe('A tick', () => {
  test.each<[string, string, Tick]>([
    ['of attendance as a bonus', 'first', {}],
    ['of a project as a bonus', 'hand-in', {}],
    ['of a project', 'hand-in', { type: 'PROJECT_SUBMISSION' }],
    ['of a completed session', 'hand-in', { type: 'SESSION_COMPLETED' }],
    ['of a project as attendance', 'hand-in', { type: 'SESSION_CONSUMED' }],
    ['of a bonus as attendance', 'extra', { type: 'SESSION_CONSUMED' }],
    ['that takes attendance back', 'first', { type: 'SESSION_CONSUMED', status: 'NOT_STARTED' }],
  ])('%s is refused', async (_what, slug, tick) => {
    const reader = await kit.addReader(sprint)
    await attend(reader, sprint.part('first'))
    const before = await statusOf(reader, sprint, slug)
    expect(await save(reader, sprint.part(slug), tick)).toEqual({
      ...REFUSED,
      error: { code: 'NOT_SELF_REPORTED', message: 'This is completed by what you do, not by a tick.' },
    })
    expect(await statusOf(reader, sprint, slug)).toBe(before)
  })

  test('of a session itself as a bonus is refused', async () => {
    const reader = await kit.addReader(sprint)
    expect(await save(reader, sprint.sessionId)).toMatchObject({ error: { code: 'NOT_SELF_REPORTED' } })
  })

  test.each<[string, () => string]>([
    ['an unknown item', () => sprint.courseId],
    ['a part of the page that is no item', () => sprint.part('day-1')],
    ['what is no id', () => 'extra'],
    ['nothing', () => ''],
  ])('of %s is refused as if the item did not exist', async (_what, idOf) => {
    const reader = await kit.addReader(sprint)
    expect(await save(reader, idOf())).toEqual({
      ...REFUSED,
      error: { code: 'NOT_FOUND', message: 'This does not exist.' },
    })
  })

  test('of a member who is not enrolled is refused as if the item did not exist', async () => {
    const reader = await kit.addReader()
    for (const id of [sprint.part('extra'), sprint.sessionId])
      expect(await attend(reader, id)).toMatchObject({ error: { code: 'NOT_FOUND' } })
    expect(await save(reader, sprint.part('extra'))).toMatchObject({ error: { code: 'NOT_FOUND' } })
  })

  test('of an assistant, who takes no part, is refused', async () => {
    const run = await kit.addSession(SPRINT, PERIOD)
    const assistant = await kit.addAssistant(run, SPRINT)
    for (const result of [await save(assistant, run.part('extra')), await attend(assistant, run.sessionId)])
      expect(result).toMatchObject({ ...REFUSED, error: { code: 'PREVIEW_ONLY' } })
    expect(await statusOf(assistant, run, 'extra')).toBe('NOT_STARTED')
  })
})

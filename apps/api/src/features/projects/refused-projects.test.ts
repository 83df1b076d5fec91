import { beforeAll, describe, expect, test } from 'vitest'
import type { PagedSession } from '../session-content/paged-sessions.fixture.ts'
import { sessionPageTestKit } from '../session-content/session-page-test-kit.fixture.ts'
import {
  CLOSES_AT,
  isItemDone,
  OUTSIDE_PAGE,
  PAGE,
  PERIOD,
  project,
  submissionsOf,
  submit,
} from './project-kit.fixture.ts'

const kit = sessionPageTestKit()
const NOTHING = { submission: null, courseBadgeId: null }

let run: PagedSession
beforeAll(async () => {
  run = await kit.addSession(PAGE, PERIOD)
})

describe('A submission of a project', () => {
  test('is refused before the project opens, and from 14 days after the end of the session', async () => {
    const later = await kit.addSession(
      { ...PAGE, project: { ...PAGE.project, enabled: { day: 3, at: '09:00' } } },
      PERIOD,
    )
    const reader = await kit.addReader(later)
    const opensAt = Date.parse((await project(reader, later.sessionId))?.enabledAt ?? '')
    expect(opensAt).toBe(Date.parse('2026-03-04T14:00:00Z'))
    for (const [now, code] of [
      [opensAt - 1, 'PROJECT_NOT_OPEN'],
      [opensAt, undefined],
      [PERIOD.endAt, undefined],
      [CLOSES_AT - 1, undefined],
      [CLOSES_AT, 'PROJECT_CLOSED'],
    ] as const) {
      kit.clock.now = now
      const { error, submission } = await submit(reader, later.sessionId, 'A page.')
      expect([error?.code, submission === null], String(now)).toEqual([code, code !== undefined])
    }
  })

  test('is refused for a project that goes to an outside form', async () => {
    const outside = await kit.addSession(OUTSIDE_PAGE, PERIOD)
    const reader = await kit.addReader(outside)
    expect(await submit(reader, outside.sessionId, 'A page.')).toMatchObject({
      ...NOTHING,
      error: { code: 'PROJECT_ELSEWHERE' },
    })
    expect(await isItemDone(reader, outside)).toBe(false)
  })

  test.each([
    ['an empty text', ''],
    ['a text of spaces', ' \n\t '],
    ['more than 5,000 characters', 'x'.repeat(5001)],
  ])('is refused for %s', async (_what, content) => {
    const reader = await kit.addReader(run)
    expect(await submit(reader, run.sessionId, content)).toMatchObject({
      ...NOTHING,
      error: { code: 'INVALID_PROJECT' },
    })
    expect(await isItemDone(reader, run)).toBe(false)
  })

  test('is refused to an assistant, who takes no part', async () => {
    const assisted = await kit.addSession(PAGE, PERIOD)
    const assistant = await kit.addAssistant(assisted, PAGE)
    expect(await submit(assistant, assisted.sessionId, 'A page.')).toMatchObject({
      ...NOTHING,
      error: { code: 'PREVIEW_ONLY' },
    })
    expect(await submissionsOf(kit.server().database, assisted.sessionId)).toEqual([])
  })

  test('is refused under the id of somebody else’s submission, and of an own one in another session', async () => {
    const other = await kit.addSession(PAGE, PERIOD)
    const [one, two] = [await kit.addReader(run), await kit.addReader(run)]
    const both = await kit.addReader(other)
    const id = crypto.randomUUID()
    await submit(one, run.sessionId, 'Mine.', id)
    for (const [reader, { sessionId }] of [
      [two, run],
      [both, other],
    ] as const) {
      expect(await submit(reader, sessionId, 'Taken over.', id)).toMatchObject({
        ...NOTHING,
        error: { code: 'NOT_FOUND' },
      })
      expect(await project(reader, sessionId)).toMatchObject({ submission: null })
    }
    expect(await isItemDone(two, run)).toBe(false)
    expect(await project(one, run.sessionId)).toMatchObject({ submission: { content: 'Mine.' } })
  })

  test('is refused as if there were no project: without one, for an unknown session, to strangers, and under an invalid id', async () => {
    const bare = await kit.addSession({}, PERIOD)
    const [inBare, inRun, stranger] = [
      await kit.addReader(bare),
      await kit.addReader(run),
      await kit.addReader(),
    ]
    for (const [reader, sessionId, id] of [
      [inBare, bare.sessionId, crypto.randomUUID()],
      [inRun, crypto.randomUUID(), crypto.randomUUID()],
      [inRun, 'run', crypto.randomUUID()],
      [stranger, run.sessionId, crypto.randomUUID()],
      [inRun, run.sessionId, 'one'],
    ] as const)
      expect(await submit(reader, sessionId, 'A page.', id)).toMatchObject({
        ...NOTHING,
        error: { code: 'NOT_FOUND' },
      })
    expect(await project(inBare, bare.sessionId)).toBeNull()
    expect(await project(stranger, run.sessionId)).toBeNull()
  })
})

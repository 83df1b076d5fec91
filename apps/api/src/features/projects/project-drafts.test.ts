import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import type { PagedSession } from '../session-content/paged-sessions.fixture.ts'
import { NOON, sessionPageTestKit } from '../session-content/session-page-test-kit.fixture.ts'
import { isItemDone, OUTSIDE_PAGE, PAGE, PERIOD, project, saveDraft, submit } from './project-kit.fixture.ts'

const kit = sessionPageTestKit()
const iso = (at: number) => new Date(at).toISOString()

let run: PagedSession
beforeAll(async () => {
  run = await kit.addSession(PAGE, PERIOD)
})

describe('A draft of a project', () => {
  test('is kept as it was typed, completes nothing, and is shown to its writer only', async () => {
    const [writer, other] = [await kit.addReader(run), await kit.addReader(run)]
    const draft = { content: ' Half a sentence, \n', savedAt: iso(NOON) }
    expect(await saveDraft(writer, run.sessionId, draft.content)).toEqual({ draft, error: null })
    expect(await project(writer, run.sessionId)).toMatchObject({ draft, submission: null })
    expect(await project(other, run.sessionId)).toMatchObject({ draft: null })
    expect(await isItemDone(writer, run)).toBe(false)
  })

  test('that was written earlier and arrives later is not kept, and the answer says which one is', async () => {
    const writer = await kit.addReader(run)
    await saveDraft(writer, run.sessionId, 'Written at noon.')
    kit.clock.now += MINUTE_MS
    const kept = { content: 'Written at noon.', savedAt: iso(NOON) }
    expect(await saveDraft(writer, run.sessionId, 'Written before.', 2 * MINUTE_MS)).toEqual({
      draft: kept,
      error: null,
    })
    expect(await saveDraft(writer, run.sessionId, 'Written after.', MINUTE_MS / 2)).toMatchObject({
      draft: { content: 'Written after.', savedAt: iso(NOON + MINUTE_MS / 2) },
    })
  })

  test('of the future counts as written now, and one of last year as 30 days old', async () => {
    const writer = await kit.addReader(run)
    expect(await saveDraft(writer, run.sessionId, 'Old.', 400 * DAY_MS)).toMatchObject({
      draft: { savedAt: iso(NOON - 30 * DAY_MS) },
    })
    expect(await saveDraft(writer, run.sessionId, 'New.', -DAY_MS)).toMatchObject({
      draft: { content: 'New.', savedAt: iso(NOON) },
    })
  })

  test('that was emptied is none, and an older one does not come back', async () => {
    const writer = await kit.addReader(run)
    await saveDraft(writer, run.sessionId, 'Something.')
    kit.clock.now += MINUTE_MS
    expect(await saveDraft(writer, run.sessionId, '')).toEqual({ draft: null, error: null })
    expect(await saveDraft(writer, run.sessionId, 'Something.', 2 * MINUTE_MS)).toMatchObject({ draft: null })
    expect(await project(writer, run.sessionId)).toMatchObject({ draft: null })
  })

  test('is gone once the project is handed in, and one that arrives late does not bring it back', async () => {
    const writer = await kit.addReader(run)
    await saveDraft(writer, run.sessionId, 'A page.')
    kit.clock.now += MINUTE_MS
    await submit(writer, run.sessionId, 'A page.')
    expect(await saveDraft(writer, run.sessionId, 'A pa', MINUTE_MS / 2)).toMatchObject({ draft: null })
    expect(await project(writer, run.sessionId)).toMatchObject({
      draft: null,
      submission: { content: 'A page.' },
    })
  })

  test('that was written after handing in survives a repeated request of the submission', async () => {
    const writer = await kit.addReader(run)
    const id = crypto.randomUUID()
    await submit(writer, run.sessionId, 'A page.', id)
    kit.clock.now += MINUTE_MS
    await saveDraft(writer, run.sessionId, 'A better page.')
    kit.clock.now += MINUTE_MS
    await submit(writer, run.sessionId, 'A page.', id)
    expect(await project(writer, run.sessionId)).toMatchObject({ draft: { content: 'A better page.' } })
  })
})

describe('A draft of a project', () => {
  test('is refused with more than 5,000 characters, and not with 5,000', async () => {
    const writer = await kit.addReader(run)
    expect(await saveDraft(writer, run.sessionId, 'x'.repeat(5000))).toMatchObject({ error: null })
    expect(await saveDraft(writer, run.sessionId, 'y'.repeat(5001))).toMatchObject({
      draft: null,
      error: { code: 'INVALID_PROJECT' },
    })
    expect((await project(writer, run.sessionId))?.draft?.content).toBe('x'.repeat(5000))
  })

  test('is refused for a project that goes to an outside form', async () => {
    const outside = await kit.addSession(OUTSIDE_PAGE, PERIOD)
    const writer = await kit.addReader(outside)
    expect(await saveDraft(writer, outside.sessionId, 'A page.')).toMatchObject({
      draft: null,
      error: { code: 'PROJECT_ELSEWHERE' },
    })
  })

  test('is refused to an assistant, who takes no part', async () => {
    const assisted = await kit.addSession(PAGE, PERIOD)
    const assistant = await kit.addAssistant(assisted, PAGE)
    expect(await saveDraft(assistant, assisted.sessionId, 'A page.')).toMatchObject({
      draft: null,
      error: { code: 'PREVIEW_ONLY' },
    })
    expect(await project(assistant, assisted.sessionId)).toMatchObject({ draft: null })
  })

  test('is refused to a stranger, and for an unknown session, as if there were no project', async () => {
    const [stranger, reader] = [await kit.addReader(), await kit.addReader(run)]
    for (const result of [
      await saveDraft(stranger, run.sessionId, 'A page.'),
      await saveDraft(reader, crypto.randomUUID(), 'A page.'),
    ])
      expect(result).toMatchObject({ draft: null, error: { code: 'NOT_FOUND' } })
  })
})

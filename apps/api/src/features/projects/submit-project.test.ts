import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { PagedSession } from '../session-content/paged-sessions.fixture.ts'
import { NOON, sessionPageTestKit } from '../session-content/session-page-test-kit.fixture.ts'
import { CLOSES_AT, isItemDone, PAGE, PERIOD, project, submissionsOf, submit } from './project-kit.fixture.ts'

const kit = sessionPageTestKit()

let run: PagedSession
beforeAll(async () => {
  run = await kit.addSession(PAGE, PERIOD)
})

describe('A project', () => {
  test('that is handed in completes its item of the checklist, without a badge while others are open', async () => {
    const reader = await kit.addReader(run)
    expect(await isItemDone(reader, run)).toBe(false)
    const id = crypto.randomUUID()
    const submission = {
      projectSubmissionId: id,
      kind: 'LINK',
      content: 'https://docs.example/page',
      submittedAt: new Date(NOON).toISOString(),
    }
    expect(await submit(reader, run.sessionId, '  https://docs.example/page \n', id)).toEqual({
      submission,
      courseBadgeId: null,
      error: null,
    })
    expect(await project(reader, run.sessionId)).toEqual({
      sessionId: run.sessionId,
      sessionContentId: run.part('hand-in'),
      title: 'A page of your own',
      enabledAt: null,
      closesAt: new Date(CLOSES_AT).toISOString(),
      formUrl: null,
      submission,
      draft: null,
    })
    expect(await isItemDone(reader, run)).toBe(true)
  })

  test('that is the only required item earns the badge of the course, once', async () => {
    const [handIn] = PAGE.checklist
    const short = await kit.addSession({ ...PAGE, checklist: [handIn] }, PERIOD)
    const reader = await kit.addReader(short)
    expect(await submit(reader, short.sessionId, 'A page.')).toMatchObject({
      courseBadgeId: expect.any(String),
      error: null,
    })
    expect(await submit(reader, short.sessionId, 'A page.')).toMatchObject({
      courseBadgeId: null,
      error: null,
    })
  })

  test('that is handed in again replaces what was handed in before, which stays stored', async () => {
    const reader = await kit.addReader(run)
    await submit(reader, run.sessionId, 'First.')
    kit.clock.now += 1000
    await submit(reader, run.sessionId, 'Second.')
    expect(await project(reader, run.sessionId)).toMatchObject({
      submission: { kind: 'TEXT', content: 'Second.' },
    })
    const own = (await submissionsOf(kit.server().database, run.sessionId)).filter(
      ({ userId }) => userId === reader.userId,
    )
    expect(own.map(({ content }) => content).toSorted()).toEqual(['First.', 'Second.'])
  })

  test('that arrives twice under one id, in either case, is one submission, of what came first', async () => {
    const reader = await kit.addReader(run)
    const id = crypto.randomUUID()
    const first = await submit(reader, run.sessionId, 'First.', id)
    kit.clock.now += 1000
    expect(await submit(reader, run.sessionId, 'Second.', id.toUpperCase())).toEqual(first)
    expect(await project(reader, run.sessionId)).toMatchObject({ submission: { content: 'First.' } })
  })

  test('can have 5,000 characters', async () => {
    const reader = await kit.addReader(run)
    expect(await submit(reader, run.sessionId, 'x'.repeat(5000))).toMatchObject({ error: null })
  })

  test('of a session without an end can be handed in years later', async () => {
    const endless = await kit.addSession(PAGE, null)
    const reader = await kit.addReader(endless)
    kit.clock.now += 3000 * DAY_MS
    expect(await submit(reader, endless.sessionId, 'A page.')).toMatchObject({ error: null })
    expect(await project(reader, endless.sessionId)).toMatchObject({ closesAt: null })
  })

  test('belongs to the member, and is shown to nobody else', async () => {
    const [one, other] = [await kit.addReader(run), await kit.addReader(run)]
    await submit(one, run.sessionId, 'Mine.')
    expect(await project(other, run.sessionId)).toMatchObject({ submission: null, draft: null })
  })
})

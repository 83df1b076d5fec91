import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import type { SessionContent } from '@section/contract/generated/schema-types.ts'
import type { PagedSession } from '../paged-sessions.fixture.ts'
import { NOON, type Reader, sessionPageTestKit } from '../session-page-test-kit.fixture.ts'
import { PERIOD } from './page-run.fixture.ts'

const kit = sessionPageTestKit()

const CLASSES = `query ($sessionId: ID!) { getSessionContent(sessionId: $sessionId) {
  classes { title startAt endAt materials notes notesUrl slidesUrl recordingUrl } } }`

const classes = async (reader: Reader, { sessionId }: PagedSession) =>
  (await reader.ask<SessionContent | null>(CLASSES, { sessionId }))?.classes ?? null

/** Classes of an hour that began yesterday, begin now, and begin tomorrow. */
const MEETINGS = [-1, 0, 1].map((days) => ({
  startAt: new Date(NOON + days * DAY_MS),
  endAt: new Date(NOON + days * DAY_MS + HOUR_MS),
}))

const NONE = { notes: null, notesUrl: null, slidesUrl: null, recordingUrl: null }
const PAGE = {
  classes: [
    { meeting: 1, title: 'The costly order', notes: 'We **ranked** beliefs.', slides: '/dev/slides/one' },
    { meeting: 2, title: 'The clinic', notesLink: 'https://notes.example/2', recording: '/dev/replay/two' },
  ],
}

describe('The classes of a session page', () => {
  test('have their materials once they have ended, and are called a class without a title', async () => {
    const run = await kit.addSession(PAGE, PERIOD, { meetings: MEETINGS })
    const reader = await kit.addReader(run)
    expect(await classes(reader, run)).toEqual([
      {
        ...NONE,
        title: 'The costly order',
        startAt: '2026-03-02T17:00:00.000Z',
        endAt: '2026-03-02T18:00:00.000Z',
        materials: ['NOTES', 'SLIDES'],
        notes: 'We **ranked** beliefs.',
        slidesUrl: '/dev/slides/one',
      },
      expect.objectContaining({ ...NONE, title: 'The clinic', materials: ['NOTES', 'RECORDING'] }),
      expect.objectContaining({ ...NONE, title: 'Class', materials: [] }),
    ])
  })

  test('keep their materials to themselves until the very instant of their end', async () => {
    const run = await kit.addSession(PAGE, PERIOD, { meetings: MEETINGS })
    kit.clock.now = NOON + HOUR_MS - 1
    const reader = await kit.addReader(run)
    expect((await classes(reader, run))?.[1]).toMatchObject(NONE)
    kit.clock.now = NOON + HOUR_MS
    expect((await classes(reader, run))?.[1]).toMatchObject({
      notesUrl: 'https://notes.example/2',
      recordingUrl: '/dev/replay/two',
    })
  })

  test('are shown whole in a preview', async () => {
    const run = await kit.addSession(PAGE, PERIOD, { meetings: MEETINGS })
    expect((await classes(await kit.addStaff(), run))?.[1]).toMatchObject({
      recordingUrl: '/dev/replay/two',
    })
  })

  test('are read by nobody who is not enrolled, or only in another session', async () => {
    const [run, other] = [
      await kit.addSession(PAGE, PERIOD, { meetings: MEETINGS }),
      await kit.addSession({}, PERIOD, { meetings: MEETINGS }),
    ]
    expect(await classes(await kit.addReader(), run)).toBeNull()
    const reader = await kit.addReader(other)
    expect(await classes(reader, run)).toBeNull()
    // The own session has classes too, of which its content says nothing.
    expect(await classes(reader, other)).toEqual([])
  })

  test('leave out a class without a meeting, which a holiday has taken', async () => {
    const run = await kit.addSession(PAGE, PERIOD, { meetings: MEETINGS.slice(0, 1) })
    expect((await classes(await kit.addReader(run), run))?.map(({ title }) => title)).toEqual([
      'The costly order',
    ])
  })
})

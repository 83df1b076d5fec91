import { beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { LECTURE } from '../session-content/session-page-test-kit.fixture.ts'
import {
  PAGE_OF_VIDEOS,
  PERIOD,
  sessionVideoTestKit,
} from '../video/session-videos/session-videos.fixture.ts'
import { insertTranscripts, line, TRANSCRIPT } from './transcript-calls.fixture.ts'

const kit = sessionVideoTestKit()

beforeAll(() => insertTranscripts(kit.server().database.db, LECTURE.key, { en: 'To whom?' }))

const addRun = (more = {}) => kit.addSession(PAGE_OF_VIDEOS, PERIOD, more)

test('A participant reads what is said in the video of a session, by its id', async () => {
  const run = await addRun()
  const { videoId: id } = await kit.film(run)
  const reader = await kit.addReader(run)
  expect(await reader.ask(TRANSCRIPT, { id })).toEqual({
    videoContentId: id,
    language: 'en',
    languages: ['en'],
    lines: [line('To whom?')],
  })
})

test('The transcript of a session’s video does not exist for whoever may not open its page', async () => {
  const { videoId: id } = await kit.film(await addRun())
  for (const member of [{}, { areas: [] }, { status: 'ALUMNI' as const }])
    expect(await (await kit.addReader(undefined, member)).ask(TRANSCRIPT, { id })).toBeNull()
})

test('The transcript of a video whose group opens later exists from then on', async () => {
  const run = await addRun()
  const reader = await kit.addReader(run)
  const { videoId: id } = await kit.film(run, 'later')
  expect(await reader.ask(TRANSCRIPT, { id })).toBeNull()
  kit.clock.now += DAY_MS
  expect(await reader.ask(TRANSCRIPT, { id })).toMatchObject({ language: 'en' })
})

test('Staff read the transcripts of a session before it begins', async () => {
  const run = await kit.addSession(PAGE_OF_VIDEOS, {
    startAt: PERIOD.startAt + 30 * DAY_MS,
    endAt: PERIOD.endAt + 30 * DAY_MS,
  })
  const { videoId: id } = await kit.film(run, 'later')
  expect(await (await kit.addStaff()).ask(TRANSCRIPT, { id })).toMatchObject({ language: 'en' })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { Reader } from '../session-content/session-page-test-kit.fixture.ts'
import {
  PAGE_OF_VIDEOS,
  PERIOD,
  sessionVideoTestKit,
} from '../video/session-videos/session-videos.fixture.ts'
import { LIST, NOT_FOUND, SAVE } from './notes.fixture.ts'

const kit = sessionVideoTestKit()

const save = (reader: Reader, videoId: string, text = 'A note') =>
  reader.ask<{ note: object | null }>(SAVE, { noteId: randomUUID(), videoId, text })

test('A note of a session’s video is listed by its course, and leads to the page of the video', async () => {
  const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD)
  const reader = await kit.addReader(run)
  const film = await kit.film(run, 'films', 1)
  expect(await save(reader, film.videoId)).toMatchObject({ note: { courseId: run.courseId }, error: null })
  await save(reader, (await kit.film(run)).videoId)
  const page = { topLevelId: run.sessionId, kind: 'SPRINT', groupId: run.part('films') }
  expect(await reader.ask<object>(LIST, { courseId: run.courseId })).toMatchObject({
    lessons: [
      { title: 'The first', page },
      { title: 'The second', page: { ...page, videoContentId: film.videoId } },
    ],
    notes: [{}, {}],
  })
})

test('A note of a Mini-MBA’s video leads to the page of the Mini-MBA', async () => {
  const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD, { kind: 'BOOTCAMP' })
  const reader = await kit.addReader(run, { areas: ['bootcamps'] })
  await save(reader, (await kit.film(run)).videoId)
  expect(await reader.ask<object>(LIST, { courseId: run.courseId })).toMatchObject({
    lessons: [{ page: { kind: 'MINI_MBA', topLevelId: run.sessionId } }],
  })
})

test('A note of a session’s video is refused to whoever is not enrolled, and until the group opens', async () => {
  const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD)
  const film = await kit.film(run, 'later')
  expect(await save(await kit.addReader(), film.videoId)).toEqual(NOT_FOUND)
  const reader = await kit.addReader(run)
  expect(await save(reader, film.videoId)).toMatchObject({ error: { code: 'VIDEO_NOT_OPEN' } })
  kit.clock.now += DAY_MS
  expect(await save(reader, film.videoId)).toMatchObject({ error: null })
})

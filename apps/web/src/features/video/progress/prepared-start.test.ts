import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { flushPromises, request, TestLecture } from './lecture.fixture.ts'
import { LecturePlayback } from './lecture-playback.ts'

let lecture: TestLecture
let saved: number | null
let positionsAsked: number

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  lecture = new TestLecture()
  saved = 40
  positionsAsked = 0
})
afterEach(() => {
  lecture.end()
  vi.useRealTimers()
})

/** Returns the playback of a video whose first frame was prepared. */
async function prepared() {
  const playback = new LecturePlayback(request, lecture.server, lecture.outbox, () => {
    positionsAsked++
    return Promise.resolve(saved)
  })
  playback.prepare(null)
  await flushPromises()
  const state = playback.getState()
  return { playback, source: state.kind === 'idle' ? state.prepared : undefined }
}

const sourceOf = ({ playback }: { playback: LecturePlayback }) => {
  const state = playback.getState()
  return state.kind === 'ready' ? state.source : null
}

describe('A start that was prepared', () => {
  it('has its source before anybody plays, and opens no video session', async () => {
    const { playback, source } = await prepared()
    expect(source).toMatchObject({ startAt: 40 })
    expect(playback.getState().kind).toBe('idle')
    expect([lecture.server.loaded, lecture.server.opened]).toEqual([['video'], []])
  })

  it('plays what was loaded, without asking the server again', async () => {
    const start = await prepared()
    start.playback.start(null)
    expect(start.playback.getState()).toMatchObject({ kind: 'opening', prepared: start.source })
    await flushPromises()
    expect(sourceOf(start)).toBe(start.source)
    expect([lecture.server.loaded, positionsAsked]).toEqual([['video'], 1])
  })

  it('asks for the position again after a minute, and goes where the member is by then', async () => {
    const start = await prepared()
    saved = 70
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    start.playback.start(null)
    await flushPromises()
    expect(sourceOf(start)).toMatchObject({ startAt: 70, token: start.source?.token })
    expect([lecture.server.loaded, positionsAsked]).toEqual([['video'], 2])
  })

  it.each([
    ['a chapter', null, 12],
    ['a link', 12, null],
  ])('starts where %s leads, with the playlist that was loaded', async (_what, asked, from) => {
    const start = await prepared()
    start.playback.start(asked, from)
    await flushPromises()
    expect(sourceOf(start)).toMatchObject({ startAt: 12 })
    expect(lecture.server.loaded).toEqual(['video'])
  })

  it('is used when Play is pressed while it still loads', async () => {
    const playback = new LecturePlayback(request, lecture.server, lecture.outbox, () =>
      Promise.resolve(saved),
    )
    playback.prepare(null)
    playback.start(null)
    await flushPromises()
    expect(sourceOf({ playback })).toMatchObject({ startAt: 40 })
    expect(lecture.server.loaded).toEqual(['video'])
  })

  it('is tried again by Play when it failed, and says nothing before', async () => {
    lecture.server.failure = new TypeError('offline')
    const { playback } = await prepared()
    expect(playback.getState()).toEqual({ kind: 'idle' })
    lecture.server.failure = null
    playback.start(null)
    await flushPromises()
    expect(sourceOf({ playback })).toMatchObject({ startAt: 40 })
  })

  it('is tried again by Play when it was refused, and shows a second refusal', async () => {
    lecture.server.refusal = { code: 'LIMIT_EXCEEDED', message: 'Too many.' }
    const { playback } = await prepared()
    expect(playback.getState()).toEqual({ kind: 'idle' })
    playback.start(null)
    await flushPromises()
    expect(playback.getState()).toMatchObject({ kind: 'refused', code: 'LIMIT_EXCEEDED' })
  })
})

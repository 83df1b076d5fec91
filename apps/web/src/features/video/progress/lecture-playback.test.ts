import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { TestLecture, request, flushPromises } from './lecture.fixture.ts'

vi.mock('../../../lib/tracking/error-reporting.ts', () => ({ reportError: vi.fn<typeof reportError>() }))

let lecture: TestLecture

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  lecture = new TestLecture()
})
afterEach(() => {
  lecture.end()
  vi.useRealTimers()
  vi.mocked(reportError).mockClear()
})

describe('Starting the playback of a video', () => {
  it('loads the playlist, and opens one video session when the video first plays', async () => {
    await lecture.start()
    lecture.element.load()
    await flushPromises()
    expect([lecture.server.loaded, lecture.server.opened]).toEqual([['video'], []])
    lecture.element.play()
    await lecture.playFor(1)
    expect([lecture.server.loaded, lecture.server.opened]).toEqual([['video'], [request]])
  })

  it.each([
    ['the saved position', 40, null, 40],
    ['the position that a link requests', 40, 12, 12],
    ['the start when nothing is saved', null, null, 0],
  ])('seeks to %s at the first frame', async (_what, saved, asked, expected) => {
    const { source } = await lecture.start(saved, asked)
    lecture.element.load()
    expect(source?.startAt).toBe(expected)
    expect(lecture.element.currentTime).toBe(expected)
  })

  it.each([
    ['forward', 60],
    ['to the start', 0],
  ])('stays where the member seeks %s before the first frame, and saves that', async (_where, position) => {
    await lecture.start(40)
    // The player seeks to its start position by itself.
    lecture.element.seek(40)
    lecture.element.seek(position)
    lecture.element.load()
    expect(lecture.element.currentTime).toBe(position)
    lecture.element.play()
    await lecture.playFor(10.5)
    expect(lecture.positions()).toEqual([position + 10])
  })

  it('logs that the player was not ready when a video session was to be opened, and opens it at the first frame', async () => {
    await lecture.start()
    lecture.element.play()
    await flushPromises()
    expect(lecture.server.opened).toEqual([])
    expect(vi.mocked(reportError).mock.calls).toEqual([
      [new Error('The player was not ready when a video session was to be opened.')],
    ])
    lecture.element.load()
    await flushPromises()
    expect(lecture.server.opened).toEqual([request])
  })

  const exceeded = { code: 'METERING_EXCEEDED', message: 'No videos left.' }

  it('reports a refusal with its code', async () => {
    lecture.server.refusal = exceeded
    const { playback } = await lecture.start()
    expect(playback.getState()).toMatchObject({ kind: 'refused', code: 'METERING_EXCEEDED' })
  })

  it('reports a refusal when the reservation has lapsed before the first frame', async () => {
    const { playback } = await lecture.start()
    lecture.server.refusal = exceeded
    lecture.element.load()
    lecture.element.play()
    await flushPromises()
    expect(playback.getState()).toMatchObject({ kind: 'refused', code: 'METERING_EXCEEDED' })
  })

  it('can be retried after a network failure', async () => {
    lecture.server.failure = new TypeError('offline')
    const { playback } = await lecture.start()
    expect(playback.getState().kind).toBe('failed')
    lecture.server.failure = null
    playback.start(null)
    await flushPromises()
    expect(playback.getState().kind).toBe('ready')
  })
})

describe('The playback of a video', () => {
  it('saves the position after every ten seconds played', async () => {
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(35)
    expect(lecture.positions()).toEqual([10, 20, 30])
    expect(lecture.server.updates.at(-1)).toMatchObject({
      userVideoSessionId: 'session-1',
      status: 'IN_PROGRESS',
    })
  })

  it('saves a pause after a second, and the positions before and after a jump', async () => {
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(3)
    lecture.element.pause()
    await flushPromises()
    lecture.element.play()
    await lecture.playFor(2)
    lecture.element.seek(60)
    await flushPromises()
    expect(lecture.positions()).toEqual([3, 5, 60])
    expect(lecture.server.updates.at(-1)?.videoSessionPlayingTime).toBeCloseTo(5)
  })

  it('ends the video session at the end of the video and opens another for a replay', async () => {
    await lecture.start(95)
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(5)
    lecture.element.end()
    await flushPromises()
    expect(lecture.server.updates.at(-1)).toMatchObject({ status: 'ENDED', continueAtTime: 100 })
    lecture.element.seek(0)
    lecture.element.play()
    await lecture.playFor(10.5)
    expect(lecture.server.opened).toHaveLength(2)
    expect(lecture.server.updates.at(-1)).toMatchObject({
      userVideoSessionId: 'session-2',
      status: 'IN_PROGRESS',
    })
  })

  it('ends the video session after a pause of 60 seconds', async () => {
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(5)
    lecture.element.pause()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(lecture.server.updates.at(-1)?.status).toBe('IN_PROGRESS')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(lecture.server.updates.at(-1)?.status).toBe('ENDED')
  })

  it('saves the position when the page closes and when the player unmounts', async () => {
    const { stop } = await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(4)
    window.dispatchEvent(new Event('pagehide'))
    await flushPromises()
    expect(lecture.positions()).toEqual([4])
    await lecture.playFor(2)
    stop()
    await flushPromises()
    expect(lecture.positions()).toEqual([4, 6])
  })
})

describe('The media signature of a video', () => {
  it('is the newest one that the server returned', async () => {
    const { source } = await lecture.start()
    lecture.element.load()
    const address = async () => new URL((await source?.token.sign('/v2/media/a/000.m4s?t=old')) ?? '')
    expect((await address()).searchParams.get('t')).toBe('load-1')
    lecture.element.play()
    await flushPromises()
    expect((await address()).searchParams.get('t')).toBe('open-1')
    await lecture.playFor(11)
    expect((await address()).searchParams.get('t')).toBe('save-1')
    expect((await address()).pathname).toBe('/v2/media/a/000.m4s')
  })

  it('is renewed when it has expired during a long pause', async () => {
    const { source } = await lecture.start()
    await vi.advanceTimersByTimeAsync(9 * 60_000)
    const address = source?.token.sign('/v2/media/a/000.m4s?t=old')
    await flushPromises()
    expect(await address).toContain('t=load-2')
  })
})

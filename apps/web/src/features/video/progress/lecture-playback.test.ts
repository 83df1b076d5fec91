import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lecture, request, settle } from './lecture.fixture.ts'

let lecture: Lecture

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  lecture = new Lecture()
})
afterEach(() => vi.useRealTimers())

describe('opening', () => {
  it('opens one session for a press of play and uses it for the first playing', async () => {
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(1)
    expect(lecture.server.opened).toEqual([request])
  })

  it.each([
    ['the saved place', 40, null, 40],
    ['the place that a link asks for', 40, 12, 12],
    ['the start when nothing is saved', null, null, 0],
  ])('begins at %s at the first frame', async (_what, saved, asked, expected) => {
    const { source } = await lecture.start(saved, asked)
    lecture.element.load()
    expect(source?.startAt).toBe(expected)
    expect(lecture.element.currentTime).toBe(expected)
  })

  it('tells a refusal with its code', async () => {
    lecture.server.refusal = { code: 'METERING_EXCEEDED', message: 'No videos left.' }
    const { playback } = await lecture.start()
    expect(playback.getState()).toMatchObject({ kind: 'refused', code: 'METERING_EXCEEDED' })
  })

  it('can be tried again after the network failed', async () => {
    lecture.server.failure = new TypeError('offline')
    const { playback } = await lecture.start()
    expect(playback.getState().kind).toBe('failed')
    lecture.server.failure = null
    playback.start(null)
    await settle()
    expect(playback.getState().kind).toBe('ready')
  })
})

describe('saving', () => {
  it('saves every ten seconds of playing', async () => {
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(35)
    expect(lecture.places()).toEqual([10, 20, 30])
    expect(lecture.server.updates.at(-1)).toMatchObject({
      userVideoSessionId: 'session-1',
      status: 'IN_PROGRESS',
    })
  })

  it('saves a pause after a second and the two sides of a jump', async () => {
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(3)
    lecture.element.pause()
    await settle()
    lecture.element.play()
    await lecture.playFor(2)
    lecture.element.seek(60)
    await settle()
    expect(lecture.places()).toEqual([3, 5, 60])
    expect(lecture.server.updates.at(-1)?.videoSessionPlayingTime).toBeCloseTo(5)
  })

  it('ends the session at the end and opens another to play again', async () => {
    await lecture.start(95)
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(5)
    lecture.element.end()
    await settle()
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

  it('ends the session after a pause of 60 seconds', async () => {
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

  it('hands over the place when the page closes, and when the player goes', async () => {
    const { stop } = await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(4)
    window.dispatchEvent(new Event('pagehide'))
    await settle()
    expect(lecture.places()).toEqual([4])
    await lecture.playFor(2)
    stop()
    await settle()
    expect(lecture.places()).toEqual([4, 6])
  })
})

describe('the signature of the media', () => {
  it('is always the newest', async () => {
    const { source } = await lecture.start()
    lecture.element.load()
    lecture.element.play()
    const address = async () => new URL((await source?.token.sign('/v2/media/a/000.m4s?t=old')) ?? '')
    expect((await address()).searchParams.get('t')).toBe('open-1')
    await lecture.playFor(11)
    expect((await address()).searchParams.get('t')).toBe('save-1')
    expect((await address()).pathname).toBe('/v2/media/a/000.m4s')
  })

  it('is renewed when it has aged during a long pause', async () => {
    const { source } = await lecture.start()
    await vi.advanceTimersByTimeAsync(9 * 60_000)
    const address = source?.token.sign('/v2/media/a/000.m4s?t=old')
    await settle()
    expect(await address).toContain('t=open-2')
  })
})

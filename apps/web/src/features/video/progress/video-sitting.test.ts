import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionEnded } from '../../../lib/graphql-client.ts'
import { FakeElement } from './element.fixture.ts'
import { FakeServer } from './server.fixture.ts'
import { ProgressOutbox } from './progress-outbox.ts'
import { UnsentBeats } from './unsent-beats.ts'
import { type LectureSource, VideoSitting } from './video-sitting.ts'

const request = {
  courseId: 'course',
  courseContentId: 'content',
  sessionId: 'session',
  videoId: 'video',
  duration: 100,
}

let server: FakeServer
let element: FakeElement
let unsent: UnsentBeats
let outbox: ProgressOutbox

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  server = new FakeServer()
  element = new FakeElement()
  unsent = new UnsentBeats('member', localStorage)
  outbox = new ProgressOutbox(server, unsent)
})
afterEach(() => vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

/** Presses play and attaches the element, as the page and the player do. */
async function sitDown(savedPlace: number | null = null, asked: number | null = null) {
  const sitting = new VideoSitting(request, server, outbox, () => Promise.resolve(savedPlace))
  sitting.start(asked)
  await settle()
  const state = sitting.getState()
  if (state.kind !== 'ready') return { sitting, source: null, stop: () => undefined }
  const stop = state.source.record(element)
  return { sitting, source: state.source as LectureSource | null, stop }
}

/** Plays on for so many seconds of real time, four checks a second. */
async function playFor(seconds: number) {
  for (let check = 0; check < seconds * 4; check++) {
    await vi.advanceTimersByTimeAsync(250)
    element.currentTime += 0.25 * element.playbackRate
    element.tell('timeupdate')
  }
}

const places = () => server.beats.map(({ continueAtTime }) => Math.round(continueAtTime))
const unsentKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('unsent-progress:'))

describe('opening', () => {
  it('opens one session for a press of play and uses it for the first playing', async () => {
    await sitDown()
    element.load()
    element.play()
    await playFor(1)
    expect(server.opened).toEqual([request])
  })

  it.each([
    ['the saved place', 40, null, 40],
    ['the place that a link asks for', 40, 12, 12],
    ['the start when nothing is saved', null, null, 0],
  ])('begins at %s at the first frame', async (_what, saved, asked, expected) => {
    const { source } = await sitDown(saved, asked)
    element.load()
    expect(source?.startAt).toBe(expected)
    expect(element.currentTime).toBe(expected)
  })

  it('tells a refusal with its code', async () => {
    server.refusal = { code: 'METERING_EXCEEDED', message: 'No videos left.' }
    const { sitting } = await sitDown()
    expect(sitting.getState()).toMatchObject({ kind: 'refused', code: 'METERING_EXCEEDED' })
  })

  it('can be tried again after the network failed', async () => {
    server.failure = new TypeError('offline')
    const { sitting } = await sitDown()
    expect(sitting.getState().kind).toBe('failed')
    server.failure = null
    sitting.start(null)
    await settle()
    expect(sitting.getState().kind).toBe('ready')
  })
})

describe('saving', () => {
  it('saves every ten seconds of playing', async () => {
    await sitDown()
    element.load()
    element.play()
    await playFor(35)
    expect(places()).toEqual([10, 20, 30])
    expect(server.beats.at(-1)).toMatchObject({ userVideoSessionId: 'session-1', status: 'IN_PROGRESS' })
  })

  it('saves a pause after a second and the two sides of a jump', async () => {
    await sitDown()
    element.load()
    element.play()
    await playFor(3)
    element.pause()
    await settle()
    element.play()
    await playFor(2)
    element.seek(60)
    await settle()
    expect(places()).toEqual([3, 5, 60])
    expect(server.beats.at(-1)?.videoSessionPlayingTime).toBeCloseTo(5)
  })

  it('ends the session at the end and opens another to play again', async () => {
    await sitDown(95)
    element.load()
    element.play()
    await playFor(5)
    element.end()
    await settle()
    expect(server.beats.at(-1)).toMatchObject({ status: 'ENDED', continueAtTime: 100 })
    element.seek(0)
    element.play()
    await playFor(10.5)
    expect(server.opened).toHaveLength(2)
    expect(server.beats.at(-1)).toMatchObject({ userVideoSessionId: 'session-2', status: 'IN_PROGRESS' })
  })

  it('ends the session after a pause of 60 seconds', async () => {
    await sitDown()
    element.load()
    element.play()
    await playFor(5)
    element.pause()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(server.beats.at(-1)?.status).toBe('IN_PROGRESS')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(server.beats.at(-1)?.status).toBe('ENDED')
  })

  it('hands over the place when the page closes, and when the player goes', async () => {
    const { stop } = await sitDown()
    element.load()
    element.play()
    await playFor(4)
    window.dispatchEvent(new Event('pagehide'))
    await settle()
    expect(places()).toEqual([4])
    await playFor(2)
    stop()
    await settle()
    expect(places()).toEqual([4, 6])
  })
})

describe('a bad network', () => {
  it('keeps one save in flight and merges what waits', async () => {
    let answer = () => undefined as void
    server.gate = new Promise((resolve) => (answer = resolve))
    await sitDown()
    element.load()
    element.play()
    await playFor(45)
    server.gate = null
    answer()
    await settle()
    await settle()
    expect(server.mostInFlight).toBe(1)
    expect(places()).toEqual([10, 40])
  })

  it('loses nothing while offline, says so, and tries again', async () => {
    const told: boolean[] = []
    outbox.listen({ waiting: (waiting) => told.push(waiting) })
    await sitDown()
    element.load()
    element.play()
    server.failure = new TypeError('offline')
    await playFor(15)
    element.seek(50)
    await playFor(12)
    expect(server.beats).toEqual([])
    server.failure = null
    await vi.advanceTimersByTimeAsync(40_000)
    expect(places()).toEqual([15, 60])
    expect(told).toEqual([false, true, false])
    expect(unsentKeys()).toEqual([])
  })

  it('sends after a reload what the last page could not, and resumes there', async () => {
    await sitDown()
    element.load()
    element.play()
    server.failure = new TypeError('offline')
    await playFor(12)
    window.dispatchEvent(new Event('pagehide'))
    await settle()
    expect(new UnsentBeats('member', localStorage).place('video', Date.now())).toBeCloseTo(12)
    expect(new UnsentBeats('somebody', localStorage).place('video', Date.now())).toBeNull()

    const next = new FakeServer()
    new ProgressOutbox(next, unsent).takeUpLeftovers(Date.now())
    await settle()
    expect(next.beats).toMatchObject([{ userVideoSessionId: 'session-1', videoId: 'video' }])
    expect(next.beats[0]?.continueAtTime).toBeCloseTo(12)
    expect(unsentKeys()).toEqual([])
  })

  it('stops trying when the session of the member is over, and keeps the place', async () => {
    await sitDown()
    element.load()
    element.play()
    server.failure = new SessionEnded()
    await playFor(11)
    server.failure = null
    await vi.advanceTimersByTimeAsync(5_000)
    expect(server.beats).toEqual([])
    expect(unsentKeys()).toHaveLength(1)
  })
})

describe('the signature of the media', () => {
  it('is always the newest', async () => {
    const { source } = await sitDown()
    element.load()
    element.play()
    const address = async () => new URL((await source?.token.sign('/v2/media/a/000.m4s?t=old')) ?? '')
    expect((await address()).searchParams.get('t')).toBe('open-1')
    await playFor(11)
    expect((await address()).searchParams.get('t')).toBe('save-1')
    expect((await address()).pathname).toBe('/v2/media/a/000.m4s')
  })

  it('is renewed when it has aged during a long pause', async () => {
    const { source } = await sitDown()
    await vi.advanceTimersByTimeAsync(9 * 60_000)
    const address = source?.token.sign('/v2/media/a/000.m4s?t=old')
    await settle()
    expect(await address).toContain('t=open-2')
  })
})

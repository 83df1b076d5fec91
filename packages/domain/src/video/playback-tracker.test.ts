import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  startTracking,
  type PlaybackEffect,
  type PlaybackEvent,
  type PlaybackState,
} from './playback-events.ts'
import { trackPlayback } from './playback-tracker.ts'

/** Feeds events to the tracker; returns the last state and a short text for each effect. */
function follow(events: readonly PlaybackEvent[], start: PlaybackState = startTracking(600, 0)) {
  const said: string[] = []
  let state = start
  for (const event of events) {
    const step = trackPlayback(state, event)
    state = step.state
    said.push(...step.effects.map(describeEffect))
  }
  return { state, said }
}

function describeEffect(effect: PlaybackEffect): string {
  if (effect.kind === 'seek') return `seek ${effect.position}`
  if (effect.kind === 'create-session') return 'create'
  if (effect.kind === 'report-not-ready') return 'not ready'
  const { continueAtTime, videoSessionMaxPlayhead, videoSessionPlayingTime, status } = effect.update
  const end = status === 'ENDED' ? ' ended' : ''
  return `save ${continueAtTime} max ${videoSessionMaxPlayhead} played ${round(videoSessionPlayingTime)}${end}`
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000
const ready: PlaybackEvent = { type: 'first-frame', at: 0 }
const play = (position: number, at: number): PlaybackEvent => ({ type: 'play', position, at })

/** Returns time events, one every `every` milliseconds, from one position to another. */
function watch(from: number, to: number, at: number, rate = 1, every = 250): PlaybackEvent[] {
  const count = Math.round(((to - from) / rate) * (1000 / every))
  return Array.from({ length: count }, (_, index) => {
    const elapsed = (index + 1) * every
    return { type: 'time', position: from + (elapsed / 1000) * rate, at: at + elapsed }
  })
}

describe('The playback tracker', () => {
  it('opens a session when the player is ready and playing, in either order', () => {
    expect(follow([ready]).said).toEqual([])
    expect(follow([play(0, 0)]).said).not.toContain('create')
    expect(follow([ready, play(0, 0)]).said).toEqual(['create'])
    expect(follow([play(0, 0), ready, ready, play(0, 1)]).said).toEqual(['not ready', 'create'])
  })

  it('reports that the player was not ready when a session was to be opened', () => {
    expect(follow([play(0, 0)]).said).toEqual(['not ready'])
    expect(follow([ready, play(0, 0)]).said).not.toContain('not ready')
  })

  it('seeks at the first frame to where the member continues', () => {
    const start = startTracking(600, 42.5)
    expect(follow([ready, play(42.5, 0), ...watch(42.5, 45, 0)], start).said).toEqual(['seek 42.5', 'create'])
  })

  it('saves every 10 s of playing', () => {
    expect(follow([ready, play(0, 0), ...watch(0, 25, 0)]).said).toEqual([
      'create',
      'save 10 max 10 played 10',
      'save 20 max 20 played 20',
    ])
  })

  it('saves movement of 1 s or more at other events', () => {
    const start = [ready, play(0, 0)]
    const pause = (position: number): PlaybackEvent => ({ type: 'pause', position, at: position * 1000 })
    expect(follow([...start, ...watch(0, 0.75, 0), pause(0.75)]).said).toEqual(['create'])
    expect(follow([...start, ...watch(0, 1, 0), pause(1)]).said).toEqual(['create', 'save 1 max 1 played 1'])
  })

  it('saves the last continuous position before a jump, and does not count it', () => {
    const seek: PlaybackEvent = { type: 'seek', position: 300, at: 5_000 }
    const jump: PlaybackEvent = { type: 'time', position: 300, at: 5_250 }
    const saves = ['create', 'save 5 max 5 played 5', 'save 300 max 300 played 5']
    const five = [ready, play(0, 0), ...watch(0, 5, 0)]
    expect(follow([...five, seek]).said).toEqual(saves)
    expect(follow([...five, jump]).said).toEqual(saves)
    expect(follow([...five, seek, ...watch(300, 310, 5_000)]).said).toEqual([
      ...saves,
      'save 310 max 310 played 15',
    ])
    expect(follow([...five, { type: 'seek', position: 2, at: 5_000 }]).said.at(-1)).toBe(
      'save 2 max 5 played 5',
    )
  })

  it.each([
    [1, 250, 1],
    [1.01, 250, 0],
    [1.01, 1_000, 0],
    [1.001, 1_000, 0],
    [2, 1_000, 0],
    [5, 5_000, 0],
    [-0.1, 250, 0],
  ])('counts a move of %d s after %d ms as %d s', (moved, at, counted) => {
    const { state } = follow([ready, play(10, 0), { type: 'time', position: 10 + moved, at }])
    expect(round(state.playingTime)).toBe(counted)
  })

  // Browsers report the time of a playing video about four times a second, also in a background tab.
  it.each([
    [1, 250],
    [2, 250],
    [2, 335],
    [2, 500],
  ])('counts all of 60 s that are played at %d times the speed with a check every %d ms', (rate, every) => {
    const { state } = follow([ready, play(0, 0), ...watch(0, 60, 0, rate, every)])
    expect(state.playingTime).toBeCloseTo(60, 0)
    expect(state.playingTime).toBe(state.position)
  })

  it('counts nothing that is played at double speed with checks a second apart', () => {
    const { state } = follow([ready, play(0, 0), ...watch(0, 60, 0, 2, 1_000)])
    expect(state).toMatchObject({ playingTime: 0, position: 60 })
  })

  it('does not count movement while paused', () => {
    const paused: PlaybackEvent = { type: 'pause', position: 2, at: 2_000 }
    const nudge: PlaybackEvent = { type: 'time', position: 2.5, at: 2_250 }
    expect(follow([ready, play(0, 0), ...watch(0, 2, 0), paused, nudge]).state.playingTime).toBe(2)
  })

  it('ends the session at 100 %, once', () => {
    const start = follow([ready, play(590, 0)], startTracking(600, 0)).state
    const end: PlaybackEvent = { type: 'end', position: 600.02, at: 10_000 }
    const { state, said } = follow([...watch(590, 600, 0), end], start)
    expect(said).toEqual(['save 600 max 600 played 10 ended'])
    expect(follow([end], follow(watch(590, 599.75, 0), start).state).said).toEqual([
      'save 600 max 600 played 10.02 ended',
    ])
    expect(follow([play(0, 20_000)], state).said).toEqual(['create'])
  })

  it('ends the session after a pause of 60 s and opens another on play', () => {
    const paused = follow([
      ready,
      play(0, 0),
      ...watch(0, 3, 0),
      { type: 'pause', position: 3, at: 3_000 },
    ]).state
    const tick = (at: number): PlaybackEvent => ({ type: 'tick', at })
    expect(follow([tick(62_999), play(3, 62_999)], paused).said).toEqual([])
    const after = follow([tick(63_000), tick(64_000), play(3, 70_000), ...watch(3, 13, 70_000)], paused)
    expect(after.said).toEqual(['save 3 max 3 played 3 ended', 'create', 'save 13 max 13 played 10'])
    expect(follow([play(3, 63_000)], paused).said).toEqual(['save 3 max 3 played 3 ended', 'create'])
  })

  it('saves the rest when the page is closed', () => {
    const leave: PlaybackEvent = { type: 'close', position: 0.5, at: 500 }
    expect(follow([ready, play(0, 0), ...watch(0, 0.5, 0), leave, leave]).said).toEqual([
      'create',
      'save 0.5 max 0.5 played 0.5',
    ])
  })
})

const position = fc.integer({ min: 0, max: 2_400 }).map((quarter) => quarter / 4)
const event = fc.oneof(
  fc.record({ type: fc.constantFrom('play' as const, 'time' as const), position, step: fc.nat(3_000) }),
  fc.record({
    type: fc.constantFrom('seek' as const, 'pause' as const, 'close' as const),
    position,
    step: fc.nat(90_000),
  }),
  fc.record({ type: fc.constant('end' as const), position, step: fc.nat(500) }),
  fc.record({ type: fc.constantFrom('tick' as const, 'first-frame' as const), step: fc.nat(90_000) }),
)

test('The playback tracker saves in an open session only and adds at most a second of playing time a check, for any events', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 80 }), (events) => {
      let state = startTracking(600, 5)
      let [at, open, played] = [0, false, 0]
      for (const { step, ...rest } of events) {
        at += step
        const next = trackPlayback(state, { ...rest, at })
        state = next.state
        for (const effect of next.effects) {
          if (effect.kind === 'create-session') {
            expect(open).toBe(false)
            ;[open, played] = [true, 0]
          } else if (effect.kind === 'save') {
            const { update } = effect
            expect(open).toBe(true)
            expect(update.videoSessionPlayingTime).toBeGreaterThanOrEqual(played)
            expect(update.videoSessionMaxPlayhead).toBeGreaterThanOrEqual(update.continueAtTime)
            expect(update.videoSessionMaxPlayhead).toBeLessThanOrEqual(600)
            played = update.videoSessionPlayingTime
            // Each check adds at most a second of playing time.
            expect(played).toBeLessThanOrEqual(events.length)
            open = update.status !== 'ENDED'
          }
        }
        expect(state.sessionOpen).toBe(open)
      }
    }),
    { numRuns: 500 },
  )
})

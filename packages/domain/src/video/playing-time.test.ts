import { describe, expect, it } from 'vitest'
import type { PlaybackEvent } from './playback-events.ts'
import { follow, play, ready, round, watch } from './playback.fixture.ts'

describe('The playback tracker', () => {
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
})

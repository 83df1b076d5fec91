import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startTracking, type PlaybackEvent, type PlaybackState } from '../playback-events.ts'
import { trackPlayback } from '../playback-tracker.ts'
import { openBudget, type WatchBudget } from './watch-budget.ts'
import { updateAt, fresh, NOW } from './progress-update.fixture.ts'
import { applyProgressUpdate, watchedSeconds, type WatchState } from './progress-update.ts'

/** A player, its tracker and the server's rule on one clock, with a delay on the way to the server. */
class Viewer {
  now = NOW
  position = 0
  tracker: PlaybackState
  server: WatchState
  budget: WatchBudget | null = null
  really = new Set<number>()

  readonly duration: number
  readonly latency: () => number

  constructor(duration: number, latency: () => number = () => 0) {
    this.duration = duration
    this.latency = latency
    this.tracker = startTracking(duration, 0)
    this.server = fresh(duration)
    this.tell({ type: 'first-frame', at: this.now })
  }

  play(seconds: number, rate: number, every: number, pauses = true) {
    this.tell({ type: 'play', position: this.position, at: this.now })
    for (let played = 0; played < seconds && this.position < this.duration; played += every / 1000) {
      const until = Math.min(this.duration, this.position + (every / 1000) * rate)
      for (let at = Math.ceil(this.position * 20); at < until * 20; at += 1) this.really.add(at)
      this.position = until
      this.now += every
      this.tell({ type: 'time', position: this.position, at: this.now })
    }
    const over = this.position >= this.duration
    if (over || pauses) this.tell({ type: over ? 'end' : 'pause', position: this.position, at: this.now })
  }

  seek(position: number) {
    this.position = position
    this.tell({ type: 'seek', position, at: this.now })
  }

  leave() {
    this.tell({ type: 'close', position: this.position, at: this.now })
  }

  wait(ms: number) {
    this.now += ms
    this.tell({ type: 'tick', at: this.now })
  }

  private tell(event: PlaybackEvent) {
    const { state, effects } = trackPlayback(this.tracker, event)
    this.tracker = state
    for (const effect of effects) {
      const arrival = this.now + this.latency()
      if (effect.kind === 'create-video-session') {
        this.budget = openBudget(this.budget, arrival)
        this.server = { ...fresh(this.duration, this.budget), progress: this.server.progress }
      } else if (effect.kind === 'save') {
        const result = applyProgressUpdate({ ...this.server }, updateAt(0, 0, effect.update), arrival)
        expect(result.kind).toBe('accepted')
        if (result.kind !== 'accepted') return
        this.server = result.state
        this.budget = result.state.budget
      }
    }
  }
}

describe('The credit of at least 99 % for an honest viewer', () => {
  it.each([
    [1, 250],
    [1.5, 250],
    [2, 250],
    [1, 1_000],
    [1.5, 600],
    [2, 500],
    [2, 40],
  ])('at speed %d with a check every %d milliseconds', (rate, every) => {
    let toggle = 0
    const viewer = new Viewer(600, () => (toggle++ % 2 === 0 ? 20 : 900))
    viewer.play(700, rate, every)
    expect(watchedSeconds(viewer.server.progress)).toBeGreaterThanOrEqual(0.99 * 600)
    expect(viewer.server.progress).toMatchObject({
      completed: true,
      continueAtTime: 0,
      farthestWatchedTime: 600,
    })
    expect(viewer.server.session.status).toBe('ENDED')
  })

  it('over several videos, one after the other', () => {
    const first = new Viewer(120)
    first.play(200, 2, 250)
    const second = new Viewer(120)
    second.budget = first.budget
    second.now = first.now
    second.play(200, 2, 250)
    expect(watchedSeconds(second.server.progress)).toBeGreaterThanOrEqual(0.99 * 120)
  })

  it('with any skips, repetitions and pauses, and never for unwatched seconds', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('play' as const),
        seconds: fc.integer({ min: 2, max: 60 }),
        rate: fc.constantFrom(1, 1.5, 2),
        // At more than normal speed, two checks that are a second apart would count as a jump.
        every: fc.constantFrom(40, 250, 500),
        pauses: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('seek' as const), to: fc.integer({ min: 0, max: 295 }) }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 120_000 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
        const viewer = new Viewer(300)
        for (const next of steps) {
          if (next.kind === 'play') viewer.play(next.seconds, next.rate, next.every, next.pauses)
          else if (next.kind === 'seek') viewer.seek(next.to)
          else viewer.wait(next.ms)
        }
        viewer.leave()
        const really = viewer.really.size / 20
        const credited = watchedSeconds(viewer.server.progress)
        // Each stretch may lose or gain up to a tenth of a second at either end.
        expect(credited).toBeGreaterThanOrEqual(0.99 * really - 0.1 * steps.length)
        expect(credited).toBeLessThanOrEqual(really + 0.1 * steps.length)
      }),
      { numRuns: 500 },
    )
  })
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTracking } from './playback-events.ts'
import { trackPlayback } from './playback-tracker.ts'

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

test('The playback tracker saves in an open video session only and adds at most a second of playing time a check, for any events', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 80 }), (events) => {
      let state = startTracking(600, 5)
      let [at, open, played] = [0, false, 0]
      for (const { step, ...rest } of events) {
        at += step
        const next = trackPlayback(state, { ...rest, at })
        state = next.state
        for (const effect of next.effects) {
          if (effect.kind === 'create-video-session') {
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
        expect(state.videoSessionOpen).toBe(open)
      }
    }),
    { numRuns: 500 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isButtonEnabled, videoState } from './video-state.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')
const instant = fc.option(fc.integer({ min: NOW - 5, max: NOW + 5 }))

test('A thumbnail of a video is available soon, locked, completed or open, and the first of these wins', () => {
  const video = fc.record({
    duration: fc.constantFrom(10, 100),
    creditedTime: fc.integer({ min: 0, max: 100 }),
    completed: fc.boolean(),
  })
  fc.assert(
    fc.property(video, instant, fc.boolean(), (one, enabledAt, canWatch) => {
      const states = [
        enabledAt !== null && NOW < enabledAt && 'available-soon',
        !canWatch && 'locked',
        (one.completed || one.creditedTime / one.duration >= 0.9) && 'completed',
        'open',
      ]
      expect(videoState(one, { enabledAt, canWatch, now: NOW })).toBe(states.find(Boolean))
    }),
  )
})

test.each([
  ['https://example.com', null, true],
  ['https://example.com', NOW, true],
  ['https://example.com', NOW + 1, false],
  ['', null, false],
  [null, null, false],
])('A button with the address %j and the opening %j can be pressed: %s', (url, enabledAt, expected) => {
  expect(isButtonEnabled({ url, enabledAt }, NOW)).toBe(expected)
})

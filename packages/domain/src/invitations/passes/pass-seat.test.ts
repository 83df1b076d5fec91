import { expect, test } from 'vitest'
import { decideHold, maxOpenSeats } from './pass-seat.ts'

test('Unproved e-mail addresses hold at most a third of the slots that no proved person has', () => {
  for (let slots = 1; slots <= 100; slots++)
    for (let proved = 0; proved < slots; proved++) {
      let held = 0
      while (decideHold({ slots, taken: proved + held, held }) === 'hold') held++
      expect(held, `${proved} of ${slots}`).toBe(Math.floor((slots - proved) / 3))
      expect(decideHold({ slots, taken: proved + held, held })).toBe('wait')
    }
})

test('A pass is full when all its slots are taken, and a pass without a limit has a slot for everybody', () => {
  expect(decideHold({ slots: 3, taken: 3, held: 1 })).toBe('full')
  expect(decideHold({ slots: 0, taken: 0, held: 0 })).toBe('full')
  expect(decideHold({ slots: null, taken: 1000, held: 1000 })).toBe('hold')
})

test('A network may hold more open seats of a company’s pass than of a public pass', () => {
  expect(maxOpenSeats({ emailDomains: [], realm: null })).toBe(120)
  expect(maxOpenSeats({ emailDomains: ['acme.example'], realm: null })).toBe(1000)
  expect(maxOpenSeats({ emailDomains: [], realm: 'acme' })).toBe(1000)
})

import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/durations.ts'
import { clashText, nextClash } from './clashing-classes.ts'

const NOW = Date.UTC(2026, 10, 30, 12)
/** Returns a class that meets from each of these hours from now on, for an hour unless it says how long. */
const meets = (title: string, ...hours: readonly (number | readonly [from: number, long: number])[]) => ({
  sessionId: title,
  title,
  meetings: hours.map((hour) => {
    const [from, long] = typeof hour === 'number' ? [hour, 1] : hour
    return { startAt: NOW + from * HOUR_MS, endAt: NOW + (from + long) * HOUR_MS }
  }),
})
const said = (...classes: ReturnType<typeof meets>[]) => {
  const clash = nextClash(classes, NOW)
  return clash && `${(clash.at - NOW) / HOUR_MS}: ${clash.classes.map(({ title }) => title).join(' ')}`
}

test.each([
  ['meet at the same hour', [meets('a', 5), meets('b', 5)], '5: a b'],
  ['meet at the same hour, all three', [meets('a', 5), meets('b', 5), meets('c', 5)], '5: a b c'],
  ['overlap', [meets('a', [5, 2]), meets('b', 6)], '6: a b'],
  [
    'overlap, as long as most of them meet',
    [meets('a', [5, 3]), meets('b', [5, 3]), meets('c', 6)],
    '6: a b c',
  ],
  ['meet at once later only', [meets('a', 1, 30), meets('b', 2, 30)], '30: a b'],
  ['meet at once now, and again later', [meets('a', -0.5, 9), meets('b', -0.5, 9)], '-0.5: a b'],
  ['follow each other', [meets('a', 5), meets('b', 6)], null],
  ['met at once before', [meets('a', -5), meets('b', -5)], null],
  ['are one class with two meetings', [meets('a', 5, 5)], null],
])('The next clash of classes that %s is found', (_what, classes, clash) => {
  expect(said(...classes)).toBe(clash)
})

test('A clash names the classes and the hour in the zone of the viewer', () => {
  const clash = nextClash([meets('Pricing', 5), meets('Prompting', 5), meets('Hiring', 5)], NOW)
  expect(clash && clashText(clash, 'America/New_York')).toBe(
    'Three of your classes meet at the same time, Mon, Nov 30 at 12:00 PM EST: Pricing, Prompting, and Hiring.',
  )
})

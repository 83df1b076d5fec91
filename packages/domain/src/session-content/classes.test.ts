import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import {
  areMaterialsOut,
  classesOfToday,
  classStates,
  classStateText,
  listedClasses,
  materialsOf,
  materialsToCome,
} from './classes.ts'

/** Wednesday, 10:00 in New York. */
const NOW = Date.parse('2026-03-04T15:00:00Z')
const ZONE = 'America/New_York'
const NONE = { notes: null, notesUrl: null, slidesUrl: null, recordingUrl: null }

/** Returns a class of one hour that begins in a number of hours. */
const held = (hours: number, more: Partial<typeof NONE | { notes: string }> = {}) => ({
  startAt: NOW + hours * HOUR_MS,
  endAt: NOW + (hours + 1) * HOUR_MS,
  ...NONE,
  ...more,
})

describe('The materials of a class', () => {
  test.each([
    ['a millisecond before its end', 1, false],
    ['at the instant of its end', 0, true],
    ['a millisecond after it', -1, true],
  ])('are out or not %s', (_when, untilEnd, expected) => {
    expect(areMaterialsOut({ endAt: NOW + untilEnd }, NOW)).toBe(expected)
  })

  test('are named by what there is of them, notes first', () => {
    expect(materialsOf(NONE)).toEqual([])
    expect(materialsOf({ ...NONE, notesUrl: '/dev/notes' })).toEqual(['NOTES'])
    expect(materialsOf({ notes: 'Said.', notesUrl: null, slidesUrl: '/s', recordingUrl: '/r' })).toEqual([
      'NOTES',
      'SLIDES',
      'RECORDING',
    ])
  })

  test('are promised for after the class in one sentence, and not at all where there are none', () => {
    expect(materialsToCome([])).toBeNull()
    expect(materialsToCome(['NOTES', 'SLIDES'])).toBe('Notes and slides come after the class')
    expect(materialsToCome(['RECORDING'])).toBe('A recording comes after the class')
    expect(materialsToCome(['NOTES', 'SLIDES', 'RECORDING'])).toBe(
      'Notes, slides, and a recording come after the class',
    )
  })
})

describe('Where a class stands', () => {
  test('is over, now, next or ahead by its times', () => {
    const classes = [held(-48), held(-0.5), held(24), held(72)]
    expect(classStates(classes, NOW)).toEqual(['over', 'now', 'next', 'ahead'])
    expect(classStates([held(-1)], NOW)).toEqual(['over'])
    expect(classStates([held(0)], NOW)).toEqual(['now'])
    expect(classStates([], NOW)).toEqual([])
  })

  test.each([
    ['over', -48, 'Over'],
    ['now', -0.5, 'Happening now'],
    ['next', 20, 'Next'],
    ['ahead', 2, 'Later today'],
    ['ahead', 20, 'Tomorrow'],
    ['ahead', 49, 'In 2 days'],
    // Between is less than three times 24 hours, and three changes of the day.
    ['ahead', 71, 'In 3 days'],
  ] as const)('is said of one that is %s and begins in %d hours', (state, hours, expected) => {
    expect(classStateText(state, held(hours), NOW, ZONE)).toBe(expected)
  })
})

describe('The classes that a list shows at first', () => {
  const all = (count: number, over: number) =>
    Array.from({ length: count }, (_, n) => ({ n, ...held((n - over) * 24 + 1) }))
  const shown = (count: number, over: number) => listedClasses(all(count, over), NOW).map(({ n }) => n)

  test('are all of six', () => {
    expect(shown(6, 6)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('are of more the two that were last and those that follow', () => {
    expect(shown(15, 0)).toEqual([0, 1, 2, 3, 4, 5])
    expect(shown(15, 5)).toEqual([3, 4, 5, 6, 7, 8])
    expect(shown(15, 15)).toEqual([9, 10, 11, 12, 13, 14])
  })
})

test('The classes of today are those that ended on its day in the viewer’s zone and left something behind', () => {
  const notes = { notes: 'Said.' }
  const earlier = held(-3, notes)
  const classes = [held(-24, notes), earlier, held(-2), held(-0.5, notes)]
  expect(classesOfToday(classes, NOW, ZONE)).toEqual([earlier])
  // In Auckland, the class that ended 13 hours ago was on the day before, although it began less than a day ago.
  expect(classesOfToday([held(-14, notes)], NOW, 'Pacific/Auckland')).toEqual([])
  expect(classesOfToday([held(-14, notes)], NOW + DAY_MS, 'UTC')).toEqual([])
})

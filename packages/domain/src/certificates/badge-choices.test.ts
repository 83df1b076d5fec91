import { expect, test } from 'vitest'
import { badgesEarned, hasEveryBadge } from './certificate-badges.ts'

// The expected values come from a search, not from counting: of all subsets of the courses, those are chosen that a
// member can hand in. The largest one is the progress; one with everything that is asked for is the completion.

const KINDS = [
  { completionRequired: true, liveOnly: false },
  { completionRequired: true, liveOnly: true },
  { completionRequired: false, liveOnly: false },
  { completionRequired: false, liveOnly: true },
] as const
const BADGES = ['none', 'on demand', 'live'] as const

type Case = (typeof KINDS)[number] & { courseId: string; badge: (typeof BADGES)[number] }

const ALL_STATES = KINDS.flatMap((kind) => BADGES.map((badge) => ({ ...kind, badge })))

/** Returns every list of `length` courses, with every badge of each. */
const programs = (length: number): Case[][] =>
  length === 0
    ? [[]]
    : programs(length - 1).flatMap((rest) =>
        ALL_STATES.map((state) => [...rest, { ...state, courseId: `course ${length}` }]),
      )

const subsets = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((found, item) => [...found, ...found.map((subset) => [...subset, item])], [[]])

function canHandIn(subset: readonly Case[], electives: number): boolean {
  if (subset.some(({ badge }) => badge === 'none')) return false
  if (subset.some(({ badge, liveOnly }) => liveOnly && badge === 'on demand')) return false
  return subset.filter(({ completionRequired }) => !completionRequired).length <= electives
}

function isWhole(subset: readonly Case[], program: readonly Case[], electives: number): boolean {
  const required = program.filter(({ completionRequired }) => completionRequired)
  return required.every((course) => subset.includes(course)) && subset.length === required.length + electives
}

test.each([0, 1, 2, 3, 4])(
  'Progress and completion of all certificates of %i courses are those of the best choice of badges',
  (length) => {
    const wrong = programs(length).flatMap((program) => {
      const choices = subsets(program)
      const badges = new Map(
        program.flatMap(({ courseId, badge }) =>
          badge === 'none' ? [] : [[courseId, { isLive: badge === 'live' }] as const],
        ),
      )
      return [0, 1, 2].filter((electives) => {
        const possible = choices.filter((subset) => canHandIn(subset, electives))
        const progress = Math.max(...possible.map((subset) => subset.length))
        const isCompleted = possible.some(
          (subset) => subset.length > 0 && isWhole(subset, program, electives),
        )
        const rule = { courses: program, numElectiveCourses: electives }
        return badgesEarned(rule, badges) !== progress || hasEveryBadge(rule, badges) !== isCompleted
      })
    })
    expect(wrong).toEqual([])
  },
)

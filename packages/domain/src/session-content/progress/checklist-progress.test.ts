import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHECKLIST_SUBTYPES, isItemCompleted, isSessionComplete, itemProgress } from './checklist-progress.ts'

const video = (creditedSeconds: number, duration = 100, completed = false) => ({
  creditedSeconds,
  duration,
  completed,
})

test.each([
  ['VIDEO_GROUP', [video(90)], false, 0.9, true],
  ['VIDEO_GROUP', [video(89.9)], false, 0.899, false],
  ['VIDEO_GROUP', [video(0, 100, true), video(70)], false, 0.85, false],
  ['VIDEO_GROUP', [video(0, 100, true), video(80)], false, 0.9, true],
  ['VIDEO_GROUP', [video(500), video(0, 300)], false, 0.25, false],
  ['VIDEO_GROUP', [], false, 0, false],
  ['OPTIONAL_VIDEO_GROUP', [video(100)], false, 1, true],
  ['OTHER_SELF_REPORTED', [], true, 1, true],
  ['OTHER_SELF_REPORTED', [video(100)], false, 0, false],
  ['ZOOM_ATTENDANCE', [], true, 1, true],
  ['ZOOM_ATTENDANCE', [], false, 0, false],
  ['PROJECT_SUBMISSION', [], true, 1, true],
  ['PROJECT_SUBMISSION', [], false, 0, false],
] as const)(
  'A checklist item of the kind %s with the videos %j and the mark %s has the progress %d',
  (subtype, videos, isDone, share, completed) => {
    const progress = itemProgress(subtype, { videos, isDone })
    expect(progress.progress).toBeCloseTo(share, 10)
    expect(isItemCompleted(progress)).toBe(completed)
  },
)

test('A session is complete exactly when it has required items and none of them is open', () => {
  const item = fc.record({
    required: fc.boolean(),
    subtype: fc.constantFrom(...CHECKLIST_SUBTYPES),
    isDone: fc.boolean(),
    credited: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), (items) => {
      const states = items.map(({ required, subtype, isDone, credited }) => ({
        required,
        ...itemProgress(subtype, { videos: [video(credited)], isDone }),
      }))
      // An item of videos is done at 90 of its 100 seconds or by its mark, and every other item by its mark alone.
      const isOpen = ({ subtype, isDone, credited }: (typeof items)[number]) =>
        !isDone && !(subtype.endsWith('VIDEO_GROUP') && credited >= 90)
      const required = items.filter((one) => one.required)
      expect(isSessionComplete(states)).toBe(required.length > 0 && !required.some(isOpen))
    }),
  )
})

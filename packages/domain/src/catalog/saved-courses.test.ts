import { expect, it } from 'vitest'
import { live, onDemand, over, running, T } from './catalog.fixture.ts'
import { countSavedCourses } from './dashboard-sections.ts'

const count = (sessions: Parameters<typeof countSavedCourses>[0], ...saved: string[]) =>
  countSavedCourses(sessions, new Set(saved), T)

it('the number of saved courses is the number of cards under the filter, not of bookmarks', () => {
  const sessions = [live({ courseId: 'a' }), onDemand({ courseId: 'b' }), live({ courseId: 'c' })]
  expect(count(sessions, 'a', 'b')).toBe(2)
  expect(count(sessions, 'a', 'left the catalog')).toBe(1)
  expect(count([live({ courseId: 'a', ...running })], 'a'), 'in no section').toBe(0)
  expect(count([live({ courseId: 'a', hideInCatalog: true })], 'a')).toBe(0)
  expect(count(sessions)).toBe(0)
})

it('a saved course in two sections counts once', () => {
  const done = live({ courseId: 'a', ...over, enrollmentStatus: 'COMPLETED' })
  expect(count([done, live({ courseId: 'a', sessionId: 'again' })], 'a')).toBe(1)
})

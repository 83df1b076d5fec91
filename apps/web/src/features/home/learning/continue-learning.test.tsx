import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSession, NOW, onDemandSession } from '../../../testing/dashboard-session.ts'
import { aResumePoint, openHome } from '../home.fixture.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const held = { enrollmentStatus: 'ENROLLED' } as const
const watching = (courseId: string) =>
  onDemandSession({ courseId, sessionId: courseId, title: courseId, ...held })
const learning = () => within(screen.getByRole('region', { name: 'Continue learning' }))

test('Home shows the credited share of each course that is begun', async () => {
  await openHome({ sessions: ['a', 'b', 'c'].map(watching), shares: { a: 0.42, b: 1 } })
  const share = (course: string) =>
    screen.getByRole('progressbar', { name: `Progress in ${course}` }).getAttribute('aria-valuenow')
  expect(['a', 'b', 'c'].map(share)).toEqual(['42', '100', '0'])
})

test('Home plays the next lesson of the course watched last, which its card would repeat', async () => {
  await openHome({ sessions: ['a', 'b', 'c'].map(watching), shares: { a: 0.4 }, resume: aResumePoint() })
  expect(learning().getByRole('link', { name: 'Resume A lesson' })).toBeDefined()
  expect(
    learning()
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent),
  ).toEqual(['a', 'c'])
})

test('Home renders a single course wide, with and without a live date', async () => {
  await openHome({ sessions: [watching('a')], shares: { a: 0.4 } })
  expect(screen.getByRole('article').getAttribute('data-layout')).toBe('wide')
  cleanup()
  await openHome({ sessions: [aSession(held)] })
  expect(learning().getByRole('article').getAttribute('data-layout')).toBe('wide')
})

/** Answers the media queries of home as on a phone. */
const usePhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
    )

test('Home has on phones no card of a class that stands in the live dates', async () => {
  const sessions = [aSession(held), watching('a')]
  const cards = () =>
    learning()
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent)
  await openHome({ sessions, resume: aResumePoint() })
  expect(cards()).toEqual(['Pricing Strategy', 'a'])
  cleanup()
  usePhone()
  await openHome({ sessions, resume: aResumePoint() })
  expect(cards()).toEqual(['a'])
  cleanup()
  await openHome({ sessions: [aSession(held)] })
  expect(screen.queryByRole('region', { name: 'Continue learning' }), 'nothing else to continue').toBeNull()
  expect(screen.getByRole('region', { name: 'Your live dates' })).toBeDefined()
})

test('A lesson that stands alone beside several live dates fills the height of its column', async () => {
  const dates = ['a', 'b'].map((id) =>
    aSession({ ...held, hasEnrollment: false, sessionId: id, courseId: id }),
  )
  const fills = () => learning().getByRole('region', { name: 'Continue watching' }).dataset['fills']
  await openHome({ sessions: dates, resume: aResumePoint({ courseId: 'c' }) })
  expect(fills()).toBe('true')
  cleanup()
  await openHome({ sessions: dates.slice(1), resume: aResumePoint({ courseId: 'c' }) })
  expect(fills()).toBe('false')
})

test('Home leads a member without courses to the list, in a low row', async () => {
  await openHome({ sessions: [aSession()] })
  const empty = learning().getByRole('heading', { name: 'Nothing under way' })
  expect(empty.parentElement?.dataset['layout']).toBe('row')
  expect(learning().getByRole('link', { name: 'Find a course' }).getAttribute('href')).toBe('/courses')
  expect(screen.getByRole('region', { name: 'Upcoming Courses' })).toBeDefined()
})

test('Home shows at most five upcoming courses in a row, with a link to all', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  await openHome({ sessions: ids.map((id) => aSession({ courseId: id, sessionId: id, title: id })) })
  const upcoming = within(screen.getByRole('region', { name: 'Upcoming Courses' }))
  const cards = within(upcoming.getByRole('list', { name: 'Upcoming Courses' })).getAllByRole('article')
  expect(cards).toHaveLength(5)
  const all = upcoming.getByRole('link', { name: 'See All upcoming courses' })
  expect(all.getAttribute('href')).toBe('/courses')
})

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOW, onDemandSession } from '../../../testing/dashboard-session.ts'
import { course, openCourses } from '../courses-page.fixture.tsx'
import { dashboardQuery } from '../dashboard-query.ts'
import type { ResumePoint } from '../../resume/use-resume-point.ts'

beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(NOW))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Answers the media queries of the page by the width of its window. */
const openAt = (kind: 'phone' | 'desk') =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: kind === 'phone' }) as MediaQueryList,
    )

const LESSON: ResumePoint = {
  courseId: 'watched',
  courseTitle: 'Pricing Strategy',
  courseContentGroupId: 'module',
  moduleTitle: 'Value',
  courseContentId: 'lesson',
  videoId: 'video',
  title: 'A lesson',
  videoThumbnail: '/a.svg',
  duration: 60,
  continueAtTime: 20,
  lessonNumber: 1,
  lessonCount: 2,
}

const courses = (count: number) => Array.from({ length: count }, (_, index) => course(`course-${index}`))
const watchable = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const id = `watch-${index}`
    return onDemandSession({ courseId: id, sessionId: id, title: id })
  })
const cards = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('article')
const showAll = () => screen.queryByRole('button', { name: /^Show all/ })

/** Waits until a list, which draws its cards little by little, has this number of them. */
const drawn = async (list: string, count: number) => {
  await screen.findByRole('list', { name: list })
  await waitFor(() => expect(cards(list)).toHaveLength(count))
}

describe('A group of courses on a phone', () => {
  test('shows five cards and a button that says how many there are', async () => {
    openAt('phone')
    await openCourses([...courses(8), ...watchable(7)])
    await drawn('Next 7 days', 5)
    await drawn('Start on demand', 5)
    const names = screen.getAllByRole('button', { name: /^Show all/ }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Show all 8', 'Show all 7'])
    expect(screen.getByRole('button', { name: 'Show all 8 of Next 7 days' })).toBeDefined()
  })

  test('shows the rest by its button, which leads the focus to the first new card', async () => {
    openAt('phone')
    await openCourses([...courses(8), ...watchable(1)])
    await drawn('Next 7 days', 5)
    fireEvent.click(screen.getByRole('button', { name: 'Show all 8 of Next 7 days' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('course-5'))
    await drawn('Next 7 days', 8)
    expect(showAll()).toBeNull()
    expect(document.activeElement?.textContent).toBe('course-5')
  })

  test('shows all of its cards when a single one would be left out', async () => {
    openAt('phone')
    await openCourses([...courses(6), ...watchable(1)])
    await drawn('Next 7 days', 6)
    expect(showAll()).toBeNull()
  })

  test('shows ten cards when it is the only one', async () => {
    openAt('phone')
    await openCourses(courses(14))
    await drawn('Available Courses', 10)
    expect(screen.getByRole('button', { name: 'Show all 14 of Available Courses' })).toBeDefined()
  })

  test('is folded again in a list that is narrowed, and unfolded on the way back', async () => {
    openAt('phone')
    const { back } = await openCourses(courses(14))
    await drawn('Available Courses', 10)
    fireEvent.click(screen.getByRole('button', { name: /^Show all/ }))
    await drawn('Available Courses', 14)
    fireEvent.click(screen.getByRole('button', { name: 'Saved Courses' }))
    await screen.findByText('No courses found. Try adjusting your search filters.')
    back()
    await drawn('Available Courses', 14)
    expect(showAll()).toBeNull()
  })
})

test('A group of courses shows all of its cards on a wide screen', async () => {
  openAt('desk')
  await openCourses([...courses(8), ...watchable(7)])
  await drawn('Next 7 days', 8)
  await drawn('Start on demand', 7)
  expect(showAll()).toBeNull()
})

describe('The courses dashboard', () => {
  const votingBanner = { text: 'Which course next?', buttonCopy: 'Vote', buttonLink: '/dev/vote' }

  /** Opens the dashboard and returns the names of its parts in their order. */
  async function partsAt(kind: 'phone' | 'desk') {
    openAt(kind)
    const own = { ...course('own'), enrollmentStatus: 'ENROLLED' } as const
    const dashboard = { sessions: [own, course('other')], bookmarks: new Set<string>(), resume: LESSON }
    await openCourses([], [], { flags: { votingBanner }, known: [[dashboardQuery.queryKey, dashboard]] })
    const parts = {
      search: await screen.findByRole('combobox', { name: 'Search courses' }),
      resume: screen.getByRole('region', { name: 'Continue watching' }),
      banner: screen.getByRole('region', { name: 'Vote' }),
      active: screen.getByRole('region', { name: 'Active/Enrolled Courses' }),
      available: screen.getByRole('region', { name: 'Available Courses' }),
    }
    return Object.entries(parts)
      .toSorted(([, a], [, b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map(([name]) => name)
  }

  test('begins on a phone with the search, and shows its banner after the own courses', async () => {
    expect(await partsAt('phone')).toEqual(['search', 'resume', 'active', 'banner', 'available'])
  })

  test('begins on a wide screen with the banner and the lesson to continue', async () => {
    expect(await partsAt('desk')).toEqual(['banner', 'resume', 'search', 'active', 'available'])
  })
})

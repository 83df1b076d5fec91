import { screen, within } from '@testing-library/react'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW, onDemandSession } from '../../../testing/dashboard-session.ts'
import { openCourses, type Setting } from '../courses-page.fixture.tsx'

const pricing = aSession({ courseId: 'pricing', sessionId: 'pricing', title: 'Pricing Strategy' })
const briefing = onDemandSession({
  courseId: 'briefing',
  title: 'Prompting as Briefing',
  stack: 'ai',
  topics: ['Functional AI'],
  difficulty: 'Beginner',
})
const later = aSession({
  courseId: 'later',
  sessionId: 'later',
  sessionKind: 'WORKSHOP',
  title: 'Brand Workshop',
  startAt: NOW + 30 * DAY_MS,
  endAt: NOW + 30 * DAY_MS,
})

/** Opens the courses page of three courses at an address with these filters. */
export const openCourseList = async (
  search = '',
  { saved = [] as string[], ...more }: Setting & { saved?: string[] } = {},
) => {
  const page = await openCourses([pricing, briefing, later], saved, { address: `/courses${search}`, ...more })
  await screen.findByRole('heading', { level: 1 })
  return page
}

/** Returns the titles of the cards in their order. */
export const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

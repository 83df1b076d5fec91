import { screen, within } from '@testing-library/react'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW, onDemandSession } from '../../../testing/dashboard-session.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { CoursesPage } from '../CoursesPage.tsx'
import { dashboardQuery } from '../dashboard-query.ts'

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

type Setting = Parameters<typeof renderMemberScreen>[1]

/** Opens the page of three courses at an address with these filters. */
export const openCourses = async (
  search = '',
  { saved = [] as string[], ...more }: Setting & { saved?: string[] } = {},
) => {
  const sessions = [pricing, briefing, later]
  const page = await renderMemberScreen(CoursesPage, {
    address: `/courses${search}`,
    known: [[dashboardQuery.queryKey, { sessions, bookmarks: new Set(saved) }]],
    ...more,
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

/** The titles of the cards, in their order. */
export const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

import { aSession } from '../../testing/dashboard-session.ts'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { CoursesPage } from './CoursesPage.tsx'
import { type Dashboard, type DashboardSession, dashboardQuery } from './dashboard-query.ts'

export type Setting = Parameters<typeof renderMemberScreen>[1]

/** Opens the courses dashboard with these sessions and the bookmarks of these courses. */
export const openCourses = (sessions: DashboardSession[], saved: string[] = [], more: Setting = {}) =>
  renderMemberScreen(CoursesPage, {
    address: '/courses',
    ...more,
    known: [
      [dashboardQuery.queryKey, { sessions, bookmarks: new Set(saved), resume: null } satisfies Dashboard],
      ...(more.known ?? []),
    ],
  })

/** Returns the only session of a course whose title is its id: a sprint that is open for enrollment. */
export const course = (courseId: string) => aSession({ courseId, sessionId: courseId, title: courseId })

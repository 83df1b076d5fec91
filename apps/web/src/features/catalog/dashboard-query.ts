import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { toCatalogSession } from './catalog-session.ts'

const CoursesDashboardDocument = graphql(`
  query CoursesDashboard {
    listUserSessions(forCards: true) {
      ...CatalogSession
      hasEnrollment
      faculties {
        fullName
      }
      courseMeta {
        hideTimeAndFacultyLabels
      }
    }
    listCourseBookmarks {
      courseId
    }
  }
`)

/** The sessions and bookmarks of all screens with course cards in one request. */
export const dashboardQuery = queryOptions({
  queryKey: ['courses', 'dashboard'],
  queryFn: async () => {
    const { listUserSessions, listCourseBookmarks } = await execute(CoursesDashboardDocument)
    return {
      sessions: listUserSessions.map(toCatalogSession),
      bookmarks: new Set(listCourseBookmarks.map(({ courseId }) => courseId)),
    }
  },
})

export type Dashboard = Awaited<ReturnType<NonNullable<typeof dashboardQuery.queryFn>>>
export type DashboardSession = Dashboard['sessions'][number]

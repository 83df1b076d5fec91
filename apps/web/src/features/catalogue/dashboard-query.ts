import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql-client.ts'
import { toCatalogueSession } from './catalogue-session.ts'

const CoursesDashboardDocument = graphql(`
  query CoursesDashboard {
    listUserSessions {
      sessionId
      courseId
      sessionKind: kind
      sessionType
      courseType
      title
      subtitle
      coverImageUrl
      stack
      faculties {
        facultyId
        fullName
      }
      startAt
      endAt
      activateAt
      enrollmentClose
      lowInventory
      enrollmentStatus
      entitled
      hideInCatalog
      isFreeSession
      courseBadgeId
      courseRating
      courseMeta {
        hideTimeAndFacultyLabels
      }
    }
    listCourseBookmarks {
      courseId
    }
  }
`)

/** The sessions and bookmarks behind the courses dashboard, in one request. */
export const dashboardQuery = queryOptions({
  queryKey: ['courses', 'dashboard'],
  queryFn: async () => {
    const { listUserSessions, listCourseBookmarks } = await execute(CoursesDashboardDocument)
    return {
      sessions: listUserSessions.map(toCatalogueSession),
      bookmarks: new Set(listCourseBookmarks.map(({ courseId }) => courseId)),
    }
  },
})

export type Dashboard = Awaited<ReturnType<NonNullable<typeof dashboardQuery.queryFn>>>
export type DashboardSession = Dashboard['sessions'][number]

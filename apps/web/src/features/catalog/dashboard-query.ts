import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CoursesDashboardQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { toCatalogSession } from './catalog-session.ts'

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
      meetings {
        meetingId
        startAt
        endAt
        link
      }
      enrollmentClose
      lowInventory
      enrollmentStatus
      hasEnrollment
      hasWaitlist
      entitled
      hideInCatalog
      isFreeSession
      courseBadgeId
      courseRating
      ratingCount
      sessionMeta {
        eventLink
        detailCtaText
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

/** The sessions and bookmarks of home and the courses dashboard in one request. */
export const dashboardQuery = queryOptions({
  queryKey: ['courses', 'dashboard'],
  queryFn: async () => toDashboard(await execute(CoursesDashboardDocument)),
})

function toDashboard({ listUserSessions, listCourseBookmarks }: CoursesDashboardQuery) {
  return {
    sessions: listUserSessions.map(toCatalogSession),
    bookmarks: new Set(listCourseBookmarks.map(({ courseId }) => courseId)),
  }
}

export type Dashboard = ReturnType<typeof toDashboard>
export type DashboardSession = Dashboard['sessions'][number]

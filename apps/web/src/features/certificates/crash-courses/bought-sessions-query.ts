import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'

const BoughtSessionsDocument = graphql(`
  query BoughtSessions {
    listUserSessions(showHiddenInCatalog: true) {
      ...CatalogSession
      courseId
      title
      subtitle
      coverImageUrl
      stack
      topics
      difficulty
      faculties {
        fullName
      }
      courseBadgeId
      courseRating
      ratingCount
      lessons {
        count
        duration
      }
      courseMeta {
        hideTimeAndFacultyLabels
      }
      hasEnrollment
    }
  }
`)

/**
 * The member's sessions with those that the catalog hides, because crash courses are also sold outside of the catalog:
 * whoever bought one sees it here like any other. It becomes stale with the courses.
 */
export const boughtSessionsQuery = queryOptions({
  queryKey: ['courses', 'bought'],
  queryFn: async (): Promise<DashboardSession[]> => {
    const { listUserSessions } = await execute(BoughtSessionsDocument)
    return listUserSessions.map((session) => ({ ...session, hideInCatalog: false }))
  },
})

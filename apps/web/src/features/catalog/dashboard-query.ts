import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

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
    getResumePoint {
      courseId
      courseTitle
      courseContentGroupId
      moduleTitle
      courseContentId
      videoId
      title
      videoThumbnail
      duration
      continueAtTime
      lessonNumber
      lessonCount
    }
  }
`)

/** The sessions, the bookmarks and the resume point of all screens with course cards in one request. */
export const dashboardQuery = queryOptions({
  queryKey: ['courses', 'dashboard'],
  queryFn: async () => {
    const answer = await execute(CoursesDashboardDocument)
    return {
      sessions: answer.listUserSessions,
      bookmarks: new Set(answer.listCourseBookmarks.map(({ courseId }) => courseId)),
      resume: answer.getResumePoint,
    }
  },
})

export type Dashboard = Awaited<ReturnType<NonNullable<typeof dashboardQuery.queryFn>>>
export type DashboardSession = Dashboard['sessions'][number]

import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

const CoursesDashboardDocument = graphql(`
  query CoursesDashboard {
    listUserCourses {
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
      courseMeta {
        hideTimeAndFacultyLabels
      }
      sessions {
        ...CatalogSession
        ownTitle
        ownSubtitle
        hasEnrollment
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
      // The server sends what the sessions of a course share only once, because there can be thousands of sessions.
      sessions: answer.listUserCourses.flatMap(({ sessions, ...course }) =>
        sessions.map(({ ownTitle, ownSubtitle, ...session }) => ({
          ...course,
          ...session,
          title: ownTitle ?? course.title,
          subtitle: ownSubtitle ?? course.subtitle,
        })),
      ),
      bookmarks: new Set(answer.listCourseBookmarks.map(({ courseId }) => courseId)),
      resume: answer.getResumePoint,
    }
  },
})

export type Dashboard = Awaited<ReturnType<NonNullable<typeof dashboardQuery.queryFn>>>
export type DashboardSession = Dashboard['sessions'][number]

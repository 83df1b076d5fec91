import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { DashboardFragment } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

graphql(`
  fragment Dashboard on Query {
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
      lessons {
        count
        duration
      }
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

const CoursesDashboardDocument = graphql(`
  query CoursesDashboard {
    ...Dashboard
  }
`)

/** The sessions, the bookmarks and the resume point of all screens with course cards in one request. */
export const dashboardQuery = queryOptions({
  queryKey: ['courses', 'dashboard'],
  queryFn: async () => readDashboard(await execute(CoursesDashboardDocument)),
})

/** Returns the dashboard of an answer, with each session as it is shown. */
export const readDashboard = (answer: DashboardFragment) => ({
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
})

export type Dashboard = ReturnType<typeof readDashboard>
export type DashboardSession = Dashboard['sessions'][number]

import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { toCatalogSession } from './catalog-session.ts'

const CourseLandingDocument = graphql(`
  query CourseLanding($courseId: ID!) {
    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {
      ...CatalogSession
      description
      badgeImageUrl
      difficulty
      faculties {
        facultyId
        fullName
        imageUrl
        biography
      }
      enrollmentOpen
      courseMeta {
        hideTimeAndFacultyLabels
        topTakeaway
        courseSyllabusUrl
        whoWillBenefit {
          title
          description
          iconUrl
        }
        whatYouWillLeaveWith {
          title
          description
          iconUrl
        }
      }
    }
    getOnDemandContent(courseId: $courseId) {
      sessionId
      entitled
      groups {
        courseContentGroupId
        content {
          courseContentId
          completionRequired
          video {
            videoId
            duration
          }
        }
      }
    }
    getVideoProgressByCourse(courseId: $courseId) {
      creditedShare
      completed
      groups {
        courseContentGroupId
        videos {
          videoId
          completed
        }
      }
    }
    listCourseBookmarks {
      courseId
    }
  }
`)

/** All data of a course's landing page in one request; null when the course has no sessions for the member. */
export const courseLandingQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', 'landing', courseId],
    queryFn: async () => {
      const answer = await execute(CourseLandingDocument, { courseId })
      const sessions = answer.listUserSessionsByCourse.map(toCatalogSession)
      const [about] = sessions
      if (!about) return null
      return {
        about,
        sessions,
        onDemand: answer.getOnDemandContent,
        progress: answer.getVideoProgressByCourse,
        saved: answer.listCourseBookmarks.some((bookmark) => bookmark.courseId === courseId),
      }
    },
  })

export type CourseLanding = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof courseLandingQuery>['queryFn']>>>
>
export type LandingSession = CourseLanding['about']

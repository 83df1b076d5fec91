import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CourseLandingQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { freePreview, type LessonAddress } from './landing/outline/lesson-address.ts'

const CourseLandingDocument = graphql(`
  query CourseLanding($courseId: ID!) {
    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {
      ...CatalogSession
      courseId
      title
      subtitle
      coverImageUrl
      stack
      topics
      difficulty
      courseBadgeId
      courseRating
      ratingCount
      lessons {
        count
        duration
      }
      description
      badgeImageUrl
      faculties {
        facultyId
        fullName
        imageUrl
        biography
      }
      enrollmentOpen
      hasEnrollment
      courseTypeMeta {
        waitlist {
          taskItems
        }
      }
      courseMeta {
        hideTimeAndFacultyLabels
        topTakeaway
        courseSyllabusUrl
        sprintTrailerJwPlayerFileId
        sprintTrailerCoverImageUrl
        hoursPerWeek
        reviews {
          text
          name
          role
        }
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
        title
        content {
          courseContentId
          title
          completionRequired
          preview
          meta {
            title
          }
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
          creditedTime
          completed
        }
      }
    }
    listFacultyCourses(courseId: $courseId) {
      facultyId
      courses {
        courseId
        title
        subtitle
        coverImageUrl
      }
    }
    getCourseAlert(courseId: $courseId) {
      courseId
    }
    listWaitlists(courseId: $courseId) {
      sessionId
      length
      rank
    }
    listCourseBookmarks {
      courseId
    }
    getCourseOffer(courseId: $courseId) {
      courseId
      title
      subtitle
      coverImageUrl
      stack
      difficulty
      topTakeaway
      heldBy
    }
    listCourseProducts(courseId: $courseId) {
      productId
      name
      amount
      currency
      sessionId
      startAt
      courseId
    }
  }
`)

/**
 * All data of a course's landing page in one request: the course, or what opens it when the member's plan does not hold it;
 * null for a course of which the member may not know.
 */
export const courseLandingQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', 'landing', courseId],
    queryFn: async (): Promise<CourseLandingData | UnheldCourse | null> => {
      const answer = await execute(CourseLandingDocument, { courseId })
      const offer = answer.getCourseOffer
      const preview = freePreview(courseId, answer.getOnDemandContent)
      const products = answer.listCourseProducts
      return toLanding(courseId, answer) ?? (offer && { kind: 'offer', offer, preview, products })
    },
  })

function toLanding(courseId: string, answer: CourseLandingQuery) {
  const waitlists = new Map(answer.listWaitlists.map((waitlist) => [waitlist.sessionId, waitlist]))
  const sessions = answer.listUserSessionsByCourse.map((session) => ({
    ...session,
    waitlist: waitlists.get(session.sessionId) ?? null,
  }))
  const [about] = sessions
  if (!about) return null
  const onDemand = answer.getOnDemandContent
  const progress = answer.getVideoProgressByCourse
  return {
    kind: 'course' as const,
    about,
    sessions,
    onDemand,
    progress,
    facultyCourses: new Map(answer.listFacultyCourses.map(({ facultyId, courses }) => [facultyId, courses])),
    alert: answer.getCourseAlert !== null,
    products: answer.listCourseProducts,
    saved: answer.listCourseBookmarks.some((bookmark) => bookmark.courseId === courseId),
  }
}

export type CourseLandingData = NonNullable<ReturnType<typeof toLanding>>
export type CourseOffer = NonNullable<CourseLandingQuery['getCourseOffer']>
type CourseProduct = CourseLandingQuery['listCourseProducts'][number]
export interface UnheldCourse {
  readonly kind: 'offer'
  readonly offer: CourseOffer
  /** The lesson that everybody may watch; null for a course without one. */
  readonly preview: LessonAddress | null
  /** The products of the course that the member may buy now, cheapest first. */
  readonly products: readonly CourseProduct[]
}

export type LandingSession = CourseLandingData['about']

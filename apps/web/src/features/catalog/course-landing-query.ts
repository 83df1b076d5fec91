import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CourseLandingQuery } from '@section/contract/generated/operations/graphql.ts'
import { resumeLesson } from '@section/domain/video/resume-lesson.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

const CourseLandingDocument = graphql(`
  query CourseLanding($courseId: ID!) {
    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {
      ...CatalogSession
      description
      badgeImageUrl
      faculties {
        facultyId
        fullName
        imageUrl
        biography
      }
      enrollmentOpen
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
      return toLanding(courseId, answer) ?? (offer && { kind: 'offer', offer, preview })
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
    nextLesson: nextLesson(courseId, onDemand, progress),
    alert: answer.getCourseAlert !== null,
    saved: answer.listCourseBookmarks.some((bookmark) => bookmark.courseId === courseId),
  }
}

/** Returns the route parameters of the free preview of a course; null for a course without one. */
function freePreview(
  topLevelId: string,
  onDemand: CourseLandingQuery['getOnDemandContent'],
): LessonLocation | null {
  for (const { courseContentGroupId: groupId, content } of onDemand?.groups ?? []) {
    const lesson = content.find(({ preview, video }) => preview && video)
    if (lesson) return { topLevelId, groupId, videoContentId: lesson.courseContentId }
  }
  return null
}

/** Returns the route parameters of the first lesson not completed, else of the first lesson; null without lessons. */
function nextLesson(
  topLevelId: string,
  onDemand: CourseLandingQuery['getOnDemandContent'],
  progress: CourseLandingQuery['getVideoProgressByCourse'],
) {
  const videos = progress?.groups.flatMap((group) => group.videos) ?? []
  const completed = new Set(videos.filter((video) => video.completed).map((video) => video.videoId))
  const lessonAt = <Location>(videoId: string, location: Location) => ({
    videoId,
    completed: completed.has(videoId),
    location,
  })
  const lessons = (onDemand?.groups ?? []).flatMap(({ courseContentGroupId: groupId, content }) =>
    content.flatMap(({ courseContentId: videoContentId, video }) =>
      video ? [lessonAt(video.videoId, { topLevelId, groupId, videoContentId })] : [],
    ),
  )
  const next = resumeLesson(lessons, null) ?? lessons[0]
  return next?.location ?? null
}

export type CourseLandingData = NonNullable<ReturnType<typeof toLanding>>
export type CourseOffer = NonNullable<CourseLandingQuery['getCourseOffer']>
export interface UnheldCourse {
  readonly kind: 'offer'
  readonly offer: CourseOffer
  /** The lesson that everybody may watch; null for a course without one. */
  readonly preview: LessonLocation | null
}

/** The parameters of a lesson's route. */
type LessonLocation = NonNullable<ReturnType<typeof nextLesson>>
export type LandingSession = CourseLandingData['about']

import type { CourseContent, LessonContent, ModuleContent, CourseSessionContent } from './course-format.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { courseContentId, sessionId, videoId } from './school-index.ts'
import { enrollmentDates } from './enrollment-dates.ts'
import { meetingRows } from './session-meetings.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import { videoRows } from '../../lectures/content/video-rows.ts'

export type CourseRows = ReturnType<typeof courseRows>

/** Returns the rows of a course and all its parts. */
export function courseRows(course: CourseContent, context: LoadContext) {
  const courseId = stableId('course', course.slug)
  const lessons = course.modules.flatMap((module) =>
    module.lessons.map((lesson, position) => lessonRows(course, module, lesson, position, context)),
  )
  return {
    course: courseRow(course),
    faculty: course.faculty.map((slug, sortOrder) => ({
      courseId,
      facultyId: stableId('faculty', slug),
      sortOrder,
    })),
    sessions: course.sessions.map((session) => sessionRow(course, session, context)),
    meetings: course.sessions.flatMap((session) =>
      meetingRows(course.slug, session, sessionId(course.slug, session.slug), context),
    ),
    groups: course.modules.map((module, sortOrder) => ({
      ...module,
      courseContentGroupId: groupId(course.slug, module.slug),
      courseId,
      sortOrder,
    })),
    items: lessons.map(({ item }) => item),
    videos: lessons.map(({ video }) => video),
    chapters: lessons.flatMap(({ chapters }) => chapters),
  }
}

const groupId = (course: string, module: string) => stableId('content-group', `${course}/${module}`)

// The rows have further properties of the content, which are no columns and not written.

function courseRow(course: CourseContent) {
  const { slug, meta } = course
  const withIcon = (items: typeof meta.whoWillBenefit) =>
    items.map((item) => ({ ...item, iconUrl: item.iconUrl ?? null }))
  return {
    ...course,
    courseId: stableId('course', slug),
    coverImageUrl: course.coverImageUrl ?? `/art/course/${slug}.svg`,
    badgeImageUrl: course.badgeImageUrl ?? `/art/badge/${slug}.svg`,
    rating: course.rating ?? null,
    ratingCount: course.ratingCount ?? null,
    meta: {
      ...meta,
      whoWillBenefit: withIcon(meta.whoWillBenefit),
      whatYouWillLeaveWith: withIcon(meta.whatYouWillLeaveWith),
      ...trailerCover(meta),
    },
  }
}

/** Returns the picture of a trailer; the poster of its lecture by default, and nothing without a trailer. */
function trailerCover({
  sprintTrailerJwPlayerFileId: key,
  sprintTrailerCoverImageUrl: own,
}: CourseContent['meta']) {
  return key === undefined ? {} : { sprintTrailerCoverImageUrl: own ?? `/v2/media/${key}/poster.webp` }
}

function sessionRow(course: CourseContent, session: CourseSessionContent, context: LoadContext) {
  const { eventLink, calendar, detailCtaText } = session
  const period = context.periodOf(session)
  const { opens, closes } = enrollmentDates(session, period, context)
  return {
    sessionId: sessionId(course.slug, session.slug),
    slug: `${course.slug}-${session.slug}`,
    courseId: stableId('course', course.slug),
    kind: session.kind,
    sessionType: session.delivery,
    title: session.title ?? null,
    subtitle: session.subtitle ?? null,
    startAt: period && new Date(period.from),
    endAt: period && new Date(period.to),
    activateAt: context.atOrNull(session.availableFrom),
    enrollmentOpen: opens === null ? null : new Date(opens),
    enrollmentClose: closes === null ? null : new Date(closes),
    manualEnrollment: session.manual,
    waitlistEnabled: session.waitlist,
    hideInCatalog: session.hideInCatalog,
    isFreeSession: session.free,
    gatedAccessType: session.gatedAccessType ?? null,
    wpCohortSlug: session.cohort ?? null,
    sessionMeta: { eventLink, addEventsCalendarUrl: calendar, detailCtaText },
    publishStatus: session.publishStatus,
  }
}

function lessonRows(
  course: CourseContent,
  module: ModuleContent,
  lesson: LessonContent,
  sortOrder: number,
  { index }: LoadContext,
) {
  const lecture = index.lectures.get(lesson.lecture)
  if (!lecture) throw new Error(`There is no lecture ${lesson.lecture}.`)
  const identity = { videoId: videoId(course.slug, lesson.slug), stack: course.stack }
  const { video, chapters } = videoRows(identity, lecture, lesson)
  const { title, description, thumbnailUrl } = video
  return {
    item: {
      ...lesson,
      courseContentId: courseContentId(course.slug, lesson.slug),
      courseContentGroupId: groupId(course.slug, module.slug),
      title,
      description,
      type: 'VIDEO',
      meta: { title, videoThumbnail: thumbnailUrl },
      videoId: video.videoId,
      sortOrder,
    },
    video,
    chapters,
  }
}

import type {
  contentGroups,
  contentItems,
  courseFaculty,
  courses,
  meetings,
  sessions,
  videoChapters,
  videos,
} from '@section/db/schema.ts'
import type { Lecture } from './lecture-format.ts'
import type { CourseContent, LessonContent, ModuleContent, SessionContent } from './course-format.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { courseContentId, sessionId, videoId } from './school-index.ts'
import { meetingRows } from './session-meetings.ts'
import { stableId } from '../../../server/content/stable-id.ts'

/** The rows of a course and all its parts. */
export interface CourseRows {
  course: typeof courses.$inferInsert
  faculty: (typeof courseFaculty.$inferInsert)[]
  sessions: (typeof sessions.$inferInsert)[]
  meetings: (typeof meetings.$inferInsert)[]
  groups: (typeof contentGroups.$inferInsert)[]
  items: (typeof contentItems.$inferInsert)[]
  videos: (typeof videos.$inferInsert)[]
  chapters: (typeof videoChapters.$inferInsert)[]
}

export function courseRows(course: CourseContent, context: LoadContext): CourseRows {
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
    groups: course.modules.map(({ slug, title, description, hidePreview }, sortOrder) => ({
      courseContentGroupId: groupId(course.slug, slug),
      courseId,
      slug,
      title,
      description,
      hidePreview,
      sortOrder,
    })),
    items: lessons.map(({ item }) => item),
    videos: lessons.map(({ video }) => video),
    chapters: lessons.flatMap(({ chapters }) => chapters),
  }
}

const groupId = (course: string, module: string) => stableId('content-group', `${course}/${module}`)

function courseRow(course: CourseContent): CourseRows['course'] {
  const { slug, type, stack, topics, difficulty, title, subtitle, description, sortOrder, publishStatus } =
    course
  const { topTakeaway, whoWillBenefit, whatYouWillLeaveWith, courseSyllabusUrl, hideTimeAndFacultyLabels } =
    course.meta
  const withIcon = (items: typeof whoWillBenefit) =>
    items.map((item) => ({ ...item, iconUrl: item.iconUrl ?? null }))
  return {
    courseId: stableId('course', slug),
    slug,
    type,
    stack,
    topics,
    difficulty,
    title,
    subtitle,
    description,
    sortOrder,
    publishStatus,
    coverImageUrl: course.coverImageUrl ?? `/art/course/${slug}.svg`,
    badgeImageUrl: course.badgeImageUrl ?? `/art/badge/${slug}.svg`,
    rating: course.rating ?? null,
    ratingCount: course.ratingCount ?? null,
    meta: {
      hideTimeAndFacultyLabels,
      topTakeaway,
      whoWillBenefit: withIcon(whoWillBenefit),
      whatYouWillLeaveWith: withIcon(whatYouWillLeaveWith),
      ...(courseSyllabusUrl ? { courseSyllabusUrl } : {}),
    },
  }
}

function sessionRow(
  course: CourseContent,
  session: SessionContent,
  { atOrNull, periodOf }: LoadContext,
): CourseRows['sessions'][number] {
  const { eventLink, calendar, detailCtaText } = session
  const period = periodOf(session)
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
    activateAt: atOrNull(session.availableFrom),
    enrollmentOpen: atOrNull(session.enrollmentOpen),
    enrollmentClose: atOrNull(session.enrollmentClose),
    manualEnrollment: session.manual,
    waitlistEnabled: session.waitlist,
    hideInCatalog: session.hideInCatalog,
    isFreeSession: session.free,
    gatedAccessType: session.gatedAccessType ?? null,
    sessionMeta: {
      ...(eventLink ? { eventLink } : {}),
      ...(calendar ? { addEventsCalendarUrl: calendar } : {}),
      ...(detailCtaText ? { detailCtaText } : {}),
    },
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
  const id = videoId(course.slug, lesson.slug)
  const title = lesson.title ?? lecture.title
  const description = lesson.description ?? lecture.description
  const thumbnailUrl = thumbnailOf(lecture)
  return {
    item: {
      courseContentId: courseContentId(course.slug, lesson.slug),
      courseContentGroupId: groupId(course.slug, module.slug),
      slug: lesson.slug,
      title,
      description,
      type: 'VIDEO',
      hidePreview: lesson.hidePreview,
      completionRequired: lesson.completionRequired,
      meta: { title, videoThumbnail: thumbnailUrl },
      videoId: id,
      sortOrder,
    },
    video: {
      videoId: id,
      externalKey: lecture.externalKey,
      title,
      description,
      thumbnailUrl,
      duration: lecture.duration,
      aspectWidth: lecture.aspectWidth,
      aspectHeight: lecture.aspectHeight,
      isAiGenerated: lecture.isAiGenerated,
    },
    chapters: lecture.chapters.map((chapter) => ({
      videoChapterId: stableId('video-chapter', `${id}/${chapter.slug}`),
      videoId: id,
      ...chapter,
    })),
  }
}

/** Returns the public thumbnail of a lecture on the media host. */
const thumbnailOf = ({ externalKey }: Lecture) => `/v2/media/${externalKey}/thumbnail.webp`

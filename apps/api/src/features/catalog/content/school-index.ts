import { dateIn } from '@section/domain/time/calendar-date.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import type { CourseContent, LessonContent, CourseSessionContent } from './course-format.ts'
import type { Lecture } from '../../lectures/content/lecture-format.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { meetingRows } from './session-meetings.ts'

/** The school's content by reference. */
export interface SchoolIndex {
  lectures: ReadonlyMap<string, Lecture>
  courses: ReadonlyMap<string, CourseContent>
  /** The sessions by `course/session`. */
  sessions: ReadonlyMap<string, { course: CourseContent; session: CourseSessionContent }>
  /** The lessons by `course/lesson`. */
  lessons: ReadonlyMap<string, { course: CourseContent; lesson: LessonContent }>
}

/** Returns the index of a school's content. */
export function indexSchool({ lectures, courses }: Pick<School, 'lectures' | 'courses'>): SchoolIndex {
  return {
    lectures: new Map(lectures.map((lecture) => [lecture.externalKey, lecture])),
    courses: new Map(courses.map((course) => [course.slug, course])),
    sessions: new Map(
      courses.flatMap((course) =>
        course.sessions.map((session) => [`${course.slug}/${session.slug}`, { course, session }] as const),
      ),
    ),
    lessons: new Map(
      courses.flatMap((course) =>
        lessonsOf(course).map((lesson) => [`${course.slug}/${lesson.slug}`, { course, lesson }] as const),
      ),
    ),
  }
}

/** Returns the lessons of a course's on-demand edition in order. */
export function lessonsOf({ modules }: Pick<CourseContent, 'modules'>): LessonContent[] {
  return modules.flatMap((module) => module.lessons)
}

/** Returns the on-demand session of a course, if it has one. */
export function onDemandSession(course: CourseContent): CourseSessionContent | undefined {
  return course.sessions.find((session) => session.delivery === 'ON_DEMAND')
}

/** Returns how many live meetings a session has when no holiday falls on one; 0 on demand and without dates. */
export function plannedMeetings(
  { course, session }: { course: CourseContent; session: CourseSessionContent },
  context: LoadContext,
): number {
  return meetingRows(course.slug, session, '', { ...context, holidays: undefined }).length
}

/** Returns the days, as `2026-11-26`, on which a session would have a meeting if there were neither holidays nor a break. */
export function classFreeDays(
  { course, session }: { course: CourseContent; session: CourseSessionContent },
  context: LoadContext,
): ReadonlySet<string> {
  const daysOf = (given: LoadContext) =>
    meetingRows(course.slug, session, '', given).map(({ startAt }) =>
      dateIn(startAt.getTime(), context.timeZone),
    )
  const held = new Set(daysOf(context))
  return new Set(daysOf({ ...context, holidays: undefined }).filter((day) => !held.has(day)))
}

/** Returns the id of the session `course/session`. */
export const idOfSession = (reference: string) => stableId('session', reference)
/** Returns the id of a session. */
export const sessionId = (course: string, session: string) => idOfSession(`${course}/${session}`)
/** Returns the id of a lesson's video. It does not depend on the module, so that progress survives when a lesson moves. */
export const videoId = (course: string, lesson: string) => stableId('video', `${course}/${lesson}`)
/** Returns the id of a lesson. */
export const courseContentId = (course: string, lesson: string) =>
  stableId('content-item', `${course}/${lesson}`)

import { MIN_REQUIRED_SHARE, requiredShare } from '@section/domain/video/required-share.ts'
import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { findDuplicates, slugOf } from '../../../server/content/find-duplicates.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { enrollmentDates } from './enrollment-dates.ts'
import { indexSchool, lessonsOf } from './school-index.ts'
import { checkMeetings } from './session-meetings.ts'

/** Yields unknown and duplicate names in courses, and badges that would be had for too little. */
export function* checkCourses(school: School): Generator<ContentProblem> {
  const { lectures } = indexSchool(school)
  const professors = new Set(school.faculty.map(slugOf))
  for (const { slug: course, faculty, meta, modules, sessions } of school.courses) {
    const file = `courses/${course}.yaml`
    const lessons = lessonsOf({ modules })
    const onDemand = sessions.filter(({ delivery }) => delivery === 'ON_DEMAND')
    for (const slug of faculty)
      if (!professors.has(slug)) yield contentProblem(file, 'faculty', `expected a file faculty/${slug}.yaml`)
    for (const { slug, lecture } of lessons)
      if (!lectures.has(lecture))
        yield contentProblem(file, slug, `expected a lecture ${lecture} in the list of lectures`)
    const trailer = meta.sprintTrailerJwPlayerFileId
    if (trailer !== undefined && !lectures.has(trailer))
      yield contentProblem(file, 'meta', `expected a lecture ${trailer} in the list of lectures`)
    for (const slug of findDuplicates(sessions.map(slugOf)))
      yield contentProblem(file, 'sessions', `expected one session ${slug}`)
    for (const slug of findDuplicates(modules.map(slugOf)))
      yield contentProblem(file, 'modules', `expected one module ${slug}`)
    for (const slug of findDuplicates(lessons.map(slugOf)))
      yield contentProblem(file, 'modules', `expected one lesson ${slug} in the course`)
    if (lessons.filter(({ preview }) => preview).length > 1)
      yield contentProblem(file, 'modules', 'expected at most one lesson with preview: true')
    const share = requiredShare(
      lessons.map(({ lecture, completionRequired }) => ({
        duration: lectures.get(lecture)?.duration ?? 0,
        completionRequired,
      })),
    )
    // A course that requires nothing has no badge.
    if (share > 0 && share < MIN_REQUIRED_SHARE)
      yield contentProblem(file, 'modules', 'expected required lessons that are half of the course or more')
    if (onDemand.length > 1) yield contentProblem(file, 'sessions', 'expected at most one ON_DEMAND session')
    if (onDemand.length > 0 !== lessons.length > 0)
      yield contentProblem(file, 'modules', 'expected both an ON_DEMAND session and modules, or neither')
  }
}

/** Yields the sessions that would end before they begin, after relative dates are resolved, and problems of meetings. */
export function* checkPeriods({ courses }: School, context: LoadContext): Generator<ContentProblem> {
  const message = 'expected a date after the one before it'
  for (const course of courses) {
    const file = `courses/${course.slug}.yaml`
    for (const session of course.sessions) {
      const { slug } = session
      const period = context.periodOf(session)
      if (period && period.to <= period.from) yield contentProblem(file, `${slug}.end`, message)
      const { opens, closes } = enrollmentDates(session, period, context)
      if (opens !== null && closes !== null && closes <= opens)
        yield contentProblem(file, `${slug}.enrollmentClose`, message)
    }
  }
  for (const course of courses) yield* checkMeetings(course, context)
}

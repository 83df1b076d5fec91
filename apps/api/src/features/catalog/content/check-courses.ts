import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { findDuplicates } from '../../../server/content/find-duplicates.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import type { CourseContent, SessionContent } from './course-format.ts'
import { indexSchool, lessonsOf, type SchoolIndex } from './school-index.ts'
import { checkMeetings } from './session-meetings.ts'

/** Returns unknown and duplicate names in courses. */
export function checkCourses(school: School): ContentProblem[] {
  const index = indexSchool(school)
  const professors = new Set(school.faculty.map(({ slug }) => slug))
  return school.courses.flatMap((course) => checkCourse(course, index, professors))
}

/** Returns the sessions that would end before they begin, after relative dates are resolved. */
export function checkPeriods({ courses }: School, context: LoadContext): ContentProblem[] {
  const { at } = context
  return [
    ...courses.flatMap(({ slug, sessions }) =>
      sessions.flatMap((session) => {
        const file = `courses/${slug}.yaml`
        const { enrollmentOpen: opens, enrollmentClose: closes } = session
        return [
          ...endsBeforeItStarts(file, session, context),
          ...(opens && closes && at(closes) <= at(opens)
            ? [
                contentProblem(
                  file,
                  `${session.slug}.enrollmentClose`,
                  'expected a date after the one before it',
                ),
              ]
            : []),
        ]
      }),
    ),
    ...courses.flatMap((course) => checkMeetings(course, context)),
  ]
}

function checkCourse(course: CourseContent, index: SchoolIndex, professors: Set<string>): ContentProblem[] {
  const file = `courses/${course.slug}.yaml`
  const lessons = lessonsOf(course)
  const onDemand = course.sessions.filter(({ delivery }) => delivery === 'ON_DEMAND')
  return [
    ...course.faculty
      .filter((slug) => !professors.has(slug))
      .map((slug) => contentProblem(file, 'faculty', `expected a file faculty/${slug}.yaml`)),
    ...lessons
      .filter(({ lecture }) => !index.lectures.has(lecture))
      .map(({ slug, lecture }) =>
        contentProblem(file, slug, `expected a lecture ${lecture} in the list of lectures`),
      ),
    ...findDuplicates(course.sessions.map(({ slug }) => slug)).map((slug) =>
      contentProblem(file, 'sessions', `expected one session ${slug}`),
    ),
    ...findDuplicates(course.modules.map(({ slug }) => slug)).map((slug) =>
      contentProblem(file, 'modules', `expected one module ${slug}`),
    ),
    ...findDuplicates(lessons.map(({ slug }) => slug)).map((slug) =>
      contentProblem(file, 'modules', `expected one lesson ${slug} in the course`),
    ),
    ...(onDemand.length > 1
      ? [contentProblem(file, 'sessions', 'expected at most one ON_DEMAND session')]
      : []),
    ...(onDemand.length > 0 === lessons.length > 0
      ? []
      : [contentProblem(file, 'modules', 'expected both an ON_DEMAND session and modules, or neither')]),
  ]
}

function endsBeforeItStarts(
  file: string,
  session: SessionContent,
  { periodOf }: LoadContext,
): ContentProblem[] {
  const period = periodOf(session)
  if (!period || period.from < period.to) return []
  return [{ file, path: `${session.slug}.end`, message: 'expected a date after the one before it' }]
}

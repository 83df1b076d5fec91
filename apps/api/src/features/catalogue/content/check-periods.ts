import type { ContentProblem } from '../../../server/content/content-error.ts'
import type { SessionContent } from './course-format.ts'
import type { LoadContext } from './load-context.ts'
import type { ContentDate } from '../../../server/content/relative-date.ts'
import type { School } from '../../../app/content/school.ts'
import { checkMeetings } from './session-meetings.ts'

/** Periods that would end before they begin, once their dates are tied to the day of the load. */
export function checkPeriods(school: School, context: LoadContext): ContentProblem[] {
  const { at } = context
  const ordered = (file: string, path: string, from?: ContentDate, to?: ContentDate): ContentProblem[] =>
    from && to && at(to) <= at(from)
      ? [{ file, path, message: 'expected a date after the one before it' }]
      : []
  return [
    ...school.courses.flatMap(({ slug, sessions }) =>
      sessions.flatMap((session) => {
        const file = `courses/${slug}.yaml`
        return [
          ...endsBeforeItStarts(file, session, context),
          ...ordered(
            file,
            `${session.slug}.enrollmentClose`,
            session.enrollmentOpen,
            session.enrollmentClose,
          ),
        ]
      }),
    ),
    ...school.courses.flatMap((course) => checkMeetings(course, context)),
    ...school.customers.flatMap(({ slug, contractStart, contractEnd }) =>
      ordered('customers.yaml', `${slug}.contractEnd`, contractStart, contractEnd),
    ),
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

import type {
  OrganizationSessionsResult,
  QueryGetOrganizationSessionByCourseArgs,
} from '@section/contract/generated/schema-types.ts'
import { parseFigurePeriod } from '@section/domain/organization/figure-period.ts'
import { sessionLabel } from '@section/domain/organization/session-label.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { readableEmployer } from './readable-employer.ts'
import { findCourseSessions } from './reads/course-sessions-store.ts'
import { readAsCustomer } from './reads/read-as-customer-store.ts'

/** The answer about an employer or a course that does not exist, or is not the viewer's to read. */
export const NO_SESSIONS: OrganizationSessionsResult = {
  sessionsForCourse: [],
  error: expectedError('NOT_FOUND'),
}

/** Returns the sessions of a course in which an employer's people are or were enrolled. Error as data: NOT_FOUND. */
export async function getOrganizationSessionByCourse(
  { services, viewer }: UseCaseContext<'database'>,
  args: QueryGetOrganizationSessionByCourseArgs,
): Promise<OrganizationSessionsResult> {
  const customerId = readableEmployer(viewer, args.customerId)
  const courseId = args.courseId.toLowerCase()
  if (customerId === null || !isUuid(courseId)) return NO_SESSIONS
  const period = parseFigurePeriod(args.filterType ?? undefined)
  const found = await readAsCustomer(services.database.db, customerId, (tx) =>
    findCourseSessions(tx, { customerId, courseId, period }),
  )
  if (!found) return NO_SESSIONS
  const sessionsForCourse = found.map(({ session, ...row }) => ({ ...row, title: sessionLabel(session) }))
  return { sessionsForCourse, error: null }
}

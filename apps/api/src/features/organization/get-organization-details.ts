import type {
  OrganizationDetailsResult,
  OrganizationOverview,
  OrganizationStats,
  QueryGetOrganizationDetailsArgs,
} from '@section/contract/generated/schema-types.ts'
import { parseFigurePeriod, periodStart } from '@section/domain/organization/figure-period.ts'
import { seatShare, watchedHours } from '@section/domain/organization/figure-values.ts'
import { trendWeeks } from '@section/domain/organization/figure-weeks.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { readableEmployer } from './readable-employer.ts'
import {
  type EmployerFigures,
  findEmployerFigures,
  listTopCourses,
  listWeeks,
} from './reads/overview-store.ts'
import { readAsCustomer } from './reads/read-as-customer-store.ts'

const TOP_COURSES = 8

/** The answer about an employer that does not exist, or is not the viewer's to read. */
export const NO_ORGANIZATION: OrganizationDetailsResult = {
  overview: null,
  stats: null,
  periodStart: null,
  asOf: null,
  weeks: [],
  topCourses: [],
  error: expectedError('NOT_FOUND'),
}

/** Returns the head of an employer's dashboard. Error as data: NOT_FOUND. docs/product/organization.md#figures */
export async function getOrganizationDetails(
  { services, viewer, now }: UseCaseContext<'database'>,
  args: QueryGetOrganizationDetailsArgs,
): Promise<OrganizationDetailsResult> {
  const customerId = readableEmployer(viewer, args.customerId)
  if (customerId === null) return NO_ORGANIZATION
  const period = parseFigurePeriod(args.filterType ?? undefined)
  return readAsCustomer(services.database.db, customerId, async (tx) => {
    const found = await findEmployerFigures(tx, { customerId, period })
    if (!found) return NO_ORGANIZATION
    // The figures are those of the last count, which may have been on the day before.
    const countedAt = found.asOf ?? now
    const start = periodStart(period, found.firstDay ?? countedAt, countedAt)
    return {
      overview: overviewOf(found),
      stats: statsOf(found),
      periodStart: start,
      asOf: found.asOf,
      weeks: await listWeeks(tx, { customerId, ...trendWeeks(start, countedAt) }),
      topCourses: await listTopCourses(tx, { customerId, period, count: TOP_COURSES }),
      error: null,
    }
  })
}

const overviewOf = (found: EmployerFigures): OrganizationOverview => ({
  companyName: found.companyName,
  companyLogo: found.companyLogo,
  accentColor: found.accentColor,
  contractStart: found.contractStart,
  contractEnd: found.contractEnd,
  totalSeats: found.totalSeats,
  usedSeats: found.usedSeats,
  importantLinks: found.importantLinks,
})

const statsOf = (found: EmployerFigures): OrganizationStats => ({
  usersEngaged: found.usersEngaged,
  usersEngagedPercent: seatShare(found.usersEngaged, found.usedSeats),
  assignedSeats: found.usedSeats,
  lessonsStarted: found.lessonsStarted,
  hoursWatched: watchedHours(found.secondsWatched),
  coursesConsumed: found.coursesCompleted,
  badgesEarned: found.badgesEarned,
  badgesEarnedPercent: seatShare(found.usersWithBadge, found.usedSeats),
})

import type {
  EmployeeDetails,
  QueryGetEmployeeDetailsArgs,
} from '@section/contract/generated/schema-types.ts'
import { parseFigurePeriod, periodStart } from '@section/domain/organization/figure-period.ts'
import { watchedHours } from '@section/domain/organization/figure-values.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { readableEmployee } from './readable-employer.ts'
import { findEmployeeFigures } from './reads/employees-store.ts'
import { readAsCustomer } from './reads/read-as-customer-store.ts'

/**
 * Returns a present employee with their figures; null for whoever is none of a customer that the viewer may read.
 * docs/product/organization.md#figures
 */
export async function getEmployeeDetails(
  { services, viewer, now }: UseCaseContext<'database'>,
  args: QueryGetEmployeeDetailsArgs,
): Promise<EmployeeDetails | null> {
  const { db } = services.database
  const employee = await readableEmployee(db, viewer, args.userId)
  if (!employee) return null
  const period = parseFigurePeriod(args.filterType ?? undefined)
  const found = await readAsCustomer(db, employee.customerId, (tx) =>
    findEmployeeFigures(tx, { ...employee, period }),
  )
  if (!found) return null
  const { firstDay, secondsWatched, ...figures } = found
  return {
    ...figures,
    customerId: employee.customerId,
    videosWatched: figures.lessonsStarted,
    hoursWatched: watchedHours(secondsWatched),
    periodStart: periodStart(period, firstDay, figures.asOf ?? now),
  }
}

import type {
  EmployeeCoursesResult,
  OrganizationCoursesResult,
  OrganizationEmployeesResult,
  QueryGetEmployeeCoursesArgs,
  QueryGetOrganizationCoursesArgs,
  QueryGetOrganizationEmployeesArgs,
} from '@section/contract/generated/schema-types.ts'
import { sessionLabel } from '@section/domain/organization/session-label.ts'
import { readableEmployee, readableEmployer } from './readable-employer.ts'
import { findCoursesPage, findEmployeeCoursesPage, findEmployeesPage } from './reads/pages-store.ts'
import { emptyPage, type TableContext, tablePage } from './table-page.ts'

/** Returns a page of an employer's present employees. Errors as data: NOT_FOUND, INVALID_SORT, LIMIT_EXCEEDED. */
export async function getOrganizationEmployees(
  context: TableContext,
  args: QueryGetOrganizationEmployeesArgs,
): Promise<OrganizationEmployeesResult> {
  const customerId = readableEmployer(context.viewer, args.customerId)
  const { list, ...rest } = await tablePage(
    context,
    { table: 'employees', customerId, args },
    findEmployeesPage,
  )
  return { employees: list, ...rest }
}

/** Returns a page of the courses of an employer's people. Errors as data: NOT_FOUND, INVALID_SORT, LIMIT_EXCEEDED. */
export async function getOrganizationCourses(
  context: TableContext,
  args: QueryGetOrganizationCoursesArgs,
): Promise<OrganizationCoursesResult> {
  const customerId = readableEmployer(context.viewer, args.customerId)
  const { list, ...rest } = await tablePage(context, { table: 'courses', customerId, args }, findCoursesPage)
  return { courses: list, ...rest }
}

/** Returns a page of the sessions in which a present employee took part. Errors as data: NOT_FOUND, INVALID_SORT, LIMIT_EXCEEDED. */
export async function getEmployeeCourses(
  context: TableContext,
  args: QueryGetEmployeeCoursesArgs,
): Promise<EmployeeCoursesResult> {
  const employee = await readableEmployee(context.services.database.db, context.viewer, args.userId)
  if (!employee) return NO_EMPLOYEE_COURSES
  const { userId, customerId } = employee
  const { list, ...rest } = await tablePage(
    context,
    { table: 'employeeCourses', customerId, args },
    (tx, query) => findEmployeeCoursesPage(tx, { ...query, userId }),
  )
  const employeeCourses = list.map(({ session, ...row }) => ({ ...row, session: sessionLabel(session) }))
  return { employeeCourses, ...rest }
}

const { list: nothing, ...notFound } = emptyPage('NOT_FOUND')
/** The answers about what does not exist, or is not the viewer's to read. */
export const NO_EMPLOYEES: OrganizationEmployeesResult = { employees: nothing, ...notFound }
export const NO_ORGANIZATION_COURSES: OrganizationCoursesResult = { courses: nothing, ...notFound }
export const NO_EMPLOYEE_COURSES: EmployeeCoursesResult = { employeeCourses: nothing, ...notFound }

import { formatDate } from '../sessions/dates/session-dates.ts'
import { TABLE_SORT_KEYS, type TableSortKey } from './organization-table.ts'
import { type TableAddress, tableAddressIn } from './table-address.ts'

export type EmployeeCourseKey = TableSortKey<'employeeCourses'>

/** What the page of an employee shows: the period of its figures, and the search, order and page of its courses. */
export type EmployeeAddress = TableAddress<EmployeeCourseKey>

/** Returns what the parameters of an address mean on the page of an employee. docs/product/organization.md#tables */
export const employeeAddressIn = (search: Readonly<Record<string, unknown>>): EmployeeAddress =>
  tableAddressIn(search, TABLE_SORT_KEYS.employeeCourses)

/** Says when somebody last learned (epoch ms), in an IANA zone: 'Last active Nov 3, 2026'. Null is somebody who has not yet. */
export const lastActiveText = (lastActive: number | null, timeZone: string): string =>
  lastActive === null ? 'Has not started yet' : `Last active ${formatDate(lastActive, timeZone)}`

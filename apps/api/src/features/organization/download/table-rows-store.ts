import { type SQL, sql } from 'drizzle-orm'
import type { OrganizationCourse, OrganizationEmployee } from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import type { OrganizationTable, TableSort } from '@section/domain/organization/organization-table.ts'
import {
  coursesTable,
  type EmployeeCourseRow,
  employeeCoursesTable,
  employeesTable,
  type TableFilter,
  type TableParts,
} from '../reads/tables-store.ts'

/** Which rows of a table are asked for, in which order, and how many at most; null for all. */
export type RowsQuery<Table extends OrganizationTable> = TableFilter & {
  sort: TableSort<Table>
  most: number | null
}

/** A row of the table of employees with its place in the order of names. */
export type EmployeeRow = OrganizationEmployee & { sortName: string }

/** Returns an employer's present employees after one in the order of the table, or the first ones; null for an unknown employer. */
export function findEmployeeRows(
  db: Db,
  { sort, most, ...filter }: RowsQuery<'employees'>,
  after: EmployeeRow | null,
): Promise<EmployeeRow[] | null> {
  const table = employeesTable(filter, sort)
  const columns = sql`${table.columns}, f.sort_name as "sortName"`
  const where = after ? sql`${table.where} and ${comesAfter(after, sort)}` : table.where
  return findRows(db, { ...table, columns, where }, most)
}

/** Returns the courses of an employer's people; null for an unknown employer. */
export const findCourseRows = (
  db: Db,
  { sort, most, ...filter }: RowsQuery<'courses'>,
): Promise<OrganizationCourse[] | null> => findRows(db, coursesTable(filter, sort), most)

/** Returns the sessions in which an employee took part; null for whoever is no present employee of this employer. */
export const findEmployeeCourseRows = (
  db: Db,
  { sort, most, ...filter }: RowsQuery<'employeeCourses'> & { userId: string },
): Promise<EmployeeCourseRow[] | null> => findRows(db, employeeCoursesTable(filter, sort), most)

async function findRows<Row>(
  db: Db,
  { exists, columns, from, where, order }: TableParts,
  most: number | null,
): Promise<Row[] | null> {
  const [found] = await rows<{ list: Row[] }>(
    db,
    sql`
    select coalesce((select json_agg(r) from (
      select ${columns} from ${from} where ${where} order by ${order} limit ${most}::int) r), '[]') as list
    where ${exists}`,
  )
  return found?.list ?? null
}

/** The condition of the employees after one. The order is that of an index, which finds them without passing over the others. */
function comesAfter(last: EmployeeRow, { key, direction }: TableSort<'employees'>): SQL {
  const follows = sql.raw(direction === 'ASC' ? '>' : '<')
  const name = sql`f.sort_name collate "C", f.user_id`
  const lastName = sql`${last.sortName}, ${last.userId}::uuid`
  const places = {
    NAME: sql`(${name}) ${follows} (${lastName})`,
    COURSES: sql`(f.courses_started, ${name}) ${follows} (${last.courses}::int, ${lastName})`,
    BADGES: sql`(f.badges, ${name}) ${follows} (${last.badges}::int, ${lastName})`,
  }
  return places[key]
}

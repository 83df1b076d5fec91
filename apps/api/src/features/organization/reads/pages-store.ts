import { sql } from 'drizzle-orm'
import type { OrganizationCourse, OrganizationEmployee } from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import {
  TABLE_PAGE_SIZE,
  type OrganizationTable,
  type TableSort,
} from '@section/domain/organization/organization-table.ts'
import {
  coursesTable,
  type EmployeeCourseRow,
  employeeCoursesTable,
  employeesTable,
  type TableFilter,
  type TableParts,
} from './tables-store.ts'

/** What is asked of a table: its filter, its order, and the number of rows before the page. */
export type PageQuery<Table extends OrganizationTable> = TableFilter & {
  sort: TableSort<Table>
  before: number
}

/** A page of a table, which is the last one when a later one was asked for, with the number of all rows. */
export type RowsPage<Row> = { total: number; list: Row[] }

/** Returns a page of an employer's present employees; null for an unknown employer. */
export const findEmployeesPage = (db: Db, query: PageQuery<'employees'>) =>
  findTablePage<OrganizationEmployee>(db, employeesTable(query, query.sort), query.before)

/** Returns a page of the courses of an employer's people; null for an unknown employer. */
export const findCoursesPage = (db: Db, query: PageQuery<'courses'>) =>
  findTablePage<OrganizationCourse>(db, coursesTable(query, query.sort), query.before)

/** Returns a page of an employee's courses; null for whoever is no present employee of this employer. */
export const findEmployeeCoursesPage = (db: Db, query: PageQuery<'employeeCourses'> & { userId: string }) =>
  findTablePage<EmployeeCourseRow>(db, employeeCoursesTable(query, query.sort), query.before)

async function findTablePage<Row>(
  db: Db,
  { exists, columns, key, from, where, order }: TableParts,
  before: number,
): Promise<RowsPage<Row> | null> {
  const place = sql`order by ${order} limit ${TABLE_PAGE_SIZE}::int offset
    (select least(${before}::int, (greatest(total, 1) - 1) / ${TABLE_PAGE_SIZE}::int * ${TABLE_PAGE_SIZE}::int) from found)`
  const shown = key
    ? sql`${where} and ${key} in (select ${key} from ${from} where ${where} ${place}) order by ${order}`
    : sql`${where} ${place}`
  const [page] = await rows<RowsPage<Row>>(
    db,
    sql`
    with found as materialized (select count(*)::int as total from ${from} where ${where})
    select total, coalesce((select json_agg(r) from (select ${columns} from ${from} where ${shown}) r), '[]') as list
    from found where ${exists}`,
  )
  return page ?? null
}

import type { DashboardDownload } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { DatabaseTime } from '@section/db/database-time.ts'
import type { DashboardViewer } from '@section/domain/organization/organization-access.ts'
import { parseFigurePeriod } from '@section/domain/organization/figure-period.ts'
import { type OrganizationTable, tableSort } from '@section/domain/organization/organization-table.ts'
import { sessionLabel } from '@section/domain/organization/session-label.ts'
import { isUuid } from '../../../server/graphql/uuid.ts'
import { readableEmployer } from '../readable-employer.ts'
import { readAsCustomer } from '../reads/read-as-customer-store.ts'
import { searchPatterns } from '../reads/tables-store.ts'
import { type CsvCell, csvHead, csvLines } from './csv.ts'
import type { DownloadRequest } from './download-address.ts'
import { TABLE_FILES } from './table-files.ts'
import {
  findCourseRows,
  findEmployeeCourseRows,
  findEmployeeRows,
  type RowsQuery,
} from './table-rows-store.ts'

/** The employees that are read at a time, in a transaction of a few milliseconds. */
const EMPLOYEES_AT_A_TIME = 2000

/** The reader of a file may not read the rest of it. */
class RightGone extends Error {
  override name = 'RightGone'
}

type Lists = Partial<Pick<DashboardDownload, 'courses' | 'employees' | 'employeeCourses'>>

/** A table that a viewer may read, as it is filtered and sorted. */
export interface OpenTable {
  /** Returns the first rows, at most `most` of them, and their number; null where the table is about nothing that exists. */
  list(most: number): Promise<{ count: number; lists: Lists } | null>
  /**
   * Returns the text of the file in parts, the first of them at once; null as above. The rest is read as it is asked for: each
   * batch is as true as the moment in which it is read, and nothing is held in between. Reading ends with an error before a batch
   * for which `mayRead` answers false.
   */
  file(mayRead: () => Promise<boolean>): Promise<AsyncIterable<string> | null>
}

/** Returns the table that a request names. Errors as data: NOT_FOUND, INVALID_SORT. docs/product/organization.md#downloads */
export function openTable(
  db: Db,
  viewer: DashboardViewer,
  request: DownloadRequest,
): OpenTable | 'NOT_FOUND' | 'INVALID_SORT' {
  const customerId = readableEmployer(viewer, request.customerId)
  const userId = request.employeeId?.toLowerCase() ?? ''
  const { downloadType } = request
  if (customerId === null || (downloadType === 'EMPLOYEE_COURSES' && !isUuid(userId))) return 'NOT_FOUND'
  const asked = { db, customerId, request }
  if (downloadType === 'EMPLOYEES')
    return bind(asked, {
      table: 'employees',
      batch: EMPLOYEES_AT_A_TIME,
      find: findEmployeeRows,
      cells: ({ userId: id, name, courses, badges }) => [id, name, courses, badges],
      lists: (employees) => ({ employees }),
    })
  if (downloadType === 'COURSES')
    return bind(asked, {
      table: 'courses',
      batch: null,
      find: findCourseRows,
      cells: ({ courseId, title, enrolled, completed }) => [courseId, title, enrolled, completed],
      lists: (courses) => ({ courses }),
    })
  return bind(asked, {
    table: 'employeeCourses',
    batch: null,
    find: (tx, query) => findEmployeeCourseRows(tx, { ...query, userId }),
    cells: ({ courseId, title, session, engagement, videosWatched }) => [
      courseId,
      title,
      sessionLabel(session),
      engagement,
      videosWatched,
    ],
    lists: (found) => ({
      employeeCourses: found.map(({ session, ...row }) => ({ ...row, session: sessionLabel(session) })),
    }),
  })
}

/** The parts of a table that differ from those of the others. */
interface Kind<Table extends OrganizationTable, Row> {
  table: Table
  /** The number of rows that are read at a time; null to read all at once, because they are no more than a school's courses. */
  batch: number | null
  /** Returns the rows after one, or the first ones; null where the table is about nothing that exists. */
  find: (tx: Db, query: RowsQuery<Table>, after: Row | null) => Promise<Row[] | null>
  cells: (row: Row) => readonly CsvCell[]
  lists: (found: Row[]) => Lists
}

function bind<Table extends OrganizationTable, Row>(
  { db, customerId, request }: { db: Db; customerId: string; request: DownloadRequest },
  { table, batch, find, cells, lists }: Kind<Table, Row>,
): OpenTable | 'INVALID_SORT' {
  const sort = tableSort(table, request.sortBy)
  if (!sort) return 'INVALID_SORT'
  const period = parseFigurePeriod(request.filterType ?? undefined)
  const read = (after: Row | null, most: number | null) =>
    readAsCustomer(db, customerId, async (tx) => {
      const patterns = await searchPatterns(tx, request.searchTerm)
      return find(tx, { customerId, period, patterns, sort, most }, after)
    })

  async function* parts(first: Row[], mayRead: () => Promise<boolean>): AsyncGenerator<string> {
    yield csvHead(TABLE_FILES[request.downloadType].columns) + csvLines(first.map(cells))
    let found = first
    for (let last = found.at(-1); last && found.length === batch; last = found.at(-1)) {
      const after = last
      // A file may take longer than a request may wait for the database, so each batch may wait for as long as a request.
      const next = await new DatabaseTime().run(async () => ((await mayRead()) ? read(after, batch) : 'GONE'))
      if (next === 'GONE') throw new RightGone('The right to read the table is gone.')
      found = next ?? []
      if (found.length > 0) yield csvLines(found.map(cells))
    }
  }
  return {
    async list(most) {
      const found = await read(null, most)
      return found && { count: found.length, lists: lists(found) }
    },
    async file(mayRead) {
      const first = await read(null, batch)
      return first && parts(first, mayRead)
    },
  }
}

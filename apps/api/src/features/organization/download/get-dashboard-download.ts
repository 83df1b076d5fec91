import type { DashboardDownload } from '@section/contract/generated/schema-types.ts'
import type { MemberContext, SelectedFields } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { downloadAddress, type DownloadRequest } from './download-address.ts'
import { openTable } from './open-table.ts'

/** The most rows that are answered here; the file has all of them. */
const MOST_ROWS = 5000

/**
 * Returns the address of a table's file, and its rows where the request selects them: only then are they read, and counted as a
 * download. Errors as data: NOT_FOUND, INVALID_SORT, TOO_MANY_ROWS, LIMIT_EXCEEDED. docs/product/organization.md#downloads
 */
export async function getDashboardDataForDownload(
  context: MemberContext,
  request: DownloadRequest,
  selected: SelectedFields,
): Promise<DashboardDownload> {
  const { services, viewer } = context
  const table = openTable(services.database.db, viewer, request)
  if (typeof table === 'string') return refuse(table)
  const fields = selected()
  const withRows = ROWS.some((name) => fields.has(name))
  const limit = withRows ? await services.limits.consume('download-dashboard', viewer.userId) : null
  if (limit?.allowed === false) return refuse(limitReachedError(context, limit))
  const found = await table.list(withRows ? MOST_ROWS + 1 : 0)
  if (!found) return NO_DOWNLOAD
  const address = downloadAddress(request)
  if (found.count > MOST_ROWS) return { ...refuse('TOO_MANY_ROWS'), address }
  return { ...NO_DOWNLOAD, address, error: null, ...(withRows && found.lists) }
}

const ROWS = ['courses', 'employees', 'employeeCourses'] as const

const refuse = refusedResult<DashboardDownload>({
  address: null,
  courses: null,
  employees: null,
  employeeCourses: null,
})

/** The answer about what does not exist, or is not the viewer's to read. */
export const NO_DOWNLOAD: DashboardDownload = refuse('NOT_FOUND')

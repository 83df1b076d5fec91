import type {
  DashboardDownloadType,
  OrganizationSortKey,
  QueryGetDashboardDataForDownloadArgs,
} from '@section/contract/generated/schema-types.ts'
import { parseFigurePeriod } from '@section/domain/organization/figure-period.ts'
import { TABLE_SORT_KEYS } from '@section/domain/organization/organization-table.ts'
import { TABLE_FILES } from './table-files.ts'

/** The table whose rows a file has, as it is filtered and sorted. */
export type DownloadRequest = QueryGetDashboardDataForDownloadArgs

/** The path under which the files are. */
export const DOWNLOADS_PATH = '/organization-downloads'

/** Returns the address of a table's file. It holds no secret: the file is for the bearer of a token. */
export function downloadAddress({ downloadType, sortBy, ...request }: DownloadRequest): string {
  const { customerId, employeeId, searchTerm, filterType } = request
  const parameters = {
    customerId,
    ...(employeeId && { employeeId }),
    ...(searchTerm && { searchTerm }),
    filterType: parseFigurePeriod(filterType ?? undefined),
    ...(sortBy && { sortKey: sortBy.key, sortDirection: sortBy.direction }),
  }
  return `${DOWNLOADS_PATH}/${TABLE_FILES[downloadType].name}?${new URLSearchParams(parameters).toString()}`
}

/** Returns what an address asks for; an error for another file than ours, and for an order that no table has. */
export function readDownloadAddress(
  file: string,
  query: Readonly<Record<string, unknown>>,
): DownloadRequest | 'NOT_FOUND' | 'INVALID_SORT' {
  const downloadType = TYPES.find((type) => TABLE_FILES[type].name === file)
  if (!downloadType) return 'NOT_FOUND'
  // A parameter that is there twice is a list, and counts as none.
  const read = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  const request = {
    downloadType,
    customerId: read('customerId'),
    employeeId: read('employeeId'),
    searchTerm: read('searchTerm'),
    filterType: parseFigurePeriod(read('filterType')),
  }
  if (query['sortKey'] === undefined && query['sortDirection'] === undefined) return request
  const key = SORT_KEYS.find((known) => known === query['sortKey'])
  const direction = (['ASC', 'DESC'] as const).find((known) => known === query['sortDirection'])
  return key && direction ? { ...request, sortBy: { key, direction } } : 'INVALID_SORT'
}

const TYPES = Object.keys(TABLE_FILES) as DashboardDownloadType[]
const SORT_KEYS: readonly OrganizationSortKey[] = Object.values(TABLE_SORT_KEYS).flat()

import type {
  Error,
  OrganizationFilterType,
  OrganizationSort,
} from '@section/contract/generated/schema-types.ts'
import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { Db } from '@section/db/connection.ts'
import { parseFigurePeriod } from '@section/domain/organization/figure-period.ts'
import {
  type OrganizationTable,
  rowsBefore,
  tablePages,
  tableSearch,
  tableSort,
} from '@section/domain/organization/organization-table.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { RequestContext, UseCaseContext } from '../../server/graphql/operation.ts'
import { limitReachedError } from '../../server/limits/limit-error.ts'
import type { PageQuery, RowsPage } from './reads/pages-store.ts'
import { readAsCustomer } from './reads/read-as-customer-store.ts'
import { searchPatterns } from './reads/tables-store.ts'

/** What the use cases of tables need. */
export type TableContext = UseCaseContext<'database' | 'limits'> & Pick<RequestContext, 'setHeader'>

/** The arguments that all tables have. */
export interface TableArguments {
  searchTerm?: string | null
  page?: number | null
  filterType?: OrganizationFilterType | null
  sortBy?: OrganizationSort | null
}

/** A page of a table as it is answered. */
interface AnsweredPage<Row> {
  list: Row[]
  totalPages: number
  error: Error | null
}

/** Returns the page of a table that an expected error leaves empty. */
export const emptyPage = (error: ErrorCode | Error): AnsweredPage<never> => ({
  list: [],
  totalPages: 1,
  error: typeof error === 'string' ? expectedError(error) : error,
})

/**
 * Returns the page of a table that the arguments ask for, of the employer whom the viewer may read; `find` answers null for
 * what does not exist. Errors as data: NOT_FOUND, INVALID_SORT, LIMIT_EXCEEDED. docs/product/organization.md#tables
 */
export async function tablePage<Table extends OrganizationTable, Row>(
  context: TableContext,
  { table, customerId, args }: { table: Table; customerId: string | null; args: TableArguments },
  find: (tx: Db, query: PageQuery<Table>) => Promise<RowsPage<Row> | null>,
): Promise<AnsweredPage<Row>> {
  if (customerId === null) return emptyPage('NOT_FOUND')
  const sort = tableSort(table, args.sortBy)
  if (!sort) return emptyPage('INVALID_SORT')
  const { services, viewer } = context
  if (tableSearch(args.searchTerm) !== '') {
    const limit = await services.limits.consume('search-dashboard', viewer.userId)
    if (!limit.allowed) return emptyPage(limitReachedError(context, limit))
  }
  const period = parseFigurePeriod(args.filterType ?? undefined)
  const page = await readAsCustomer(services.database.db, customerId, async (tx) => {
    const patterns = await searchPatterns(tx, args.searchTerm)
    return find(tx, { customerId, period, sort, before: rowsBefore(args.page), patterns })
  })
  if (!page) return emptyPage('NOT_FOUND')
  return { list: page.list, totalPages: tablePages(page.total), error: null }
}

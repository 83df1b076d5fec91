import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { DashboardDownloadQueryVariables } from '@section/contract/generated/operations/graphql.ts'
import { fetchFile } from '../../../lib/files/fetch-file.ts'
import { execute, GraphQLFailure } from '../../../lib/graphql/graphql-client.ts'
import { saveFile } from '../../../lib/files/save-file.ts'

const DashboardDownloadDocument = graphql(`
  query DashboardDownload(
    $customerId: ID!
    $employeeId: ID
    $downloadType: DashboardDownloadType!
    $searchTerm: String
    $filterType: OrganizationFilterType
    $sortBy: OrganizationSort
  ) {
    getDashboardDataForDownload(
      customerId: $customerId
      employeeId: $employeeId
      downloadType: $downloadType
      searchTerm: $searchTerm
      filterType: $filterType
      sortBy: $sortBy
    ) {
      address
      error {
        code
        message
      }
    }
  }
`)

/** A table of a dashboard as it is filtered and sorted. */
export type DownloadedTable = DashboardDownloadQueryVariables

/**
 * Lets the browser save the CSV file of a table and returns the file's name. Errors: `GraphQLFailure` where the table
 * was refused, and those of `fetchFile`. docs/product/organization.md#downloads
 */
export async function downloadTable(table: DownloadedTable): Promise<string> {
  const { getDashboardDataForDownload: download } = await execute(DashboardDownloadDocument, table)
  if (download.address === null)
    throw new GraphQLFailure(download.error?.message ?? 'There is no file.', download.error?.code)
  const { name, file } = await fetchFile(download.address)
  saveFile(name, file)
  return name
}

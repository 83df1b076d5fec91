import { type OrganizationTable, TABLE_SORT_KEYS, type TableSortKey } from './organization-table.ts'
import { type TableAddress, tableAddressIn, tableParameters } from './table-address.ts'

export type DashboardTab = Exclude<OrganizationTable, 'employeeCourses'>

/** What an employer's dashboard shows: a table with what is searched, counted and sorted in it. */
export type OrganizationAddress = {
  readonly [Tab in DashboardTab]: { readonly tab: Tab } & TableAddress<TableSortKey<Tab>>
}[DashboardTab]

/**
 * Returns what the parameters of an address mean on a dashboard. What has no meaning there, such as a column of the other
 * table, counts as not given. See docs/product/organization.md#tables.
 */
export function organizationAddressIn(search: Readonly<Record<string, unknown>>): OrganizationAddress {
  return search['tab'] === 'courses'
    ? { tab: 'courses', ...tableAddressIn(search, TABLE_SORT_KEYS.courses) }
    : { tab: 'employees', ...tableAddressIn(search, TABLE_SORT_KEYS.employees) }
}

/** Returns the parameters that `organizationAddressIn` reads back; what is as without parameters needs none. */
export function organizationParameters(address: OrganizationAddress) {
  return { ...(address.tab !== 'employees' && { tab: address.tab }), ...tableParameters<string>(address) }
}

/** Returns the first page of another table, without the search and the order of the former. The period stays. */
export const onTab = ({ filter }: OrganizationAddress, tab: DashboardTab): OrganizationAddress => ({
  tab,
  page: 0,
  search: '',
  filter,
  sort: null,
})

import { Link, useParams, useSearch } from '@tanstack/react-router'
import { emptyState } from '@section/art/empty-state.ts'
import { SITE_MAP } from '@section/domain/access/site-map.ts'
import {
  onTab,
  organizationAddressIn,
  organizationParameters,
} from '@section/domain/organization/organization-address.ts'
import { TABLE_SORT_KEYS } from '@section/domain/organization/organization-table.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { DownloadButton } from '../download/DownloadButton.tsx'
import { employeesQuery, type ListedEmployee } from './employees-query.ts'
import type { FigureColumns } from '../figure-table/figure-column.ts'
import { figureText } from '../figure-table/figure-text.ts'
import { FigureTable } from '../figure-table/FigureTable.tsx'
import { useTableAddress } from '../figure-table/use-table-address.ts'

const COLUMNS: FigureColumns<ListedEmployee, 'NAME' | 'COURSES' | 'BADGES'> = [
  { key: 'NAME', title: 'Name', cell: (row) => <EmployeeLink {...row} /> },
  { key: 'COURSES', title: 'Courses Started', isNumber: true, cell: ({ courses }) => figureText(courses) },
  { key: 'BADGES', title: 'Badges', isNumber: true, cell: ({ badges }) => figureText(badges) },
]

/** The present employees of an employer, each with a link to what they learn. docs/product/organization.md#tables */
export function EmployeeTable({ customerId }: { readonly customerId: string }) {
  const { address, open } = useTableAddress(TABLE_SORT_KEYS.employees)
  return (
    <FigureTable
      label="Employees"
      searchLabel="Search by Name"
      columns={COLUMNS}
      rowKey={({ userId }) => userId}
      address={address}
      onAddress={open}
      pageQuery={(shown) => employeesQuery(customerId, shown)}
      actions={
        <DownloadButton
          label="Download"
          table={{
            customerId,
            downloadType: 'EMPLOYEES',
            searchTerm: address.search,
            filterType: address.filter,
            sortBy: address.sort,
          }}
        />
      }
      empty={
        <ScreenState
          headingLevel={3}
          drawing={<Drawing svg={emptyState('no-results')} alt="" />}
          title="No employees to show yet."
          sentence="Whoever takes one of your seats is listed here within a few minutes."
        />
      }
    />
  )
}

/** The name of an employee, which leads to their page below the address of the open dashboard, in the same period. */
function EmployeeLink({ userId, name }: ListedEmployee) {
  const { customerId } = useParams({ strict: false })
  const address = organizationAddressIn({ ...useSearch({ strict: false }) })
  const search = organizationParameters(onTab(address, 'employees'))
  if (customerId === undefined)
    return (
      <Link to={SITE_MAP.organizationEmployee.path} params={{ userId }} search={search} dir="auto">
        {name}
      </Link>
    )
  return (
    <Link to={SITE_MAP.customerEmployee.path} params={{ customerId, userId }} search={search} dir="auto">
      {name}
    </Link>
  )
}

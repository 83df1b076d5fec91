import { emptyState } from '@section/art/empty-state.ts'
import { organizationParameters } from '@section/domain/organization/organization-address.ts'
import { TABLE_SORT_KEYS } from '@section/domain/organization/organization-table.ts'
import { filtered } from '@section/domain/organization/table-address.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { DownloadButton } from '../download/DownloadButton.tsx'
import { type CourseRow, type CoursesAddress, employerCoursesQuery } from './courses-query.ts'
import { SessionRows } from './SessionRows.tsx'
import type { FigureColumns } from '../figure-table/figure-column.ts'
import { figureText } from '../figure-table/figure-text.ts'
import { FigureTable } from '../figure-table/FigureTable.tsx'
import { useTableAddress } from '../figure-table/use-table-address.ts'

const COLUMNS: FigureColumns<CourseRow, 'TITLE' | 'ENROLLED' | 'COMPLETED'> = [
  { key: 'TITLE', title: 'Title', cell: ({ title }) => <span dir="auto">{title}</span> },
  { key: 'ENROLLED', title: 'Enrolled', isNumber: true, cell: ({ enrolled }) => figureText(enrolled) },
  { key: 'COMPLETED', title: 'Completed', isNumber: true, cell: ({ completed }) => figureText(completed) },
]

const parametersOf = (address: CoursesAddress) => organizationParameters({ tab: 'courses', ...address })

/** The courses of an employer's employees, each of which opens its sessions. docs/product/organization.md#tables */
export function CourseTable({ customerId }: { readonly customerId: string }) {
  const { address, open } = useTableAddress(TABLE_SORT_KEYS.courses, parametersOf)
  const openContract = () => open(filtered(address, 'CONTRACT_TO_DATE'))
  return (
    <FigureTable
      label="Courses"
      searchLabel="Search by title"
      columns={COLUMNS}
      rowKey={({ courseId }) => courseId}
      address={address}
      onAddress={open}
      pageQuery={(shown) => employerCoursesQuery(customerId, shown)}
      renderDetails={({ courseId, title }) => (
        <SessionRows {...{ customerId, courseId, title }} filter={address.filter} />
      )}
      actions={
        <DownloadButton
          label="Download"
          table={{
            customerId,
            downloadType: 'COURSES',
            searchTerm: address.search,
            filterType: address.filter,
            sortBy: address.sort,
          }}
        />
      }
      empty={<NoCourses onContract={address.filter === 'CONTRACT_TO_DATE' ? null : openContract} />}
    />
  )
}

/** `onContract` shows the courses of the whole contract; null where they are none. */
function NoCourses({ onContract }: { readonly onContract: (() => void) | null }) {
  return (
    <ScreenState
      headingLevel={3}
      drawing={<Drawing svg={emptyState('no-courses')} alt="" />}
      title={onContract ? 'No courses in this period.' : 'No courses to show yet.'}
      sentence="A course is listed here a few minutes after one of your employees enrolls in it or completes it."
      action={onContract && <Button onClick={onContract}>Show Program to date</Button>}
    />
  )
}

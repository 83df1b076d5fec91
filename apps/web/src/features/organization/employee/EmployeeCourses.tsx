import { emptyState } from '@section/art/empty-state.ts'
import type { EmployeeAddress, EmployeeCourseKey } from '@section/domain/organization/employee-page.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { DownloadButton } from '../download/DownloadButton.tsx'
import type { FigureColumns } from '../figure-table/figure-column.ts'
import { figureText } from '../figure-table/figure-text.ts'
import { FigureTable } from '../figure-table/FigureTable.tsx'
import type { OpenTableAddress } from '../figure-table/use-table-address.ts'
import { employeeCoursesQuery, type ShownEmployeeCourse } from './employee-query.ts'
import { Engagement } from './Engagement.tsx'

interface EmployeeCoursesProps {
  readonly userId: string
  readonly customerId: string | null
  /** The employer of the employee. */
  readonly employer: string
  readonly address: EmployeeAddress
  readonly onAddress: OpenTableAddress<EmployeeCourseKey>
}

const COLUMNS: FigureColumns<ShownEmployeeCourse, EmployeeCourseKey> = [
  { key: 'COURSE', title: 'Course', cell: ({ title }) => <span dir="auto">{title}</span> },
  { key: 'SESSION', title: 'Session', cell: ({ session }) => session },
  {
    key: 'VIDEOS_WATCHED',
    title: 'Videos Watched',
    isNumber: true,
    cell: ({ videosWatched }) => figureText(videosWatched),
  },
  { key: 'ENGAGEMENT', title: 'Engagement', cell: (course) => <Engagement course={course} /> },
]

/** The sessions in which an employee learned during a period. docs/product/organization.md#tables */
export function EmployeeCourses({ userId, customerId, employer, address, onAddress }: EmployeeCoursesProps) {
  const { search, filter, sort } = address
  return (
    <Section
      title="Courses"
      description="Engagement is the share of the required video time that was watched."
    >
      <FigureTable<ShownEmployeeCourse, EmployeeCourseKey>
        label="Courses and sessions"
        searchLabel="Search by course"
        columns={COLUMNS}
        rowKey={({ courseId, sessionId }) => `${courseId} ${sessionId}`}
        empty={<NoCourses />}
        pageQuery={(shown) => employeeCoursesQuery({ userId, customerId }, shown)}
        actions={
          <DownloadButton
            label="Download"
            table={{
              customerId: employer,
              employeeId: userId,
              downloadType: 'EMPLOYEE_COURSES',
              searchTerm: search,
              filterType: filter,
              sortBy: sort,
            }}
          />
        }
        {...{ address, onAddress }}
      />
    </Section>
  )
}

function NoCourses() {
  return (
    <ScreenState
      headingLevel={3}
      drawing={<Drawing svg={emptyState('no-courses')} alt="" />}
      title="No courses in this time range"
      sentence="A course appears here once this student enrolls in it or learns in it."
    />
  )
}

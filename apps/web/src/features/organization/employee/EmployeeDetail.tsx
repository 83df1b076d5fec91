import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { emptyState } from '@section/art/empty-state.ts'
import { TABLE_SORT_KEYS } from '@section/domain/organization/organization-table.ts'
import { filtered } from '@section/domain/organization/table-address.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { SignInEnded } from '../../../lib/graphql/graphql-client.ts'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { figureProblem } from '../figure-problem.ts'
import { PeriodSelector } from '../period/PeriodSelector.tsx'
import { useTableAddress } from '../figure-table/use-table-address.ts'
import css from './employee.module.css'
import { employeeCoursesQuery, employeeQuery } from './employee-query.ts'
import { EmployeeCourses } from './EmployeeCourses.tsx'
import { EmployeeTiles } from './EmployeeTiles.tsx'
import { EmployeeHead } from './EmployeeHead.tsx'
import { EmployeeNotAvailable } from './EmployeeNotAvailable.tsx'
import { EmployeePartsSkeleton } from './EmployeeSkeleton.tsx'
import { GoBack } from './GoBack.tsx'

interface EmployeeDetailProps {
  readonly userId: string
  /** The employer whose dashboard is open, to whom the employee must belong; null where staff have opened none. */
  readonly customerId: string | null
  /** The path to which "Go Back" leads when no page was visited before. */
  readonly dashboard: string
}

/** What an employee has learned in a period. The period and the table are in the address. docs/product/organization.md#figures */
export function EmployeeDetail({ userId, customerId, dashboard }: EmployeeDetailProps) {
  const { address, open } = useTableAddress(TABLE_SORT_KEYS.employeeCourses)
  const details = useQuery(employeeQuery({ userId, customerId }, address.filter))
  const courses = useQuery(employeeCoursesQuery({ userId, customerId }, address))
  const [wereCoursesShown, setCoursesShown] = useState(false)
  if (courses.data && !wereCoursesShown) setCoursesShown(true)
  const { data: employee, errorUpdateCount, isPlaceholderData } = details
  const isOther = employee && customerId !== null && employee.customerId !== customerId
  usePageTitle(isOther ? undefined : employee?.name)

  if ([details.error, courses.error].some((error) => error instanceof SignInEnded)) return <PageSpinner />
  const goBack = <GoBack above={dashboard} />
  // The query forgets its error while it tries again.
  if (employee === null || isOther || (employee === undefined && errorUpdateCount > 0))
    return <EmployeeNotAvailable query={details} goBack={goBack} />
  return (
    <Page>
      {goBack}
      <div className={css.top}>
        <h1 className={css.title}>Student Details</h1>
        <PeriodSelector period={address.filter} onChange={(filter) => open(filtered(address, filter))} />
      </div>
      <LoadedPart
        // Where courses were shown before, their table says what failed, so that its search stays.
        query={{ ...courses, data: wereCoursesShown ? employee : undefined }}
        loading="Loading the student"
        problem={figureProblem(details.error, courses.error)}
        skeleton={<EmployeePartsSkeleton />}
        drawing={<Drawing svg={emptyState('not-loaded')} alt="" />}
      >
        {(shown) => (
          <>
            <EmployeeHead userId={userId} employee={shown} />
            <EmployeeTiles employee={shown} isOutdated={isPlaceholderData} />
            <EmployeeCourses
              {...{ userId, customerId, address }}
              employer={shown.customerId}
              onAddress={open}
            />
          </>
        )}
      </LoadedPart>
    </Page>
  )
}

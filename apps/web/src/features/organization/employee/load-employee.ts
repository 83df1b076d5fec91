import type { QueryClient } from '@tanstack/react-query'
import { employeeAddressIn } from '@section/domain/organization/employee-page.ts'
import { employeeCoursesQuery, type EmployeeKey, employeeQuery } from './employee-query.ts'

/** Loads what the page of an employee shows at an address. The page says what failed. */
export async function loadEmployee(
  client: QueryClient,
  employee: EmployeeKey,
  search: object,
): Promise<void> {
  const address = employeeAddressIn({ ...search })
  await Promise.allSettled([
    client.ensureQueryData(employeeQuery(employee, address.filter)),
    client.ensureQueryData(employeeCoursesQuery(employee, address)),
  ])
}

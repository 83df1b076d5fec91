import { describe, expect, test } from 'vitest'
import { employeeAddressIn, lastActiveText } from './employee-page.ts'
import { TABLE_SORT_KEYS } from './organization-table.ts'

describe('The address of an employee', () => {
  test('without parameters means the whole contract, the first page, and the order of the table', () => {
    expect(employeeAddressIn({})).toEqual({ page: 0, search: '', filter: 'CONTRACT_TO_DATE', sort: null })
  })

  test.each(TABLE_SORT_KEYS.employeeCourses)('can sort by the column %s', (key) => {
    expect(employeeAddressIn({ sortKey: key, sortDirection: 'DESC' }).sort).toEqual({
      key,
      direction: 'DESC',
    })
  })

  test('cannot sort by a column of the dashboard', () => {
    expect(employeeAddressIn({ sortKey: 'NAME', sortDirection: 'ASC' }).sort).toBeNull()
  })
})

describe('The last activity of an employee', () => {
  test('has its day in the zone of the viewer', () => {
    const lastActive = Date.UTC(2026, 10, 3, 2)
    expect(lastActiveText(lastActive, 'UTC')).toBe('Last active Nov 3, 2026')
    expect(lastActiveText(lastActive, 'America/New_York')).toBe('Last active Nov 2, 2026')
  })

  test('is said to be missing for somebody who has not learned yet', () => {
    expect(lastActiveText(null, 'UTC')).toBe('Has not started yet')
  })
})

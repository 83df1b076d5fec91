import { describe, expect, test } from 'vitest'
import { SITE_MAP } from '../access/site-map.ts'
import {
  onTab,
  type OrganizationAddress,
  organizationAddressIn,
  organizationParameters,
} from './organization-address.ts'

const COURSES: OrganizationAddress = {
  tab: 'courses',
  page: 2,
  search: 'ai',
  filter: 'LAST_90_DAYS',
  sort: { key: 'ENROLLED', direction: 'DESC' },
}

describe('The address of a dashboard', () => {
  test('has no parameter with which the page brings the figures of the start along', () => {
    expect(SITE_MAP.organization.firstQueriesUnless).toEqual(Object.keys(organizationParameters(COURSES)))
  })

  test.each([undefined, 'employees', 'Courses', 'people', ['courses']])(
    'with the tab %j means the employees',
    (tab) =>
      expect(organizationAddressIn({ tab })).toEqual({
        tab: 'employees',
        page: 0,
        search: '',
        filter: 'CONTRACT_TO_DATE',
        sort: null,
      }),
  )

  test.each([
    ['employees', 'NAME', true],
    ['employees', 'BADGES', true],
    ['employees', 'TITLE', false],
    ['courses', 'TITLE', true],
    ['courses', 'COMPLETED', true],
    ['courses', 'COURSES', false],
    ['courses', 'ENGAGEMENT', false],
  ])('of the tab %s is sorted by %s: %s', (tab, sortKey, isColumn) => {
    const { sort } = organizationAddressIn({ tab, sortKey, sortDirection: 'ASC' })
    expect(sort).toEqual(isColumn ? { key: sortKey, direction: 'ASC' } : null)
  })

  test('is read back from its parameters, which leave out what is as without them', () => {
    const parameters = organizationParameters(COURSES)
    expect(parameters).toEqual({
      tab: 'courses',
      page: 2,
      search: 'ai',
      filter: 'LAST_90_DAYS',
      sortKey: 'ENROLLED',
      sortDirection: 'DESC',
    })
    expect(organizationAddressIn({ ...parameters, page: '2' })).toEqual(COURSES)
    expect(organizationParameters(organizationAddressIn({}))).toEqual({})
  })
})

test('Another tab of a dashboard keeps the period only', () => {
  const employees = onTab(COURSES, 'employees')
  expect(employees).toEqual({ tab: 'employees', page: 0, search: '', filter: 'LAST_90_DAYS', sort: null })
  expect(organizationParameters(employees)).toEqual({ filter: 'LAST_90_DAYS' })
})

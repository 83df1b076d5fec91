import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { employeeAddressIn } from '@section/domain/organization/employee-page.ts'
import { forgetVisits, keepVisit } from '../../../lib/routing/recent-paths.ts'
import { writeCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { employeeCoursesQuery, employeeQuery } from './employee-query.ts'
import {
  aCourse,
  anEmployee,
  EMPLOYEE,
  EMPLOYEE_OF_ACME,
  employeeShown,
  openEmployee,
} from './employee.fixture.ts'

afterEach(() => {
  cleanup()
  forgetVisits()
  vi.restoreAllMocks()
})

const goBack = () => screen.getByRole('link', { name: 'Go Back' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('The period of an employee', () => {
  test('is that of the address, for the figures and for the courses', async () => {
    const { askedDetails, askedCourses } = openEmployee(`${EMPLOYEE}?filter=LAST_90_DAYS`)
    await employeeShown()
    expect(askedDetails()).toEqual([{ userId: 'e1', filterType: 'LAST_90_DAYS' }])
    expect(askedCourses().map(({ filterType }) => filterType)).toEqual(['LAST_90_DAYS'])
    expect(screen.getByRole('radio', { name: 'Last 90 days' })).toHaveProperty('checked', true)
  })

  test('is the whole program where the address names no known one', async () => {
    const { askedDetails } = openEmployee(`${EMPLOYEE}?filter=LAST_7_DAYS`)
    await employeeShown()
    expect(askedDetails()[0]?.filterType).toBe('CONTRACT_TO_DATE')
    expect(screen.getByRole('radio', { name: 'Program to date' })).toHaveProperty('checked', true)
  })

  test('changes the address and opens the first page, while the former figures stay', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { address } = openEmployee(`${EMPLOYEE}?page=1&search=sprint`, {
      employee: ({ filterType }) =>
        filterType === 'LAST_30_DAYS' ? promise.then(() => anEmployee({ videosWatched: 7 })) : anEmployee(),
      courses: () => ({ employeeCourses: [aCourse()], totalPages: 3 }),
    })
    await employeeShown()
    await userEvent.click(screen.getByRole('radio', { name: 'Last 30 days' }))
    await waitFor(() => expect(address()).toBe(`${EMPLOYEE}?search=sprint&filter=LAST_30_DAYS`))
    expect(screen.getByText('1,204').closest('[aria-busy=true]')).not.toBeNull()
    resolve()
    expect((await screen.findByText('7')).closest('[aria-busy=false]')).not.toBeNull()
  })
})

describe('The table of an employee', () => {
  test('is asked for with the page, the search and the order of the address', async () => {
    const { askedCourses } = openEmployee(
      `${EMPLOYEE}?page=1&search=ai&sortKey=ENGAGEMENT&sortDirection=DESC`,
      { courses: () => ({ employeeCourses: [aCourse()], totalPages: 3 }) },
    )
    await employeeShown()
    expect(askedCourses()).toEqual([
      {
        userId: 'e1',
        searchTerm: 'ai',
        page: 1,
        filterType: 'CONTRACT_TO_DATE',
        sortBy: { key: 'ENGAGEMENT', direction: 'DESC' },
      },
    ])
    expect(screen.getByRole('searchbox', { name: 'Search by course' })).toHaveProperty('value', 'ai')
    expect(screen.getByRole('columnheader', { name: 'Engagement' }).getAttribute('aria-sort')).toBe(
      'descending',
    )
  })

  test('is sorted by a column ascending, then descending, then not, from the first page', async () => {
    const { address } = openEmployee(`${EMPLOYEE}?page=1`, {
      courses: () => ({ employeeCourses: [aCourse()], totalPages: 3 }),
    })
    await employeeShown()
    for (const query of [
      '?sortKey=VIDEOS_WATCHED&sortDirection=ASC',
      '?sortKey=VIDEOS_WATCHED&sortDirection=DESC',
      '',
    ]) {
      await press('Videos Watched')
      await waitFor(() => expect(address()).toBe(EMPLOYEE + query))
    }
  })

  test('turns its pages in the address', async () => {
    const { address } = openEmployee(EMPLOYEE, {
      courses: () => ({ employeeCourses: [aCourse()], totalPages: 3 }),
    })
    await employeeShown()
    await press('Page 3')
    await waitFor(() => expect(address()).toBe(`${EMPLOYEE}?page=2`))
  })

  test('is a list with the title of each figure on a phone', async () => {
    const matchMedia = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(matchMedia(query), 'matches', { value: query.includes('600px') }),
    )
    openEmployee()
    await employeeShown()
    const list = within(screen.getByRole('list', { name: 'Courses and sessions' }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(list.getByText('Pricing Sprint')).toBeDefined()
    expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Session',
      'Videos Watched',
      'Engagement',
    ])
  })

  test.each([EMPLOYEE, EMPLOYEE_OF_ACME])(
    'at %s can be downloaded as it is filtered and sorted',
    async (path) => {
      const { asked } = openEmployee(`${path}?search=ai&filter=LAST_30_DAYS&sortKey=COURSE&sortDirection=ASC`)
      await employeeShown()
      await press('Download')
      await waitFor(() =>
        expect(asked()).toContainEqual({
          customerId: 'acme',
          employeeId: 'e1',
          downloadType: 'EMPLOYEE_COURSES',
          searchTerm: 'ai',
          filterType: 'LAST_30_DAYS',
          sortBy: { key: 'COURSE', direction: 'ASC' },
        }),
      )
    },
  )
})

describe('Go Back', () => {
  test('returns to the dashboard that was open before, with its page, search and sort', async () => {
    writeCookie('user_id', 'u1')
    const dashboard = '/organization?page=2&search=ann&sortKey=NAME&sortDirection=DESC'
    keepVisit(dashboard)
    openEmployee()
    await employeeShown()
    expect(goBack().getAttribute('href')).toBe(dashboard)
  })

  test('returns there also after the table has been searched, sorted and turned', async () => {
    writeCookie('user_id', 'u1')
    keepVisit('/organization/acme?tab=courses')
    openEmployee(EMPLOYEE_OF_ACME)
    await employeeShown()
    for (const column of ['Course', 'Course', 'Videos Watched', 'Engagement']) await press(column)
    expect(goBack().getAttribute('href')).toBe('/organization/acme?tab=courses')
  })

  test.each([
    [EMPLOYEE, '/organization'],
    [EMPLOYEE_OF_ACME, '/organization/acme'],
  ])(
    'leads to the dashboard of the same address when %s is the first page of the tab',
    async (path, dashboard) => {
      openEmployee(path)
      await employeeShown()
      expect(goBack().getAttribute('href')).toBe(dashboard)
    },
  )
})

test('The figures and courses of an employee are kept for the employer through which they were read, and for no other', () => {
  const keysFor = (customerId: string | null) => [
    employeeQuery({ userId: 'e1', customerId }, 'LAST_30_DAYS').queryKey,
    employeeCoursesQuery({ userId: 'e1', customerId }, employeeAddressIn({})).queryKey,
  ]
  expect(keysFor('acme')).toEqual(keysFor('acme'))
  const keys = ['acme', 'globex', null].flatMap(keysFor).map((key) => JSON.stringify(key))
  expect(new Set(keys).size).toBe(6)
})

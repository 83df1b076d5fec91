import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as reporting from '../../../lib/tracking/error-reporting.ts'
import {
  anEmployee,
  aCourse,
  EMPLOYEE,
  EMPLOYEE_OF_ACME,
  employeeShown,
  openEmployee,
} from './employee.fixture.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const REFUSED = { code: 'NOT_FOUND', message: 'There is nothing here.' }
const LIST_PROBLEM = 'There was an error loading your data. Please try again later.'
const outage = (): never => {
  throw new TypeError('Failed to fetch')
}
const noCourses = () => ({ employeeCourses: [], error: REFUSED })
const notAvailable = () => screen.findByRole('heading', { level: 1, name: 'Dashboard Not Available' })
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }))

describe('An employee whom the viewer may not see', () => {
  test.each([
    [EMPLOYEE, '/organization'],
    [EMPLOYEE_OF_ACME, '/organization/acme'],
  ])('is not available at %s, and Go Back leads to the dashboard', async (address, dashboard) => {
    openEmployee(address, { employee: null, courses: noCourses })
    await notAvailable()
    expect(screen.getByText('Talk to your Customer Success Manager to get set up')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe(dashboard)
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(screen.queryByText('Student Details')).toBeNull()
  })

  test('is reported once, with a code and a message', async () => {
    const report = vi.spyOn(reporting, 'reportError').mockImplementation(() => {})
    openEmployee(EMPLOYEE, { employee: null, courses: noCourses })
    await notAvailable()
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: The dashboard is not available: NOT_FOUND: There is no such employee.',
    ])
  })
})

test('An employee of another employer than the address names is not available there', async () => {
  openEmployee(EMPLOYEE_OF_ACME, { employee: anEmployee({ customerId: 'globex' }) })
  await notAvailable()
  expect(screen.queryByText('Ann Okafor')).toBeNull()
  expect(document.title).not.toContain('Ann')
})

describe('An employee who does not load', () => {
  test('is not available, until Retry shows them and the focus goes to their page', async () => {
    let isDown = true
    openEmployee(EMPLOYEE, { employee: () => (isDown ? outage() : anEmployee()) })
    await notAvailable()
    isDown = false
    await retry()
    await employeeShown()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  test('stays unavailable when it fails again, and Retry keeps the focus', async () => {
    const { askedDetails } = openEmployee(EMPLOYEE, { employee: outage })
    await notAvailable()
    const before = askedDetails().length
    await retry()
    await waitFor(() => expect(askedDetails().length).toBeGreaterThan(before))
    const button = screen.getByRole('button', { name: /Retry/ })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(document.activeElement).toBe(button)
    expect(await notAvailable()).toBeDefined()
  })

  test('is not available either when another period fails', async () => {
    openEmployee(EMPLOYEE, {
      employee: ({ filterType }) => (filterType === 'LAST_30_DAYS' ? outage() : anEmployee()),
    })
    await employeeShown()
    await userEvent.click(screen.getByRole('radio', { name: 'Last 30 days' }))
    expect(await notAvailable()).toBeDefined()
  })
})

describe('Courses that do not load', () => {
  test('are an error page with Retry, which shows the employee', async () => {
    let isDown = true
    openEmployee(EMPLOYEE, {
      courses: () => (isDown ? outage() : { employeeCourses: [aCourse()] }),
    })
    expect((await screen.findByRole('alert')).textContent).toContain(LIST_PROBLEM)
    expect(screen.getByRole('heading', { level: 1, name: 'Student Details' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go Back' })).toBeDefined()
    expect(screen.queryByText('Ann Okafor')).toBeNull()
    isDown = false
    await retry()
    await employeeShown()
    expect(screen.getByText('Pricing Sprint')).toBeDefined()
  })

  test('because of too many requests say how long to wait', async () => {
    const message = 'Too many tries. Please try again in 1 minute.'
    openEmployee(EMPLOYEE, {
      courses: () => ({ employeeCourses: [], error: { code: 'LIMIT_EXCEEDED', message } }),
    })
    expect((await screen.findByRole('alert')).textContent).toContain(message)
  })

  test('are an error page when the server refuses them', async () => {
    openEmployee(EMPLOYEE, { courses: noCourses })
    expect((await screen.findByRole('alert')).textContent).toContain(LIST_PROBLEM)
  })

  test('after others were shown leave the employee in place, and their order in the address', async () => {
    const { address } = openEmployee(EMPLOYEE, {
      courses: ({ sortBy }) => (sortBy ? outage() : { employeeCourses: [aCourse()] }),
    })
    await employeeShown()
    await userEvent.click(screen.getByRole('button', { name: 'Course' }))
    expect((await screen.findByRole('alert')).textContent).toContain(LIST_PROBLEM)
    expect(screen.getByText('Ann Okafor')).toBeDefined()
    expect(address()).toBe(`${EMPLOYEE}?sortKey=COURSE&sortDirection=ASC`)
  })
})

import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import {
  aCourse,
  anEmployee,
  EMPLOYEE,
  EMPLOYEE_OF_ACME,
  employeeShown,
  openEmployee,
} from './employee.fixture.ts'
import { EmployeeSkeleton } from './EmployeeSkeleton.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const tiles = () =>
  screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      ...[...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent),
    ])

describe('The page of an employee', () => {
  test.each([EMPLOYEE, EMPLOYEE_OF_ACME])('at %s shows who they are', async (address) => {
    openEmployee(address)
    await employeeShown()
    expect(screen.getByRole('heading', { level: 1, name: 'Student Details' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'ann@acme.example' }).getAttribute('href')).toBe(
      'mailto:ann@acme.example',
    )
    expect(screen.getByText('Last active Nov 3, 2026')).toBeDefined()
    const portrait = screen.getByRole('main').querySelector('img')
    expect(portrait?.getAttribute('src')).toContain('/art/portrait/ann.svg')
    expect(document.title).toBe('Section - Ann Okafor')
  })

  test('shows three figures, and how they came about', async () => {
    openEmployee()
    await employeeShown()
    expect(tiles()).toEqual([
      ['Videos Watched', '1,204', '12.5 hours watched'],
      ['Courses Completed', '3', '5 courses started'],
      ['Badges Earned', '2'],
    ])
  })

  test('says which days are counted, and when the figures were true', async () => {
    openEmployee()
    await employeeShown()
    expect(screen.getByText('Figures from Apr 27 to Nov 27, 2026').parentElement?.textContent).toMatch(
      /^Figures from Apr 27 to Nov 27, 2026, as of .* Days are counted in UTC\.$/,
    )
  })

  test('shows no figures before they have been counted, and says so', async () => {
    openEmployee(EMPLOYEE, { employee: anEmployee({ asOf: null }) })
    await employeeShown()
    expect(screen.getAllByRole('img', { name: 'Not counted yet' })).toHaveLength(3)
    expect(screen.getByText(/^The figures are being counted\./)).toBeDefined()
    expect(screen.queryByText('12.5 hours watched')).toBeNull()
  })

  test('says that somebody who has never learned has not started yet, and shows one of our portraits', async () => {
    openEmployee(EMPLOYEE, { employee: anEmployee({ lastActive: null, imageUrl: null }) })
    await employeeShown()
    expect(screen.getByText('Has not started yet')).toBeDefined()
    expect(screen.getByRole('main').querySelector('img')?.getAttribute('src')).toContain('default-portrait')
  })

  test('counts one course and one hour in the singular', async () => {
    openEmployee(EMPLOYEE, { employee: anEmployee({ hoursWatched: 1, coursesStarted: 1 }) })
    await employeeShown()
    expect(screen.getByText('1 hour watched')).toBeDefined()
    expect(screen.getByText('1 course started')).toBeDefined()
  })
})

describe('The courses of an employee', () => {
  const cells = (row: HTMLElement) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent?.trim())

  test('are a table with the session, the videos watched, and the engagement with a bar', async () => {
    openEmployee()
    await employeeShown()
    const table = screen.getByRole('table', { name: 'Courses and sessions' })
    const [head, row] = within(table).getAllByRole('row')
    expect(head && cells(head)).toEqual(['Course', 'Session', 'Videos Watched', 'Engagement'])
    expect(row && cells(row)).toEqual(['Pricing Sprint', 'Nov 3, 2026 – Nov 14, 2026', '9', '64%'])
    const bar = within(table).getByRole('progressbar', { name: 'Engagement in Pricing Sprint' })
    expect(bar.getAttribute('aria-valuenow')).toBe('64')
  })

  test('have a row for each session, also of one course with the same dates', async () => {
    const warned = vi.spyOn(console, 'error')
    openEmployee(EMPLOYEE, {
      courses: () => ({
        employeeCourses: ['s1', 's2', null].map((sessionId) => aCourse({ sessionId, session: 'On demand' })),
      }),
    })
    await employeeShown()
    expect(screen.getAllByRole('rowheader', { name: 'Pricing Sprint' })).toHaveLength(3)
    // React warns of rows with equal keys.
    expect(warned).not.toHaveBeenCalled()
  })

  test('say where no video is required, instead of an engagement', async () => {
    openEmployee(EMPLOYEE, {
      courses: () => ({ employeeCourses: [aCourse({ engagement: null, session: 'On demand' })] }),
    })
    await employeeShown()
    const cell = screen.getByText('No required videos').closest('td')
    expect(cell?.textContent).toBe('– No required videos')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('that are none in the period are said in words', async () => {
    openEmployee(EMPLOYEE, { courses: () => ({ employeeCourses: [] }) })
    await employeeShown()
    expect(screen.getByRole('heading', { level: 3, name: 'No courses in this time range' })).toBeDefined()
    expect(
      screen.getByText('A course appears here once this student enrolls in it or learns in it.'),
    ).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

test('The skeleton of the page says that it is loading', () => {
  render(
    <AppTheme env="test">
      <EmployeeSkeleton />
    </AppTheme>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading the student')
})

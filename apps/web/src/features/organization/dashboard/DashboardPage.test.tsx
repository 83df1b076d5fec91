import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openDashboard, REFUSED, someFigures, useDashboardTests } from './dashboard.fixture.tsx'

useDashboardTests()

const company = () => screen.findByRole('heading', { level: 2, name: 'Acme' })
/** What the note announces. */
const told = () => screen.getByText(/^(?:Figures|The figures)/)
/** The text of a tile, without the invisible. */
const tile = (label: string) => screen.getByText(label).closest('div')?.textContent
const note = () => told().parentElement?.textContent?.replaceAll('\u202f', ' ')

test('The dashboard of the own employer shows its figures, and asks for all of it at once', async () => {
  const { asked } = await openDashboard()
  await company()
  expect(screen.getByRole('heading', { level: 1, name: 'Insights Hub' })).toBeDefined()
  expect(document.title).toBe('Section - Insights Hub')
  expect(await screen.findByText('Ann of acme')).toBeDefined()
  expect(asked()[0]).toEqual({ customerId: 'acme' })
  await waitFor(() =>
    expect(asked().slice(1)).toEqual([
      { customerId: 'acme', filterType: 'LAST_30_DAYS' },
      { customerId: 'acme', filterType: 'LAST_90_DAYS' },
    ]),
  )
})

test('The tiles of a dashboard show the four figures as people read them, with what is known beside', async () => {
  await openDashboard()
  await company()
  expect(tile('Active Users')).toBe('Active Users31of 48 assigned seats65%')
  expect(screen.getByRole('img', { name: '65% of assigned seats' })).toBeDefined()
  expect(tile('Videos Watched')).toBe('Videos Watched1,204126.5 hours watched')
  expect(tile('Courses Completed')).toBe('Courses Completed17Once for each employee')
  expect(tile('Badges Earned')).toBe('Badges Earned919% of employees earned one')
})

test('The note of a dashboard says which days are counted, and when the figures were true', async () => {
  await openDashboard()
  await company()
  expect(note()).toMatch(
    /^Figures from Apr 27 to Nov 27, 2026, as of \d+:41 [AP]M \S+\. Days are counted in UTC\.$/,
  )
})

test('The note of a dashboard announces the days that are counted, and not each minute', async () => {
  await openDashboard()
  await company()
  expect(told().getAttribute('role')).toBe('status')
  expect(told().textContent).toBe('Figures from Apr 27 to Nov 27, 2026')
})

test('A dashboard that was never counted says that its figures are being counted, and shows none', async () => {
  await openDashboard(undefined, () => someFigures({ asOf: null, stats: { usersEngaged: 0 } }))
  await company()
  expect(note()).toBe('The figures are being counted. They appear here in a few minutes.')
  expect(screen.getAllByRole('img', { name: 'Not counted yet' })).toHaveLength(4)
  expect(tile('Videos Watched')).toBe('Videos Watched–')
  expect(await screen.findByText('Not counted yet.')).toBeDefined()
})

describe('The dashboard of a customer', () => {
  test('opens to an employee of it, and leads to its employees below its address', async () => {
    const { asked } = await openDashboard('/organization/acme', undefined, { accountType: 'EMPLOYEE' })
    await company()
    const link = await screen.findByRole('link', { name: 'Ann of acme' })
    expect(link.getAttribute('href')).toBe('/organization/acme/employee/ann')
    expect(asked()[0]).toEqual({ customerId: 'acme' })
  })

  test.each([
    ['without figures', REFUSED],
    ['without figures and without a reason', { ...REFUSED, error: null }],
  ])('that is answered %s is not available', async (_what, answer) => {
    await openDashboard('/organization/acme', () => answer)
    await screen.findByRole('heading', { level: 1, name: 'Dashboard Not Available' })
    expect(screen.getByText('Talk to your Customer Success Manager to get set up')).toBeDefined()
    expect(screen.queryByRole('tablist')).toBeNull()
  })
})

describe('A member without an employer', () => {
  test('gets no dashboard, and nothing is asked for', async () => {
    const { asked } = await openDashboard('/organization', undefined, {
      customer: { customerId: 'consumer', type: 'CONSUMER' },
    })
    await screen.findByRole('heading', { level: 1, name: 'Dashboard Not Available' })
    expect(asked()).toEqual([])
  })

  test('who belongs to the staff opens the page of a customer', async () => {
    const { address } = await openDashboard('/organization', undefined, {
      customer: { customerId: 'school', type: 'INTERNAL' },
    })
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/^Your account belongs to the school/)).toBeDefined()
    await userEvent.type(main.getByRole('textbox', { name: /Customer ID/ }), ' acme {Enter}')
    await company()
    expect(address()).toBe('/organization/acme')
  })
})

describe('A dashboard that does not load', () => {
  test('says so, keeps the choice of the period, and loads again on Retry', async () => {
    let fails = true
    await openDashboard(undefined, () => (fails ? null : someFigures()))
    const text = 'There was an error loading your data. Please try again later.'
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(screen.getByRole('radiogroup', { name: 'Time range' })).toBeDefined()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await company()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('The tabs of a dashboard', () => {
  test('stand below a heading, which those of empty tables are below', async () => {
    await openDashboard('/organization?tab=courses')
    await screen.findByRole('heading', { level: 3, name: 'No courses to show yet.' })
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
    expect(levels.slice(-2)).toEqual(['H2', 'H3'])
  })

  test('begin with the employees, and forget page, search and order of the other table', async () => {
    const { address } = await openDashboard(
      '/organization?filter=LAST_90_DAYS&page=2&search=ann&sortKey=BADGES&sortDirection=DESC',
    )
    const employees = await screen.findByRole('tab', { name: 'Employee Directory' })
    expect(employees.getAttribute('aria-selected')).toBe('true')
    await userEvent.click(screen.getByRole('tab', { name: 'Course Directory' }))
    await waitFor(() => expect(address()).toBe('/organization?tab=courses&filter=LAST_90_DAYS'))
    expect(screen.getByRole('tabpanel', { name: 'Course Directory' })).toBeDefined()
  })

  test('show the table of the address, whose first page is asked for beside the figures', async () => {
    const { asked } = await openDashboard('/organization?tab=courses')
    const courses = await screen.findByRole('tab', { name: 'Course Directory' })
    expect(courses.getAttribute('aria-selected')).toBe('true')
    expect(asked().slice(0, 2)).toEqual([
      { customerId: 'acme', filterType: 'CONTRACT_TO_DATE' },
      { customerId: 'acme', filterType: 'CONTRACT_TO_DATE', searchTerm: '', page: 0, sortBy: null },
    ])
  })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anEmployee, openTables, press, rowsAnswer } from './tables.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)

test('The table of employees shows a row for each with the courses started and badges of the period', async () => {
  const { asked } = await openTables('/organization?filter=LAST_90_DAYS', () =>
    rowsAnswer({ employees: [anEmployee('Ann Lee', { courses: 1204 }), anEmployee('Bo Ek', { badges: 0 })] }),
  )
  const table = await screen.findByRole('table', { name: 'Employees' })
  const [head, ...rows] = within(table).getAllByRole('row')
  expect(head && cellsOf(head)).toEqual(['Name', 'Courses Started', 'Badges'])
  expect(rows.map(cellsOf)).toEqual([
    ['Ann Lee', '1,204', '1'],
    ['Bo Ek', '3', '0'],
  ])
  expect(within(table).getByRole('rowheader', { name: 'Ann Lee' })).toBeDefined()
  expect(asked()).toEqual([
    { customerId: 'acme', searchTerm: '', page: 0, filterType: 'LAST_90_DAYS', sortBy: null },
  ])
})

test.each([
  ['/organization', '/organization', '/organization/employee/ann-lee'],
  ['/organization/acme', '/organization/$customerId', '/organization/acme/employee/ann-lee'],
])('An employee’s name at %s leads to their page below that address', async (address, path, href) => {
  await openTables(address, () => rowsAnswer({ employees: [anEmployee('Ann Lee')] }), path)
  const link = await screen.findByRole('link', { name: 'Ann Lee' })
  expect(link.getAttribute('href')).toBe(href)
})

describe('The table of employees', () => {
  test('says that it loads, with the search in its place', async () => {
    await openTables('/organization', () => new Promise(() => {}))
    expect(screen.getByText('Loading Employees')).toBeDefined()
    expect(screen.getByRole('searchbox', { name: 'Search by Name' })).toBeDefined()
  })

  test('says how many rows of which page it shows, and has no pages where there is one', async () => {
    await openTables('/organization', () => rowsAnswer({ employees: [anEmployee('Ann'), anEmployee('Bo')] }))
    expect(await screen.findByText('2 rows, page 1 of 1')).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('without anybody says who will be in it', async () => {
    await openTables('/organization', () => rowsAnswer({}))
    expect(await screen.findByRole('heading', { name: 'No employees to show yet.' })).toBeDefined()
    expect(
      screen.getByText('Whoever takes one of your seats is listed here within a few minutes.'),
    ).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('in which a search finds nobody names the search, and Clear Search shows all again', async () => {
    const { address } = await openTables('/organization?search=zebra')
    expect(await screen.findByRole('heading', { name: 'Nothing matches “zebra”.' })).toBeDefined()
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'zebra')
    await press('Clear Search')
    await screen.findByRole('link', { name: 'Row 0' })
    expect(address()).toBe('/organization')
  })
})

describe('A table that does not load', () => {
  const MESSAGE = 'There was an error loading your data. Please try again later.'

  test('says so, keeps its search, and loads again on Retry', async () => {
    let fails = true
    const { asked } = await openTables('/organization', () =>
      fails
        ? rowsAnswer({ error: { code: 'NOT_FOUND', message: 'Not found.' } })
        : rowsAnswer({ employees: [anEmployee('Ann Lee')] }),
    )
    expect(await screen.findByRole('heading', { name: MESSAGE })).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain(MESSAGE)
    expect(screen.getByRole('searchbox')).toBeDefined()
    expect(asked()).toHaveLength(1)
    fails = false
    await press('Retry')
    expect(await screen.findByRole('link', { name: 'Ann Lee' })).toBeDefined()
  })

  test('in another order moves the focus from the heading that is gone to Retry, and then to the rows', async () => {
    let fails = true
    await openTables('/organization', ({ sortBy }) =>
      sortBy && fails
        ? rowsAnswer({ error: { code: 'NOT_FOUND', message: 'Not found.' } })
        : rowsAnswer({ employees: [anEmployee('Ann Lee')] }),
    )
    await screen.findByRole('link', { name: 'Ann Lee' })
    await press('Badges')
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await waitFor(() => expect(document.activeElement).toBe(retry))
    fails = false
    await press('Retry')
    const link = await screen.findByRole('link', { name: 'Ann Lee' })
    await waitFor(() => expect(document.activeElement?.contains(link)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
  })

  test('because of too many requests says how long to wait', async () => {
    await openTables(
      '/organization',
      () => ({ status: 429, headers: { 'retry-after': '60' }, body: {} }) as never,
    )
    expect(await screen.findByText('Too many tries. Please try again in 1 minute.')).toBeDefined()
  })
})

test('A table shows its former rows, marked as busy, until those of another page are there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await openTables('/organization', async ({ page }) => {
    if (page > 0) await promise
    return rowsAnswer({ employees: [anEmployee(`Row ${page}`)], totalPages: 2 })
  })
  const first = await screen.findByRole('link', { name: 'Row 0' })
  await press('Next page')
  const isBusy = () => first.closest('[aria-busy=true]') !== null
  await waitFor(() => expect(isBusy()).toBe(true))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Employees' }))
  resolve()
  const second = await screen.findByRole('link', { name: 'Row 1' })
  expect(screen.queryByRole('link', { name: 'Row 0' })).toBeNull()
  expect(second.closest('[aria-busy=true]')).toBeNull()
})

test('An employee’s name leads to their page in the period of the table', async () => {
  await openTables('/organization?search=row&filter=LAST_30_DAYS&sortKey=NAME&sortDirection=ASC')
  const link = await screen.findByRole('link', { name: 'Row 0 row' })
  expect(link.getAttribute('href')).toBe('/organization/employee/row-0-row?filter=LAST_30_DAYS')
})

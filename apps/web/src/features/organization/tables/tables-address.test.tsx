import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTables, press } from './tables.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const row = (name: string) => screen.findByRole('rowheader', { name })
const box = () => screen.getByRole('searchbox')
const sortOf = (name: string) =>
  within(screen.getByRole('table')).getByRole('columnheader', { name }).getAttribute('aria-sort')

describe('The order of a table', () => {
  test('is ascending, then descending, then the table’s own, each from the first page', async () => {
    const { asked, address } = await openTables('/organization?page=2&search=row&filter=LAST_30_DAYS')
    await row('Row 2 row')
    const steps: unknown[] = []
    for (const step of ['ASC', 'DESC', null]) {
      await press('Badges')
      await waitFor(() => expect(asked().at(-1)?.sortBy?.direction ?? null).toBe(step))
      steps.push([address(), sortOf('Badges')])
    }
    const plain = '/organization?search=row&filter=LAST_30_DAYS'
    expect(steps).toEqual([
      [`${plain}&sortKey=BADGES&sortDirection=ASC`, 'ascending'],
      [`${plain}&sortKey=BADGES&sortDirection=DESC`, 'descending'],
      [plain, 'none'],
    ])
    expect(asked()[1]).toEqual({
      customerId: 'acme',
      searchTerm: 'row',
      page: 0,
      filterType: 'LAST_30_DAYS',
      sortBy: { key: 'BADGES', direction: 'ASC' },
    })
  })

  test('by another column begins ascending, and only one column is sorted', async () => {
    const { address } = await openTables('/organization?sortKey=NAME&sortDirection=DESC')
    await row('Row 0')
    expect([sortOf('Name'), sortOf('Courses Started')]).toEqual(['descending', 'none'])
    await press('Courses Started')
    await waitFor(() => expect(address()).toBe('/organization?sortKey=COURSES&sortDirection=ASC'))
    expect([sortOf('Name'), sortOf('Courses Started')]).toEqual(['none', 'ascending'])
  })

  test('by a column of the other table is the table’s own', async () => {
    const { asked } = await openTables('/organization?tab=courses&sortKey=BADGES&sortDirection=ASC')
    await row('Row 0')
    expect(asked()[0]?.sortBy).toBeNull()
  })
})

describe('Another period', () => {
  test('starts at the first page and keeps search and order', async () => {
    const { address } = await openTables('/organization?page=1&search=row&sortKey=NAME&sortDirection=DESC')
    await row('Row 1 row')
    await press('Last 30 days')
    await row('Row 0 row')
    expect(address()).toBe('/organization?search=row&filter=LAST_30_DAYS&sortKey=NAME&sortDirection=DESC')
  })
})

describe('Another tab', () => {
  test('drops page, search and order, and keeps the period', async () => {
    const { address, asked } = await openTables(
      '/organization?page=1&search=row&filter=LAST_90_DAYS&sortKey=NAME&sortDirection=DESC',
    )
    await row('Row 1 row')
    await press('Course Directory')
    await screen.findByRole('table', { name: 'Courses' })
    expect(address()).toBe('/organization?tab=courses&filter=LAST_90_DAYS')
    expect(box()).toHaveProperty('value', '')
    expect(asked()[1]).toMatchObject({ searchTerm: '', page: 0, sortBy: null })
  })

  test('stays open while its table is searched, sorted and paged', async () => {
    const { address } = await openTables('/organization?tab=courses')
    await row('Row 0')
    await press('Enrolled')
    await waitFor(() => expect(address()).toContain('sortKey=ENROLLED'))
    await userEvent.type(box(), 'row{Enter}')
    await row('Row 0 row')
    await press('Next page')
    await row('Row 1 row')
    expect(address()).toBe('/organization?tab=courses&page=1&search=row&sortKey=ENROLLED&sortDirection=ASC')
  })
})

describe('The pages of a table', () => {
  test('end at the first and the last', async () => {
    const { address } = await openTables('/organization?page=1')
    await row('Row 1')
    await press('Next page')
    await row('Row 2')
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
    expect(address()).toBe('/organization?page=2')
    await press('Page 1')
    await row('Row 0')
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true)
    expect(address()).toBe('/organization')
  })

  test('beyond the end are the last, whose number replaces theirs without another request', async () => {
    const { address, asked } = await openTables('/organization?page=99999')
    await row('Row 2')
    await waitFor(() => expect(address()).toBe('/organization?page=2'))
    expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
    expect(asked()).toHaveLength(1)
  })

  test('below the first are the first', async () => {
    const { asked } = await openTables('/organization?page=-1')
    await row('Row 0')
    expect(asked()[0]?.page).toBe(0)
  })
})

test('The way back and forth of the browser restores page, search, order, period and tab', async () => {
  const { address, back, forward } = await openTables()
  await row('Row 0')
  await userEvent.type(box(), 'row{Enter}')
  await row('Row 0 row')
  await press('Name')
  await waitFor(() => expect(sortOf('Name')).toBe('ascending'))
  await press('Next page')
  await row('Row 1 row')
  await press('Last 30 days')
  await row('Row 0 row')
  await press('Course Directory')
  await screen.findByRole('table', { name: 'Courses' })
  const sorted = '/organization?search=row&sortKey=NAME&sortDirection=ASC'
  const states = [
    '/organization',
    '/organization?search=row',
    sorted,
    '/organization?page=1&search=row&sortKey=NAME&sortDirection=ASC',
    '/organization?search=row&filter=LAST_30_DAYS&sortKey=NAME&sortDirection=ASC',
    '/organization?tab=courses&filter=LAST_30_DAYS',
  ]
  const check = async (state: string | undefined) => {
    await waitFor(() => expect(address()).toBe(state))
    await waitFor(() => expect(box()).toHaveProperty('value', state?.includes('search=row') ? 'row' : ''))
    await row(`Row ${state?.includes('page=1') ? 1 : 0}${state?.includes('search=row') ? ' row' : ''}`)
    expect(sortOf(state?.includes('courses') ? 'Title' : 'Name')).toBe(
      state?.includes('sortKey') ? 'ascending' : 'none',
    )
  }
  for (let place = states.length - 2; place >= 0; place--) {
    back()
    await check(states[place])
  }
  for (const state of states.slice(1)) {
    forward()
    await check(state)
  }
})

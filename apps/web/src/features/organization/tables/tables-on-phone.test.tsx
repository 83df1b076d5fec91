import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCourse, anEmployee, aSessionRow, openTables, press, rowsAnswer } from './tables.fixture.tsx'

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { media, matches: media === '(max-width: 600px)' }) as MediaQueryList,
  )
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('A table on a phone is a list of rows, whose figures stand with the titles of their columns', async () => {
  await openTables('/organization', () => rowsAnswer({ employees: [anEmployee('Ann Lee')] }))
  const list = await screen.findByRole('list', { name: 'Employees' })
  expect(screen.queryByRole('table')).toBeNull()
  expect(within(list).getByRole('link', { name: 'Ann Lee' })).toBeDefined()
  const terms = within(list).getAllByRole('term')
  const figures = within(list).getAllByRole('definition')
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Courses Started', 'Badges'])
  expect(figures.map(({ textContent }) => textContent)).toEqual(['3', '1'])
})

test('The order of a table on a phone is a menu of every column in both directions', async () => {
  const { address } = await openTables('/organization?page=1')
  await screen.findByRole('link', { name: 'Row 1' })
  const menu = screen.getByRole('combobox', { name: 'Sort by' })
  expect(
    within(menu)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Usual order',
    'Name, ascending',
    'Name, descending',
    'Courses Started, ascending',
    'Courses Started, descending',
    'Badges, ascending',
    'Badges, descending',
  ])
  await userEvent.selectOptions(menu, 'Badges, descending')
  await waitFor(() => expect(address()).toBe('/organization?sortKey=BADGES&sortDirection=DESC'))
  await userEvent.selectOptions(menu, 'Usual order')
  await waitFor(() => expect(address()).toBe('/organization'))
})

test('A course on a phone opens its sessions below its row', async () => {
  await openTables('/organization?tab=courses', () =>
    rowsAnswer({ courses: [aCourse('Applied AI')], sessions: [aSessionRow('On demand')] }),
  )
  await screen.findByRole('button', { name: 'Applied AI' })
  await press('Applied AI')
  const sessions = await screen.findByRole('list', { name: 'Sessions of Applied AI' })
  expect(within(sessions).getByText('On demand')).toBeDefined()
})

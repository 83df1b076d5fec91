import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTables, press } from './tables.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const row = (name: string) => screen.findByRole('rowheader', { name })
const box = () => screen.getByRole('searchbox')

describe('The search of a table', () => {
  test('begins a second after the last key, on the first page', async () => {
    const { asked, address } = await openTables('/organization?page=2')
    await row('Row 2')
    vi.useFakeTimers()
    for (const value of ['r', 'ro']) {
      fireEvent.change(box(), { target: { value } })
      await act(() => vi.advanceTimersByTimeAsync(900))
    }
    expect(asked()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(asked()[1]).toMatchObject({ searchTerm: 'ro', page: 0 })
    expect(address()).toBe('/organization?search=ro')
  })

  test('does not wait for a pause longer than five seconds', async () => {
    const { asked } = await openTables()
    await row('Row 0')
    vi.useFakeTimers()
    for (let keys = 1; keys <= 7; keys++) {
      fireEvent.change(box(), { target: { value: 'a'.repeat(keys) } })
      await act(() => vi.advanceTimersByTimeAsync(800))
    }
    expect(asked().map(({ searchTerm }) => searchTerm)).toEqual(['', 'aaaaaaa'])
  })
})

test.each([
  ['/organization?search=row&filter=LAST_30_DAYS&sortKey=NAME&sortDirection=ASC', 'NAME', 'EMPLOYEES'],
  [
    '/organization?tab=courses&search=row&filter=LAST_30_DAYS&sortKey=TITLE&sortDirection=ASC',
    'TITLE',
    'COURSES',
  ],
])('The download of the table at %s is of all rows that it finds, in its order', async (at, key, type) => {
  const { asked } = await openTables(at)
  await row('Row 0 row')
  await press('Download')
  await screen.findByRole('button', { name: 'Download - Error, please try again later' })
  expect(asked().at(-1)).toEqual({
    customerId: 'acme',
    downloadType: type,
    searchTerm: 'row',
    filterType: 'LAST_30_DAYS',
    sortBy: { key, direction: 'ASC' },
  })
})

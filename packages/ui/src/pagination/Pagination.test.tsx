import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { Pagination } from './Pagination.tsx'

const open = (page: number, totalPages = 34) => {
  const onChange = vi.fn<(page: number) => void>()
  renderWithTheme(<Pagination label="Pages of members" {...{ page, totalPages, onChange }} />)
  return onChange
}

test('The pages of a list name the open one, and lead to others by number, back and forth', async () => {
  const onChange = open(2)
  expect(screen.getByRole('navigation', { name: 'Pages of members' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  for (const name of ['Page 34', 'Next page', 'Previous page'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(onChange.mock.calls).toEqual([[34], [3], [1]])
  expect(screen.getByText('Page 2 of 34')).toBeDefined()
})

test('The first page of a list has no previous one, and the last no next one', () => {
  open(1, 2)
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', false)
})

test('A list of one page shows no pages', () => {
  open(1, 1)
  expect(screen.queryByRole('navigation')).toBeNull()
})

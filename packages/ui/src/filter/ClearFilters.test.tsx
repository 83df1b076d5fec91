import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { ClearFilters } from './ClearFilters.tsx'

afterEach(cleanup)

test('The button that clears the filters says that none is chosen, and then does nothing', () => {
  const onClear = vi.fn<() => void>()
  renderWithTheme(<ClearFilters count={0} onClear={onClear} />)
  fireEvent.click(screen.getByRole('button', { name: 'No filters chosen' }))
  expect(onClear).not.toHaveBeenCalled()
  cleanup()
  renderWithTheme(<ClearFilters count={2} onClear={onClear} />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(onClear).toHaveBeenCalledOnce()
})

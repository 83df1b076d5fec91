import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { FilterChip, FilterRow } from './FilterChip.tsx'

it('FilterChip is a toggle in a named group', async () => {
  const toggled: string[] = []
  renderWithTheme(
    <FilterRow label="Stacks">
      <FilterChip selected onToggle={() => toggled.push('AI')} count={4}>
        AI
      </FilterChip>
    </FilterRow>,
  )
  const chip = within(screen.getByRole('group', { name: 'Stacks' })).getByRole('button', { name: /AI/ })
  expect(chip.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(chip)
  expect(toggled).toEqual(['AI'])
})

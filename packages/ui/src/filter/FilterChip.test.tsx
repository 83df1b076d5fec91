import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { FilterChip, FilterGroup } from './FilterChip.tsx'
import { FilterMenu } from './FilterMenu.tsx'

it('FilterChip is a checkbox in a named group, for the mouse and the keyboard', async () => {
  const toggled: string[] = []
  renderWithTheme(
    <FilterGroup label="Stacks">
      <FilterChip selected onToggle={() => toggled.push('AI')}>
        AI
      </FilterChip>
    </FilterGroup>,
  )
  const group = within(screen.getByRole('group', { name: 'Stacks' }))
  const chip = group.getByRole<HTMLInputElement>('checkbox', { name: 'AI' })
  expect(chip.checked).toBe(true)
  await userEvent.click(chip)
  await userEvent.keyboard(' ')
  expect(toggled).toEqual(['AI', 'AI'])
})

it('FilterMenu says how many values are chosen, and Escape closes it and returns the focus', async () => {
  renderWithTheme(
    <FilterMenu label="Topic" count={2}>
      <FilterGroup label="Topic">
        <FilterChip selected onToggle={() => {}}>
          AI
        </FilterChip>
      </FilterGroup>
    </FilterMenu>,
  )
  const button = screen.getByRole('button', { name: 'Topic 2' })
  await userEvent.click(button)
  expect(await screen.findByRole('checkbox', { name: 'AI' })).toBeDefined()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

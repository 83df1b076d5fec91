import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { ChosenFilter } from './ChosenFilter.tsx'
import { FacetList } from './FacetList.tsx'

it('FacetList is a named group of checkboxes with counts, for the mouse and the keyboard', async () => {
  const toggled: string[] = []
  renderWithTheme(
    <FacetList
      label="Stack"
      values={[
        { value: 'ai', label: 'AI', count: 7, chosen: true },
        { value: 'product', label: 'Product', count: null, chosen: false },
      ]}
      onToggle={(value) => toggled.push(value)}
    />,
  )
  const group = within(screen.getByRole('group', { name: 'Stack' }))
  const ai = group.getByRole<HTMLInputElement>('checkbox', { name: 'AI' })
  expect(ai.checked).toBe(true)
  expect(document.getElementById(ai.getAttribute('aria-describedby') ?? '')?.textContent).toBe('7')
  expect(group.getByRole('checkbox', { name: 'Product' }).getAttribute('aria-describedby')).toBeNull()
  await userEvent.click(group.getByText('Product'))
  ai.focus()
  await userEvent.keyboard(' ')
  expect(toggled).toEqual(['product', 'ai'])
})

it('FacetList says of a value that no entry has that it cannot be chosen, and lets one that is chosen be taken back', async () => {
  const toggled: string[] = []
  renderWithTheme(
    <FacetList
      label="Stack"
      values={[
        { value: 'ai', label: 'AI', count: 0, chosen: true },
        { value: 'product', label: 'Product', count: 0, chosen: false },
      ]}
      onToggle={(value) => toggled.push(value)}
    />,
  )
  const product = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Product' })
  expect(product.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('checkbox', { name: 'AI' }).getAttribute('aria-disabled')).toBeNull()
  await userEvent.click(product)
  await userEvent.click(screen.getByText('AI'))
  expect(product.checked).toBe(false)
  expect(toggled).toEqual(['ai'])
})

it('ChosenFilter says that it removes its filter, and does', async () => {
  let removed = 0
  renderWithTheme(<ChosenFilter label="AI" onRemove={() => removed++} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove AI' }))
  expect(removed).toBe(1)
})

import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { Tooltip } from './Tooltip.tsx'

const label = () => screen.queryByText('Saved Courses')

it('Tooltip shows its words while the mouse rests on the control, and Escape hides them', async () => {
  renderWithTheme(
    <Tooltip label="Saved Courses">
      <button type="button" aria-label="Saved Courses" />
    </Tooltip>,
  )
  const user = userEvent.setup()
  const button = screen.getByRole('button')
  expect(label()).toBeNull()
  await user.hover(button)
  expect(label()).not.toBeNull()
  await user.unhover(button)
  expect(label()).toBeNull()
  await user.tab()
  expect(label()).not.toBeNull()
  await user.keyboard('{Escape}')
  expect(label()).toBeNull()
})

it('Tooltip stays while the mouse presses the control or moves onto its words, and Escape hides it wherever the focus is', async () => {
  renderWithTheme(
    <Tooltip label="Saved Courses">
      <button type="button" aria-label="Saved Courses" />
    </Tooltip>,
  )
  const user = userEvent.setup()
  const button = screen.getByRole('button')
  await user.hover(button)
  // A press moves the focus without making it visible.
  const isVisible = vi.spyOn(button, 'matches').mockReturnValue(false)
  fireEvent.focus(button)
  isVisible.mockRestore()
  expect(label()).not.toBeNull()
  fireEvent.pointerOut(button, { relatedTarget: label() })
  expect(label()).not.toBeNull()
  expect(document.activeElement).toBe(document.body)
  await user.keyboard('{Escape}')
  expect(label()).toBeNull()
})

it('Tooltip stays away from a finger', () => {
  renderWithTheme(
    <Tooltip label="Saved Courses">
      <button type="button" aria-label="Saved Courses" />
    </Tooltip>,
  )
  fireEvent.pointerOver(screen.getByRole('button'), { pointerType: 'touch' })
  expect(label()).toBeNull()
})

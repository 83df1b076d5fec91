import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { HeldButton } from './HeldButton.tsx'

afterEach(cleanup)

const button = () => screen.getByRole('button', { name: 'Send' })

test('A button that waits says why beside it, and can be pressed to hear what is missing', () => {
  const onClick = vi.fn<() => void>()
  renderWithTheme(
    <HeldButton reason="Enter an address first." onClick={onClick}>
      Send
    </HeldButton>,
  )
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(button().getAttribute('aria-describedby')).toBe(screen.getByText('Enter an address first.').id)
  fireEvent.click(button())
  expect(onClick).toHaveBeenCalledOnce()
})

test('A button that waits for nothing has no reason', () => {
  renderWithTheme(<HeldButton reason={null}>Send</HeldButton>)
  expect([button().getAttribute('aria-disabled'), button().getAttribute('aria-describedby')]).toEqual([
    null,
    null,
  ])
})

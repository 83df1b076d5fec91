import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { AuthLayout } from './AuthLayout.tsx'

it('AuthLayout keeps a word with a hyphen of its title on one line', () => {
  renderWithTheme(
    <AuthLayout brand="Section" title="Free 30-Day Membership">
      {null}
    </AuthLayout>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Free 30-Day Membership')
  expect(screen.getByText('30-Day').style.whiteSpace).toBe('nowrap')
})

it('AuthLayout has one heading in its main, and hides its art from screen readers', () => {
  renderWithTheme(
    <AuthLayout brand="Section" title="Welcome back" footer={<a href="/terms">Terms</a>}>
      <form aria-label="Log in" />
    </AuthLayout>,
  )
  const main = screen.getByRole('main')
  expect(main.contains(screen.getByRole('heading', { level: 1, name: 'Welcome back' }))).toBe(true)
  expect(main.contains(screen.getByRole('form', { name: 'Log in' }))).toBe(true)
  expect(screen.getByRole('contentinfo').contains(screen.getByRole('link', { name: 'Terms' }))).toBe(true)
  expect(document.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull()
})

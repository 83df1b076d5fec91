import { NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SubmitButton } from '../button/SubmitButton.tsx'
import { renderWithTheme } from '../testing/render-with-theme.tsx'

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent)

describe('The form fields', () => {
  it('tie label, description and error to the control', () => {
    renderWithTheme(<TextInput label="Email" description="Work address" error="Invalid email address." />)
    const control = screen.getByRole('textbox', { name: 'Email' })
    expect(describedBy(control)).toEqual(['Invalid email address.', 'Work address'])
    expect(control.getAttribute('aria-invalid')).toBe('true')
  })

  it('have no error state without an error', () => {
    renderWithTheme(<TextInput label="Email" error="" />)
    const control = screen.getByRole('textbox', { name: 'Email' })
    expect(control.hasAttribute('aria-invalid')).toBe(false)
    expect(control.hasAttribute('aria-describedby')).toBe(false)
  })

  it('tie the error of a list to it', () => {
    renderWithTheme(
      <NativeSelect label="Company size" data={[{ value: 'a', label: '1-99' }]} error="Required" />,
    )
    expect(describedBy(screen.getByRole('combobox', { name: 'Company size' }))).toEqual(['Required'])
  })
})

describe('PasswordInput', () => {
  it('shows and hides what is typed', async () => {
    renderWithTheme(<PasswordInput label="Password" autoComplete="current-password" />)
    const control = screen.getByLabelText('Password')
    const toggle = screen.getByRole('button', { name: 'Show password' })
    expect([control.getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
    await userEvent.click(toggle)
    expect([control.getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  })
})

describe('SubmitButton', () => {
  it('refuses clicks while busy, and keeps its name', async () => {
    const sent: string[] = []
    renderWithTheme(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push('sent')
        }}
      >
        <SubmitButton busy>Log In</SubmitButton>
      </form>,
    )
    const button = screen.getByRole('button', { name: /Log In/ })
    expect(button.getAttribute('aria-busy')).toBe('true')
    await userEvent.click(button)
    expect(sent).toEqual([])
  })
})

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubService } from '../../testing/stub-service.ts'
import { watchDrawnLogin } from './early-submit.ts'
import { useLogin } from './use-login.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** The form that the server sent, as it stands in the page before the app. */
function drawForm(): { email: HTMLInputElement; password: HTMLInputElement; remove: () => void } {
  const form = document.createElement('form')
  form.innerHTML = '<input name="email"><input name="password">'
  document.body.append(form)
  const [email, password] = [...form.querySelectorAll('input')]
  if (!email || !password) throw new Error('The form has no fields.')
  return { email, password, remove: () => form.remove() }
}

function Form({ beforeCommit }: { beforeCommit: () => void }) {
  const { values, emailError, change } = useLogin(() => {})
  beforeCommit()
  return (
    <>
      <input
        name="email"
        aria-label="Email"
        value={values.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <output>{`${values.email} ${values.password}`}</output>
      <p role="alert">{emailError}</p>
    </>
  )
}

test('what was typed before the app was there is kept', () => {
  const { email, remove } = drawForm()
  email.value = 'nia@example.com'
  render(<Form beforeCommit={remove} />)
  expect(screen.getByRole('status').textContent).toBe('nia@example.com ')
})

test('and so is what was typed while the app took its place', () => {
  const { email, password, remove } = drawForm()
  email.value = 'nia@example.com'
  render(
    <Form
      beforeCommit={() => {
        password.value = 'horse-7'
        remove()
      }}
    />,
  )
  expect(screen.getByRole('status').textContent).toBe('nia@example.com horse-7')
})

test('who was typing types on, behind what was typed', () => {
  const { email, remove } = drawForm()
  email.focus()
  email.value = 'nia@'
  render(<Form beforeCommit={remove} />)
  const successor = screen.getByRole<HTMLInputElement>('textbox')
  expect(document.activeElement).toBe(successor)
  expect(successor.value).toBe('nia@')
})

test('who was not typing is not moved', () => {
  const { email, remove } = drawForm()
  email.value = 'nia@example.com'
  render(<Form beforeCommit={remove} />)
  expect(document.activeElement).toBe(document.body)
})

test('an address that was wrong before the app was there is told once somebody went on', () => {
  const { email, password, remove } = drawForm()
  email.focus()
  email.value = 'nia'
  render(
    <Form
      beforeCommit={() => {
        expect(screen.queryByText('Invalid email address.')).toBeNull()
        password.focus()
        remove()
      }}
    />,
  )
  expect(screen.getByRole('alert').textContent).toBe('Invalid email address.')
})

test('without a form that the server sent the fields are empty', () => {
  render(<Form beforeCommit={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe(' ')
})

test('an Enter before the app was there signs in once it is, with what stood in the fields', async () => {
  const asked = stubService({ '/oauth2/token': { status: 400, body: { error: 'invalid_grant' } } })
  const { email, password, remove } = drawForm()
  watchDrawnLogin()
  email.value = ' nia@example.com '
  password.value = 'Right-horse-7'
  password.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  render(<Form beforeCommit={remove} />)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({ username: 'nia@example.com', password: 'Right-horse-7' })
})

test('without an Enter nothing is sent', () => {
  const asked = stubService({})
  const { email, password, remove } = drawForm()
  watchDrawnLogin()
  email.value = 'nia@example.com'
  password.value = 'Right-horse-7'
  render(<Form beforeCommit={remove} />)
  expect(asked).toEqual([])
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { saveSecrets } from '../../lib/routing/address-secrets.ts'
import { openApp } from '../../testing/open-app.tsx'

// These tests check the messages of the sign-in forms below a field that has lost the focus.
// See docs/product/sign-in.md#form-rules.

const SET_PASSWORD = `/set-password?email=${toBase64url('wren@new.example')}&tac=${toBase64url('tac')}`

/** Types into a field and leaves it. */
async function type(label: string, value: string) {
  const field = await screen.findByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  ['/login', 'Log in'],
  ['/forgot-password', 'Send code'],
])(
  'The form at %s names a missing address when it is submitted and an invalid one when its field loses the focus, and sends neither',
  async (path, submit) => {
    const { requests } = openApp(path)
    await screen.findByRole('heading', { level: 1 })
    const asked = requests.length
    press(submit)
    expect(await screen.findByText('Email is required')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    await type('Email', 'nobody@')
    expect(await screen.findByText('Invalid email address.')).toBeDefined()
    press(submit)
    expect(requests).toHaveLength(asked)
  },
)

test('The form of a new password names a missing code and a different confirmation once their fields lose the focus', async () => {
  saveSecrets('/reset-password-confirmation', { email: 'nia@example.com' })
  openApp('/reset-password-confirmation')
  await type('Code', '')
  expect(await screen.findByText('Code is required.')).toBeDefined()
  await type('New password', 'Newer-horse-2')
  await type('Confirm password', 'Newer-horse-3')
  expect(await screen.findByText('Passwords must match.')).toBeDefined()
})

test('The form of a first password tells all rules in one sentence, and names a different confirmation', async () => {
  openApp(SET_PASSWORD)
  await type('New password', 'short')
  expect(
    await screen.findByText(
      'Password must contain an upper and lower case letter, a special character, a number, and be at least 8 characters long.',
    ),
  ).toBeDefined()
  await type('New password', 'First-horse-1')
  await type('Confirm password', 'First-horse-2')
  expect(await screen.findByText('Passwords must match.')).toBeDefined()
})

test.each([
  '/set-password',
  '/set-password?email=YQ',
  '/set-password?email=%%%&tac=YQ',
  '/reset-password-confirmation',
])('The address %s, which lacks what its form needs, leads to forgot password', async (path) => {
  const { address } = openApp(path)
  await expect.poll(address).toBe('/forgot-password')
})

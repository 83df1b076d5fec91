import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveSecrets, readSecrets } from '../../../lib/routing/address-secrets.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { ResetConfirmationPage } from './ResetConfirmationPage.tsx'

const PATH = '/reset-password-confirmation'
const EMAIL = 'nia@example.com'
const PASSWORD = 'Newer-horse-2'

beforeEach(() => saveSecrets(PATH, { email: EMAIL }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const change = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' })

function fillIn(): void {
  type('Code', '123456')
  type('New password', PASSWORD)
  type('Confirm password', PASSWORD)
}

test.each([
  ['no values', {}, 'Code', 'Code is required.'],
  ['no code', { 'New password': PASSWORD, 'Confirm password': PASSWORD }, 'Code', 'Code is required.'],
  [
    'no confirmation',
    { Code: '123456', 'New password': PASSWORD },
    'Confirm password',
    'Passwords must match.',
  ],
  [
    'two different passwords',
    { Code: '123456', 'New password': PASSWORD, 'Confirm password': `${PASSWORD}x` },
    'Confirm password',
    'Passwords must match.',
  ],
  [
    'a weak password',
    { Code: '123456', 'New password': 'password', 'Confirm password': 'password' },
    'New password',
    'Password must contain an upper case letter: missing',
  ],
])(
  'A password reset with %s sends nothing, and the field with the message gets the focus',
  async (_what, typed, faulty, message) => {
    const asked = stubService({ '/user/confirmPassword': { body: { success: true } } })
    await renderScreen(ResetConfirmationPage, PATH)
    for (const [label, value] of Object.entries(typed)) type(label, value)
    fireEvent.click(change())
    const field = screen.getByLabelText(faulty)
    expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true'])
    const description = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(description.map((id) => document.getElementById(id)?.textContent).join()).toContain(message)
    expect(asked).toEqual([])
  },
)

test('The checklist of password rules follows the password as it is typed', async () => {
  await renderScreen(ResetConfirmationPage, PATH)
  const met = () =>
    screen.getAllByRole('listitem').filter((rule) => rule.textContent.endsWith(': done')).length
  expect(screen.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
    'Password must contain a lower case letter',
    'Password must contain an upper case letter',
    'Password must contain a special character',
    'Password must contain a number',
    'Password must contain at least 8 characters',
  ])
  for (const [password, count] of [
    ['a', 1],
    ['aB', 2],
    ['aB-', 3],
    ['aB-1', 4],
    ['aB-1aB-1', 5],
  ] as const) {
    type('New password', password)
    expect(met()).toBe(count)
  }
})

test('A wrong reset code shows an error, and the right one opens the home page', async () => {
  let right = false
  const asked = stubService({
    '/user/confirmPassword': () =>
      right
        ? { body: { success: true } }
        : { body: { success: false, error: { code: 'CODE_MISMATCH', message: '' } } },
  })
  const { address } = await renderScreen(ResetConfirmationPage, PATH)
  fillIn()
  fireEvent.click(change())
  await screen.findByText('Invalid code.')
  right = true
  fireEvent.click(change())
  await waitFor(() => expect(address()).toBe('/'))
  expect(asked).toHaveLength(2)
  expect(asked[1]?.body).toEqual({ email: EMAIL, code: '123456', password: PASSWORD })
})

test.each([
  [
    {
      status: 429,
      headers: { 'retry-after': '120' },
      body: { error: { code: 'LIMIT_EXCEEDED', message: '' } },
    },
    'Too many tries. Please try again in 2 minutes.',
  ],
  [
    { body: { success: false, error: { code: '402', message: 'There are no slots left.' } } },
    'There are no slots left.',
  ],
  [{ status: 503, body: {} }, 'There was an error executing the request. Please try again.'],
])('The server’s answer %j to a new password is shown as a message', async (answer, message) => {
  stubService({ '/user/confirmPassword': answer })
  await renderScreen(ResetConfirmationPage, PATH)
  fillIn()
  fireEvent.click(change())
  await screen.findByText(message)
})

const SPENT = { body: { success: false, error: { code: 'CODE_EXPIRED', message: '' } } }

test('A reset code that has expired or was tried too often can be replaced by a new one on the same page', async () => {
  const asked = stubService({
    '/user/confirmPassword': SPENT,
    '/user/forgotPassword': { body: { success: true } },
  })
  const { address } = await renderScreen(ResetConfirmationPage, PATH)
  fillIn()
  fireEvent.click(change())
  await screen.findByText('Invalid code. It has expired or was tried too often: you need a new one.')
  fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
  await screen.findByText(`A new code is on its way to ${EMAIL}.`)
  expect(asked.at(-1)).toMatchObject({ path: '/user/forgotPassword', body: { email: EMAIL } })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL)
  const code = screen.getByLabelText<HTMLInputElement>('Code')
  expect([code.value, document.activeElement === code]).toEqual(['', true])
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(PASSWORD)
  expect(screen.queryByText(/^Invalid code/)).toBeNull()
  expect(address()).toBe(PATH)
})

test('A new reset code that cannot be sent yet shows the time to wait', async () => {
  const body = { error: { code: 'LIMIT_EXCEEDED', message: '' } }
  stubService({ '/user/forgotPassword': { status: 429, headers: { 'retry-after': '60' }, body } })
  await renderScreen(ResetConfirmationPage, PATH)
  fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
  await screen.findByText('Too many tries. Please try again in 1 minute.')
})

test('The form for another address is prefilled with the address of the reset', async () => {
  const { address } = await renderScreen(ResetConfirmationPage, PATH)
  fireEvent.click(screen.getByRole('link', { name: 'Use another email' }))
  await waitFor(() => expect(address()).toBe('/forgot-password'))
  expect(readSecrets('/forgot-password')).toEqual({ email: EMAIL })
})

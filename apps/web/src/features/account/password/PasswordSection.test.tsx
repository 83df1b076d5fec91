import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readToasts } from '@section/ui/toast/show-toast.ts'
import { dialog, openSection } from '../account-settings.fixture.ts'

const open = (methods: string[], answers: NonNullable<Parameters<typeof openSection>[1]>['answers'] = {}) =>
  openSection('Password', {
    answers: { '/graphql': { body: { data: { listSignIns: [], listSignInMethods: methods } } }, ...answers },
  })

/** Opens the dialog of a member with a password, fills it in and sends it. */
async function change(
  values: Record<string, string>,
  answer: { status?: number; body: unknown; headers?: Record<string, string> },
) {
  const { section, requests } = await open(['PASSWORD'], { '/user/changePassword': answer })
  fireEvent.click(section.getByRole('button', { name: 'Change password' }))
  const form = await dialog('Change password')
  for (const [label, value] of Object.entries(values))
    fireEvent.change(form.getByLabelText(label), { target: { value } })
  fireEvent.click(form.getByRole('button', { name: 'Change password' }))
  return { form, sent: () => requests.filter(({ path }) => path === '/user/changePassword') }
}
const VALUES = {
  'Current password': 'Right-horse-7',
  'New password': 'Better-horse-8',
  'Confirm password': 'Better-horse-8',
}
const refused = (code: string, message: string) => ({ body: { success: false, error: { code, message } } })

test('A password is changed by the current one, and the dialog closes with a toast', async () => {
  const { sent } = await change(VALUES, { body: { success: true } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent().map(({ body }) => body)).toEqual([
    { currentPassword: 'Right-horse-7', newPassword: 'Better-horse-8' },
  ])
  expect(readToasts().map(({ message }) => message)).toEqual([
    'Your password has been changed. All other devices are signed out.',
  ])
})

test('A wrong current password is named at its field, which gets the focus', async () => {
  const { form } = await change(VALUES, refused('INVALID_PASSWORD', 'This is not your password.'))
  expect(await form.findByText('This is not your password.')).toBeDefined()
  expect(document.activeElement).toBe(form.getByLabelText('Current password'))
})

test('A weak, a different or a missing password is named before anything is sent', async () => {
  const { form, sent } = await change({ 'New password': 'weak', 'Confirm password': 'Weak' }, { body: {} })
  expect(await form.findByText('Password is required.')).toBeDefined()
  expect(form.getByText('Passwords must match.')).toBeDefined()
  expect(form.getByRole('list', { name: 'Password rules' })).toBeDefined()
  expect(document.activeElement).toBe(form.getByLabelText('Current password'))
  expect(sent()).toEqual([])
})

test('The rules that a refused password does not meet are marked as missing, and not before', async () => {
  const { section } = await open(['PASSWORD'])
  fireEvent.click(section.getByRole('button', { name: 'Change password' }))
  const form = await dialog('Change password')
  expect(form.queryByText(/missing/)).toBeNull()
  fireEvent.click(form.getByRole('button', { name: 'Change password' }))
  const rules = () => form.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rules().every((rule) => rule.endsWith(': missing'))).toBe(true)
  fireEvent.change(form.getByLabelText('New password'), { target: { value: 'weaker' } })
  expect(rules()[0]).toBe('Password must contain a lower case letter: done')
  expect(rules()[1]).toBe('Password must contain an upper case letter: missing')
  fireEvent.change(form.getByLabelText('New password'), { target: { value: VALUES['New password'] } })
  expect(rules().every((rule) => rule.endsWith(': done'))).toBe(true)
})

test('The current password as the new one is named at its field before anything is sent', async () => {
  const same = VALUES['Current password']
  const { form, sent } = await change(
    { ...VALUES, 'New password': same, 'Confirm password': same },
    { body: {} },
  )
  expect(await form.findByText('Please choose a password that differs from the current one.')).toBeDefined()
  expect(document.activeElement).toBe(form.getByLabelText('New password'))
  expect(sent()).toEqual([])
})

test('An empty form asks for the passwords, and does not say that they differ', async () => {
  const { form } = await change({}, { body: {} })
  expect(await form.findByText('Password is required.')).toBeDefined()
  expect(form.queryByText('Passwords must match.')).toBeNull()
})

test.each([
  ['after too many tries', { status: 429, headers: { 'retry-after': '600' }, body: {} }, /^Too many tries\./],
  ['by a server that fails', { status: 500, body: {} }, /^There was an error executing the request\./],
  ['by its rules', refused('PASSWORD_POLICY', 'Too weak.'), /^Too weak\.$/],
])('A password that is refused %s leaves the form open with the reason', async (_reason, answer, message) => {
  const { form } = await change(VALUES, answer)
  expect(await form.findByText(message)).toBeDefined()
  expect(form.getByRole('button', { name: 'Change password' })).toBeDefined()
})

test.each([
  ['a social account', ['SOCIAL'], /^You sign in with your social account, and have no password\./],
  ['an employer', ['EMPLOYER'], /^You sign in at your organization, and have no password\./],
])(
  'A member who signs in with %s alone reads so, and can set a password by a mailed code',
  async (_way, methods, text) => {
    const { section, address } = await open(methods)
    expect(section.getByText(text)).toBeDefined()
    expect(section.queryByRole('button', { name: 'Change password' })).toBeNull()
    fireEvent.click(section.getByRole('link', { name: 'Set a password' }))
    await expect.poll(address).toBe('/forgot-password')
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('member@demo.school')
  },
)

test('How a member signs in is loaded again on request', async () => {
  let fails = true
  const { section } = await open([], {
    '/graphql': () =>
      fails
        ? { status: 400, body: { errors: [{ message: 'Not now.' }] } }
        : { body: { data: { listSignIns: [], listSignInMethods: ['PASSWORD'] } } },
  })
  expect((await section.findByRole('alert')).textContent).toBe('How you sign in didn’t load.')
  fails = false
  fireEvent.click(section.getByRole('button', { name: 'Retry' }))
  expect(await section.findByRole('button', { name: 'Change password' })).toBeDefined()
})

import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { PASSWORD_RULES_MESSAGE, passwordChecklist } from '@section/domain/identity/password-policy.ts'
import { config } from '../../../lib/config.ts'
import { readSecrets } from '../../../lib/routing/address-secrets.ts'
import { clearSignInCookies } from '../../../lib/sign-in/sign-in-cookies.ts'
import { signInFailure } from '../../../lib/sign-in/stored-texts.ts'
import { stubService } from '../../../testing/stub-service.ts'
import {
  EMAIL,
  PASSWORD,
  fillIn,
  openSetPassword,
  refused,
  sent,
  submit,
  type,
  useSetPasswordTests,
} from './set-password.fixture.ts'

useSetPasswordTests()

test('A wrong code on the page of a first password can be entered again', async () => {
  const asked = stubService({ '/graphql': sent(true), '/user/confirmPassword': refused('CODE_MISMATCH') })
  const { address } = await openSetPassword()
  await fillIn()
  fireEvent.click(submit())
  await screen.findByText('Incorrect code. Please re-enter and try again.')
  expect(asked.at(-1)?.body).toEqual({ email: EMAIL, code: '123456', password: PASSWORD, tac: 'tac' })
  expect(submit().disabled).toBe(false)
  expect(address()).toBe('/set-password')
})

test('The page of a first password shows its rules before anything is typed, ticks them, and refuses in one sentence', async () => {
  stubService({ '/graphql': sent(true) })
  await openSetPassword()
  const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rules()).toEqual(passwordChecklist('').map(({ message }) => message))
  expect(screen.getByRole('list', { name: 'Password rules' }).getAttribute('aria-live')).toBe('polite')
  await fillIn()
  type('New password', 'horse')
  expect(rules()[0]).toBe('Password must contain a lower case letter: done')
  fireEvent.click(submit())
  expect(screen.getByText(PASSWORD_RULES_MESSAGE)).toBeDefined()
  expect(rules()[1]).toBe('Password must contain an upper case letter: missing')
})

test('A first password for an invitation without free slots shows the server’s message and keeps the page', async () => {
  const message = 'There are no slots left.'
  stubService({
    '/graphql': sent(true),
    '/user/confirmPassword': { body: { success: false, error: { code: '402', message } } },
  })
  const { address } = await openSetPassword()
  await fillIn()
  fireEvent.click(submit())
  await screen.findByText(message)
  expect(address()).toBe('/set-password')
})

test.each([
  ['an expired code', refused('CODE_EXPIRED'), 'Your code expired. Please reset your password.'],
  ['a failed login', { body: { success: true } }, 'Failed logging in. Please reset your password.'],
])(
  'The page of a first password leads to “Forgot your password” 10 seconds after %s',
  async (_what, confirmed, message) => {
    stubService({
      '/graphql': sent(true),
      '/user/confirmPassword': confirmed,
      '/oauth2/token': { status: 400, body: { error: 'invalid_grant' } },
    })
    const { address } = await openSetPassword()
    await fillIn()
    vi.useFakeTimers()
    fireEvent.click(submit())
    await vi.waitFor(() => screen.getByText(message))
    await act(() => vi.advanceTimersByTimeAsync(9_900))
    expect(address()).toBe('/set-password')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(address()).toBe('/forgot-password')
    expect(readSecrets('/forgot-password')).toEqual({ email: EMAIL })
    expect(readSecrets('/set-password')).toEqual({})
  },
)

test.each([
  ['to the page where the signup was begun', '/courses?m=saved', '/courses?m=saved'],
  ['home without a redirect path', undefined, '/'],
  ['home when the redirect path is the address of another site', '//evil.example', '/'],
  ['home when the redirect path is the login page', '/login', '/'],
])('A member who has set a first password is led %s', async (_where, redirectPath, expected) => {
  const claims = toBase64url(JSON.stringify({ 'custom:user_id': 'u1', aud: 'member-app', exp: 4e9 }))
  stubService({
    '/graphql': sent(true),
    '/user/confirmPassword': { body: { success: true, redirectPath } },
    '/oauth2/token': { body: { id_token: `h.${claims}.s`, refresh_token: 'r' } },
  })
  const { address } = await openSetPassword()
  await fillIn()
  fireEvent.click(submit())
  await vi.waitFor(() => expect(address()).toBe(expected))
  clearSignInCookies()
})

test('A first password that is set during an outage is confirmed, and the redirect path is kept', async () => {
  const body = { error: 'login_blocked', error_description: 'Back at noon.' }
  stubService({
    '/graphql': sent(true),
    '/user/confirmPassword': { body: { success: true, redirectPath: '/courses' } },
    '/oauth2/token': { status: 503, headers: { 'retry-after': '60' }, body },
  })
  const { address } = await openSetPassword()
  await fillIn()
  fireEvent.click(submit())
  await vi.waitFor(() => expect(address()).toBe('/login?redirectPath=%2Fcourses'))
  expect(signInFailure.read()).toBe('Your password is set. Back at noon.')
  expect(readSecrets('/set-password')).toEqual({})
})

test('A member whose login fails after setting a password can continue with a social account and keeps the redirect path', async () => {
  config.social = { name: 'Nimbus' }
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const asked = stubService({
    '/graphql': sent(true),
    '/user/confirmPassword': { body: { success: true, redirectPath: '/courses' } },
    '/oauth2/token': { status: 400, body: { error: 'invalid_grant' } },
    '/user/startFederation': {
      body: { state: 's', authorizeUrl: '/oauth2/authorize?client_id=member-app' },
    },
  })
  await openSetPassword()
  await fillIn()
  fireEvent.click(submit())
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Nimbus' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalled())
  expect(asked.at(-1)?.body).toMatchObject({
    context: 'set-password',
    provider: 'social',
    options: { redirectPath: '/courses' },
  })
  assign.mockRestore()
})

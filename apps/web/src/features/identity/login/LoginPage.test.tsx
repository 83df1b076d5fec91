import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { config } from '../../../lib/config.ts'
import { clearSignInCookies, readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { signInFailure, signedOutNotice } from '../../../lib/sign-in/stored-texts.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { CorporateLoginPage } from '../corporate/CorporateLoginPage.tsx'
import { LoginPage } from './LoginPage.tsx'
import { ForgotPasswordPage } from '../password/ForgotPasswordPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  clearSignInCookies()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  config.outage = null
  config.social = null
})

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' })

function fillIn(email: string, password: string): void {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
}

const idToken = (claims: object) => `h.${toBase64url(JSON.stringify(claims))}.s`
const REFUSED = { error: 'invalid_grant' }

test.each([
  ['wrong credentials', { status: 400, body: REFUSED }, 'Invalid credentials. Please try again.'],
  [
    'a token without a user id',
    { body: { id_token: idToken({ aud: 'member-app' }), refresh_token: 'r' } },
    'Login is not enabled for this account.',
  ],
  ['a service that fails', { status: 503, body: {} }, 'Could not log in. Please try again.'],
  [
    'an outage that began after the page was opened',
    { status: 503, body: { error: 'login_blocked', error_description: 'Back at noon.' } },
    'Back at noon.',
  ],
])(
  'A login that fails because of %s shows a message and stays on the login page',
  async (_what, answer, message) => {
    stubService({ '/oauth2/token': answer })
    const { address } = await renderScreen(LoginPage, '/login')
    fillIn('nia@example.com', 'x')
    fireEvent.click(submit())
    await screen.findByText(message)
    expect(address()).toBe('/login')
    expect(readCookie('id_token')).toBeUndefined()
    expect(submit().disabled).toBe(false)
  },
)

test('A visitor without an account is offered to sign up, with the redirect path', async () => {
  history.replaceState(null, '', '/login?redirectPath=%2Fcourses')
  signInFailure.write('Account not found. Please reach out to support.')
  await renderScreen(LoginPage, '/login')
  const alert = (await screen.findByText('Account not found. Please reach out to support.')).closest(
    '[role=alert]',
  )
  const link = within(alert as HTMLElement).getByRole('link', { name: 'Sign Up Now' })
  expect(link.getAttribute('href')).toBe('/signup?redirectPath=%2Fcourses')
})

test('An alert about wrong credentials offers no signup', async () => {
  signInFailure.write('Invalid credentials. Please try again.')
  await renderScreen(LoginPage, '/login')
  const alert = (await screen.findByText('Invalid credentials. Please try again.')).closest('[role=alert]')
  expect(within(alert as HTMLElement).queryByRole('link')).toBeNull()
})

test('The login form names both fields while it is empty, then sends the address trimmed and the password as it was typed', async () => {
  const tokens = { id_token: idToken({ 'custom:user_id': 'u1', aud: 'member-app' }), refresh_token: 'r' }
  const asked = stubService({ '/oauth2/token': { body: tokens } })
  const { address } = await renderScreen(LoginPage, '/login')
  fireEvent.click(submit())
  expect([screen.getByText('Email is required'), screen.getByText('Password is required.')]).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(asked).toEqual([])
  fillIn(' nia@example.com ', ' Right-horse-7 ')
  fireEvent.click(submit())
  await waitFor(() => expect(address()).toBe('/'))
  expect(asked[0]?.body).toMatchObject({ username: 'nia@example.com', password: ' Right-horse-7 ' })
  expect([readCookie('user_id'), readCookie('audience')]).toEqual(['u1', 'member-app'])
})

test('An outage replaces the login form with its notice', async () => {
  config.outage = { headline: 'Sorry.', description: 'Back at noon.' }
  await renderScreen(LoginPage, '/login')
  expect(screen.getByRole('heading', { name: 'Sorry.' })).toBeDefined()
  expect(screen.getByText('Back at noon.')).toBeDefined()
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('The social button of the login page takes clicks once the app has started', async () => {
  config.social = { name: 'Nimbus' }
  await renderScreen(LoginPage, '/login')
  expect(screen.getByRole('button', { name: 'Continue with Nimbus' }).closest('[inert]')).toBeNull()
})

test.each(['Forgot your password', 'Corporate Login'])(
  'An address typed into the login form is filled in on the page “%s”',
  async (name) => {
    const { address } = await renderScreen(LoginPage, '/login?redirectPath=%2Fcourses')
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nia@example.com' } })
    fireEvent.click(screen.getByRole('link', { name }))
    await waitFor(() => expect(address()).not.toContain('/login?'))
    expect(address()).not.toContain('nia')
    cleanup()
    const Next = name === 'Corporate Login' ? CorporateLoginPage : ForgotPasswordPage
    await renderScreen(Next, address())
    expect(screen.getByLabelText<HTMLInputElement>(/[Ee]mail$/).value).toBe('nia@example.com')
  },
)

test('Signing in removes the typed address from the storage of the browser', async () => {
  const tokens = { id_token: idToken({ 'custom:user_id': 'u1', aud: 'member-app' }), refresh_token: 'r' }
  stubService({ '/oauth2/token': { body: tokens } })
  const { address } = await renderScreen(LoginPage, '/login')
  fillIn('nia@example.com', 'Right-horse-7')
  fireEvent.click(submit())
  await waitFor(() => expect(address()).toBe('/'))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('nia@example.com')
})

test('The notice after signing out is shown once', async () => {
  signedOutNotice.write('You are signed out.')
  await renderScreen(LoginPage, '/login')
  expect((await screen.findByText('You are signed out.')).closest('[role="status"]')).not.toBeNull()
  cleanup()
  await renderScreen(LoginPage, '/login')
  expect(screen.queryByText('You are signed out.')).toBeNull()
})

test('The social button of the login page shows an outage that began after the page was opened', async () => {
  config.social = { name: 'Nimbus' }
  const body = { error: { code: 'LOGIN_BLOCKED', message: 'Back at noon.' } }
  stubService({ '/user/startFederation': { status: 503, body } })
  await renderScreen(LoginPage, '/login')
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Nimbus' }))
  await screen.findByText('Back at noon.')
})

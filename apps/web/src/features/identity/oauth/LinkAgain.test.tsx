import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { clearSignInCookies, readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import type { UnlinkedSignIn } from './complete-sign-in.ts'
import { LinkAgain } from './LinkAgain.tsx'

// These tests check the screen that follows a sign-in with an unlinked social account.
// See docs/product/federated-sign-in.md#an-account-that-was-unlinked.

const idToken = (claims: object) => `h.${toBase64url(JSON.stringify(claims))}.s`
const NOBODY = { sub: 'i1', aud: 'member-app', email: 'nora@mail.example' }
const MEMBER = {
  body: { id_token: idToken({ 'custom:user_id': 'u1', aud: 'member-app' }), refresh_token: 'r2' },
}
const LINKED = { body: { success: true } }
const PASSWORD = 'Right-horse-7'

let signIn: UnlinkedSignIn
beforeEach(() => {
  signIn = {
    by: 'password',
    tokens: { id_token: idToken(NOBODY), refresh_token: 'r1' },
    clientId: 'member-app',
    context: 'login',
    options: { redirectPath: '/courses?m=saved' },
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  clearSignInCookies()
})

const draw = () => renderScreen(() => <LinkAgain signIn={signIn} openSite={() => {}} />, '/oauth')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Link and log in$/ })
const field = () => screen.getByLabelText<HTMLInputElement>('Password')
const give = (password: string) => {
  fireEvent.change(field(), { target: { value: password } })
  fireEvent.click(button())
}

test('The screen of an unlinked social account explains it, asks for the password, and links to login', async () => {
  await draw()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your social account is not linked')
  screen.getByText(
    /^You unlinked nora@mail\.example from your .+ account\. Enter your .+ password to link it again and log in\.$/,
  )
  fireEvent.click(button())
  expect(await screen.findByText('Password is required.')).toBeDefined()
  expect(document.activeElement).toBe(field())
  expect(screen.getByRole('link', { name: 'Forgot your password' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login')
})

test('The password links an unlinked social account, signs in, and opens the redirect target', async () => {
  const asked = stubService({ '/user/linkAgain': LINKED, '/oauth2/token': MEMBER })
  const { address } = await draw()
  give(PASSWORD)
  expect(button().getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(address()).toBe('/courses?m=saved'))
  expect(asked[0]).toEqual({
    path: '/user/linkAgain',
    body: { password: PASSWORD },
    authorization: `Bearer ${idToken(NOBODY)}`,
  })
  expect(asked[1]?.body).toMatchObject({
    grant_type: 'refresh_token',
    refresh_token: 'r1',
    client_id: 'member-app',
  })
  expect([readCookie('user_id'), readCookie('refresh_token')]).toEqual(['u1', 'r2'])
})

test('A registration with an invitation continues with it once the social account is linked again', async () => {
  stubService({ '/user/linkAgain': LINKED, '/oauth2/token': MEMBER })
  signIn = { ...signIn, context: 'pass-registration', options: { inviteCode: 'ACME' } }
  const { address } = await draw()
  give(PASSWORD)
  await waitFor(() => expect(address()).toBe('/invite-registration/ACME'))
})

const refusal = (code: string, message: string) => ({ body: { success: false, error: { code, message } } })

test.each([
  [
    'a wrong password',
    refusal('INVALID_PASSWORD', 'This is not your password.'),
    'This is not your password.',
  ],
  [
    'a refusal because another account is linked',
    refusal('ALREADY_LINKED', 'The selected social account is already linked.'),
    'The selected social account is already linked.',
  ],
  [
    'too many tries',
    {
      status: 429,
      headers: { 'retry-after': '300' },
      body: { error: { code: 'LIMIT_EXCEEDED', message: '' } },
    },
    'Too many tries. Please try again in 5 minutes.',
  ],
  [
    'an outage',
    { status: 503, body: { error: { code: 'LOGIN_BLOCKED', message: 'Back at noon.' } } },
    'Back at noon.',
  ],
  [
    'the end of the sign-in',
    { status: 401, body: { error: { code: 'UNAUTHORIZED', message: 'Unauthorized' } } },
    'Could not log in. Please try again.',
  ],
  ['a failure of the server', { status: 500, body: {} }, 'Could not log in. Please try again.'],
])(
  'The screen of an unlinked social account shows the reason after %s and accepts the password again',
  async (_what, answer, message) => {
    let answered = answer as Parameters<typeof stubService>[0][string]
    stubService({
      '/user/linkAgain': (asked) => (typeof answered === 'function' ? answered(asked) : answered),
      '/oauth2/token': MEMBER,
    })
    const { address } = await draw()
    give(PASSWORD)
    await screen.findByText(message)
    expect(readCookie('id_token')).toBeUndefined()
    answered = LINKED
    fireEvent.click(button())
    await waitFor(() => expect(address()).toBe('/courses?m=saved'))
  },
)

test('A social account that was linked already because an answer was lost signs in', async () => {
  stubService({ '/user/linkAgain': refusal('NOT_FOUND', 'This does not exist.'), '/oauth2/token': MEMBER })
  const { address } = await draw()
  give(PASSWORD)
  await waitFor(() => expect(address()).toBe('/courses?m=saved'))
})

test('A social account that belongs to nobody by now shows that the login failed', async () => {
  const nobody = { body: { id_token: idToken(NOBODY), refresh_token: 'r2' } }
  stubService({ '/user/linkAgain': refusal('NOT_FOUND', 'This does not exist.'), '/oauth2/token': nobody })
  const { address } = await draw()
  give(PASSWORD)
  await screen.findByText('Could not log in. Please try again.')
  expect(address()).toBe('/oauth')
})

test('A social account that is linked again without a network shows that the login failed', async () => {
  stubService({})
  await draw()
  give(PASSWORD)
  await screen.findByText('Could not log in. Please try again.')
})

test('An expired token is refreshed before the social account is linked again', async () => {
  const asked = stubService({ '/user/linkAgain': LINKED, '/oauth2/token': MEMBER })
  const old = idToken({ ...NOBODY, exp: 1 })
  signIn = { ...signIn, tokens: { id_token: old, refresh_token: 'r1' } }
  const { address } = await draw()
  give(PASSWORD)
  await waitFor(() => expect(address()).toBe('/courses?m=saved'))
  expect(asked.map(({ path }) => path)).toEqual(['/oauth2/token', '/user/linkAgain', '/oauth2/token'])
})

test('A member without a password whose social account is unlinked reads how to log in instead', async () => {
  signIn = { ...signIn, by: 'elsewhere' }
  await draw()
  screen.getByText(/Log in the way you usually do\. You can link it again in your account settings\.$/)
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login')
})

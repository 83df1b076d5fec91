import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { saveSecrets } from '../../../lib/routing/address-secrets.ts'
import { clearSignInCookies, readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { pendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { signInFailure } from '../../../lib/sign-in/stored-texts.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { OAuthPage } from './OAuthPage.tsx'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn<typeof track>() }))

const idToken = (claims: object) => `h.${toBase64url(JSON.stringify(claims))}.s`
const MEMBER = { 'custom:user_id': 'u1', aud: 'member-app-sso', sso_username: 'acme_ada' }
const NOBODY = {
  sub: 'i1',
  aud: 'member-app',
  sso_username: 'social_robin',
  email: 'robin@mail.example',
  given_name: 'Robin',
  family_name: 'Castellanos',
}

beforeEach(() => {
  // The timers fire one after the other without real pauses; the fake clock shows how long the page would have waited.
  vi.useFakeTimers()
  vi.setTimerTickMode('nextTimerAsync')
  saveSecrets('/oauth', { code: 'c', state: 's' })
  sessionStorage.setItem(
    'sign-in-options',
    JSON.stringify({ state: 's', codeVerifier: 'v', clientId: 'member-app-sso' }),
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  clearSignInCookies()
  vi.mocked(track).mockClear()
})

/** Returns from the provider for `context`; the result holds the requests to the service and the path that was opened. */
async function comeBack(context: string, claims: object | null, options: object = {}) {
  const asked = stubService({
    '/user/finishFederation': { body: { context, options } },
    '/oauth2/token': claims
      ? { body: { id_token: idToken(claims), refresh_token: 'r' } }
      : { status: 400, body: { error: 'invalid_grant' } },
  })
  const screenOf = await renderScreen(OAuthPage, '/oauth')
  await vi.waitFor(() => expect(screenOf.address()).not.toBe('/oauth'), { timeout: 3_000 })
  return { asked, address: screenOf.address() }
}

test('The page of a provider’s callback waits one second before its first request', async () => {
  let askedAt = 0
  stubService({
    '/user/finishFederation': () => {
      askedAt = performance.now()
      return { status: 400, body: { error: { code: 'STATE_INVALID', message: '' } } }
    },
  })
  const started = performance.now()
  await renderScreen(OAuthPage, '/oauth')
  await vi.waitFor(() => expect(askedAt).not.toBe(0), { timeout: 3_000 })
  expect(askedAt - started).toBeGreaterThanOrEqual(999)
})

test('A member is signed in with the client of their realm, and the redirect target opens', async () => {
  const { asked, address } = await comeBack('corporate-login', MEMBER, { redirectPath: '/courses?m=saved' })
  expect(address).toBe('/courses?m=saved')
  expect(asked.map(({ body }) => body)).toEqual([
    { state: 's' },
    {
      grant_type: 'authorization_code',
      code: 'c',
      code_verifier: 'v',
      redirect_uri: `${location.origin}/oauth`,
      client_id: 'member-app-sso',
    },
  ])
  expect([readCookie('user_id'), readCookie('audience'), readCookie('refresh_token')]).toEqual([
    'u1',
    'member-app-sso',
    'r',
  ])
})

test('A member with an unlinked social account is not signed in before the password is entered', async () => {
  stubService({
    '/user/finishFederation': { body: { context: 'login', options: {}, unlinked: 'password' } },
    '/oauth2/token': { body: { id_token: idToken(NOBODY), refresh_token: 'r' } },
  })
  const { address } = await renderScreen(OAuthPage, '/oauth')
  await vi.waitFor(() => screen.getByRole('button', { name: 'Link and log in' }), { timeout: 3_000 })
  expect([address(), readCookie('id_token'), signInFailure.read()]).toEqual(['/oauth', undefined, null])
})

test('An identity without an account is not signed in', async () => {
  const { address } = await comeBack('login', NOBODY)
  expect(address).toBe('/login')
  expect(signInFailure.read()).toBe('Account not found. Please reach out to support.')
  expect(readCookie('id_token')).toBeUndefined()
})

test('A refused exchange of the code opens the error address with the message of its context', async () => {
  const { address } = await comeBack('limited-signup', null, { errorUrl: '/signup?redirectPath=%2Fcourses' })
  expect(address).toBe('/signup?redirectPath=%2Fcourses')
  expect(signInFailure.read()).toBe(
    'Our free signup service is currently unavailable. Please try again later.',
  )
})

test('A rate limit in the callback of a provider shows the time to wait', async () => {
  stubService({
    '/user/finishFederation': { body: { context: 'login', options: {} } },
    '/oauth2/token': { status: 429, headers: { 'retry-after': '300' }, body: { error: 'slow_down' } },
  })
  const screenOf = await renderScreen(OAuthPage, '/oauth')
  await vi.waitFor(() => expect(screenOf.address()).toBe('/login'), { timeout: 3_000 })
  expect(signInFailure.read()).toBe('Too many tries. Please try again in 5 minutes.')
})

test('A new identity continues with the signup and is not signed in', async () => {
  const { address } = await comeBack('limited-signup', NOBODY, { redirectPath: '/courses' })
  expect(address).toBe('/signup')
  expect(readCookie('id_token')).toBeUndefined()
  expect(pendingIdentity.read()).toMatchObject({
    context: 'limited-signup',
    ssoUsername: 'social_robin',
    email: 'robin@mail.example',
    firstName: 'Robin',
    lastName: 'Castellanos',
    refreshToken: 'r',
    options: { redirectPath: '/courses' },
  })
})

test('A member who has set a password is signed in, and the redirect target opens', async () => {
  const { address } = await comeBack('set-password', MEMBER, { redirectPath: '/courses' })
  expect(address).toBe('/courses')
  expect(readCookie('user_id')).toBe('u1')
  expect(vi.mocked(track).mock.calls).toEqual([
    ['Signed In', { method: 'social' }],
    ['Password Created', {}],
  ])
})

test('A social account that is not the member’s own leads from setting a password to the login page', async () => {
  const { address } = await comeBack('set-password', NOBODY, { redirectPath: '/courses' })
  expect(address).toBe('/login?redirectPath=%2Fcourses')
  expect(signInFailure.read()).toBe('Failed logging in. Please reset your password.')
})

test('A new employee continues with their invitation', async () => {
  const { address } = await comeBack('pass-registration', NOBODY, { inviteCode: 'ACMESSO' })
  expect(address).toBe('/invite-registration/ACMESSO')
  expect(pendingIdentity.read()?.context).toBe('pass-registration')
})

test('A callback with the state of another browser requests no tokens', async () => {
  sessionStorage.setItem(
    'sign-in-options',
    JSON.stringify({ state: 'other', codeVerifier: 'v', clientId: 'a' }),
  )
  const { asked, address } = await comeBack('login', MEMBER)
  expect(asked.map(({ path }) => path)).toEqual(['/user/finishFederation'])
  expect(address).toBe('/login')
  expect(signInFailure.read()).toBe('Could not log in. Please try again.')
})

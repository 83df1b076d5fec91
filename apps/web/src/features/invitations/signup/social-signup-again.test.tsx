import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { clearSignInCookies, readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { savePendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { useLimitedSignup } from './use-limited-signup.ts'

// A social signup runs at most once in ten minutes for each tab.

const token = (claims: object) => `h.${toBase64url(JSON.stringify(claims))}.s`
const ROBIN = {
  sso_username: 'social_robin',
  email: 'robin@mail.example',
  given_name: 'Robin',
  family_name: 'C',
}

beforeEach(arriveFromProvider)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  clearSignInCookies()
})

function arriveFromProvider() {
  const tokens = { id_token: token(ROBIN), refresh_token: 'r' }
  savePendingIdentity(tokens, 'member-app', { context: 'limited-signup', options: {} })
}

/** Signs up with the identity that the provider has confirmed; returns the message of a failure, else "signed in". */
async function signUp() {
  const onSignedIn = vi.fn()
  const { result, unmount } = renderHook(() => useLimitedSignup(null, onSignedIn))
  result.current.passChallenge('solved')
  await waitFor(() =>
    expect(onSignedIn.mock.calls.length > 0 || result.current.step.kind === 'failed').toBe(true),
  )
  const { step } = result.current
  unmount()
  return step.kind === 'failed' ? step.message : 'signed in'
}

const ACCOUNT = { body: { id_token: token({ ...ROBIN, 'custom:user_id': 'u1' }), refresh_token: 'r2' } }
const NO_ACCOUNT = { body: { id_token: token(ROBIN), refresh_token: 'r2' } }
const made = (result: string, error: { code: string; message: string } | null) => ({
  body: { data: { signupLimitedUser: { result, link: null, tac: null, error } } },
})
const UNAVAILABLE = 'Our free signup service is currently unavailable. Please try again later.'

test.each([
  ['the server refused', made('ERROR', { code: 'SIGNUP_UNAVAILABLE', message: UNAVAILABLE })],
  ['the request failed', { status: 500, body: { errors: [{ message: 'Down' }] } }],
])('A social signup that failed because %s can be tried again at once', async (_why, refusal) => {
  stubService({ '/graphql': refusal, '/oauth2/token': NO_ACCOUNT })
  expect(await signUp()).toBe(UNAVAILABLE)

  arriveFromProvider()
  const asked = stubService({
    '/graphql': made('CONFIRMED_WITHOUT_ACTIVATION', null),
    '/oauth2/token': ACCOUNT,
    '/elu': { body: { s: false, u: null } },
  })
  expect(await signUp()).toBe('signed in')
  expect(asked.filter(({ path }) => path === '/graphql')).toHaveLength(1)
  expect(readCookie('user_id')).toBe('u1')
})

test('A successful social signup is not repeated within ten minutes', async () => {
  stubService({
    '/graphql': made('CONFIRMED_WITHOUT_ACTIVATION', null),
    '/oauth2/token': ACCOUNT,
    '/elu': { body: { s: false, u: null } },
  })
  expect(await signUp()).toBe('signed in')

  arriveFromProvider()
  const asked = stubService({ '/oauth2/token': NO_ACCOUNT })
  expect(await signUp()).toMatch(/^You signed up in this browser a few minutes ago/)
  expect(asked.filter(({ path }) => path === '/graphql')).toEqual([])
})

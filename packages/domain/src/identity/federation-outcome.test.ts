import { expect, it, test } from 'vitest'
import {
  FEDERATION_CONTEXTS,
  federationAction,
  type FederationContext,
  type FederationOutcome,
} from './federation-outcome.ts'

const NOT_FOUND = 'Account not found. Please reach out to support.'
const SOCIAL = 'Could not log in. Please try again.'
const CORPORATE = 'There is a system error related to corporate account login. Please try again later.'
const LMS = 'There is a system error related to LMS login. Please try again later.'
const PASS = 'Could not register with corporate sign-in. Please try again later.'
const SIGNUP = 'Our free signup service is currently unavailable. Please try again later.'
const FAILED_LOGIN = 'Failed logging in. Please reset your password.'
const NOT_LINKED = 'Could not link account. Please try again.'
const LINKED = 'The selected social account is already linked.'
const REGISTRATION = '/invite-registration/ACME'

const AGAIN = 'link-again'

/** The expected actions in each context for a member, a new identity, an unlinked identity and a failure, also with a pass. */
const TABLE: Record<FederationContext, [string, string, string, string]> = {
  login: ['sign-in', NOT_FOUND, AGAIN, SOCIAL],
  'corporate-login': ['sign-in', NOT_FOUND, AGAIN, CORPORATE],
  lms: [`open ${REGISTRATION}`, `register ${REGISTRATION}`, AGAIN, LMS],
  'set-password': ['sign-in', FAILED_LOGIN, AGAIN, FAILED_LOGIN],
  'add-secondary-email': [LINKED, 'link', 'link', NOT_LINKED],
  'pass-registration': [`open ${REGISTRATION}`, `register ${REGISTRATION}`, AGAIN, PASS],
  'limited-signup': ['sign-in', 'register /signup', AGAIN, SIGNUP],
}
const CANCELED = 'You canceled the sign-in. You can try again whenever you like.'
const RESULTS: FederationOutcome[] = ['member', 'identity', 'unlinked', 'failed', 'canceled']

const cases = FEDERATION_CONTEXTS.flatMap((context) =>
  RESULTS.map((result, index) => ({ context, result, expected: [...TABLE[context], CANCELED][index] })),
)

it.each(cases)(
  'The result “$result” of a sign-in for $context leads to: $expected',
  ({ context, result, expected }) => {
    const action = federationAction(context, result, { inviteCode: 'ACME', errorUrl: '/here?x=1' })
    const actual = {
      'sign-in': () => 'sign-in',
      link: () => 'link',
      'link-again': () => 'link-again',
      'sign-in-and-open': () => 'path' in action && `open ${action.path}`,
      register: () => 'path' in action && `register ${action.path}`,
      fail: () => 'message' in action && action.message,
    }[action.kind]()
    expect(actual).toBe(expected)
    if (action.kind === 'fail') expect(action.path).toBe('/here?x=1')
  },
)

test.each(FEDERATION_CONTEXTS)(
  'A lasting refusal of a sign-in for %s is told in its own words',
  (context) => {
    const refusal = 'Your provider sent no address.'
    expect(federationAction(context, 'failed', {}, refusal)).toMatchObject({ kind: 'fail', message: refusal })
    expect(federationAction(context, 'canceled', {}, refusal)).toMatchObject({ message: CANCELED })
  },
)

test.each(['pass-registration', 'lms'] as const)(
  'The context %s keeps the redirect of a newcomer',
  (context) => {
    const withRedirect = (redirectPath: unknown) =>
      federationAction(context, 'identity', { inviteCode: 'ACME', redirectPath })
    expect(withRedirect('/courses?m=saved')).toEqual({
      kind: 'register',
      path: `${REGISTRATION}?redirectPath=%2Fcourses%3Fm%3Dsaved`,
    })
    for (const elsewhere of ['//evil.example', 'https://evil.example', '/login', '/', '', 7, ['/a', '/b']])
      expect(withRedirect(elsewhere)).toEqual({ kind: 'register', path: REGISTRATION })
  },
)

test('A callback without a context shows an error on the login page', () => {
  for (const result of RESULTS) {
    expect(federationAction(null, result, {})).toEqual({ kind: 'fail', path: '/login', message: SOCIAL })
    expect(federationAction(null, result, { redirectPath: '/courses' })).toMatchObject({
      path: '/login?redirectPath=%2Fcourses',
    })
  }
})

it.each(['https://evil.example', '//evil.example', undefined, 7])(
  'An error address %j is replaced by the login page',
  (errorUrl) => {
    expect(federationAction('login', 'failed', { errorUrl })).toMatchObject({ path: '/login' })
  },
)

const ONWARDS = {
  redirectPath: '/courses?m=saved',
  redirectUrl: 'https://partner.example/a',
  authRedirectUrl: 'https://partner.example/b',
}
const CARRIED = new URLSearchParams(ONWARDS).toString()

test.each([
  'login',
  'corporate-login',
  'lms',
  'set-password',
  'pass-registration',
  'limited-signup',
] as const)('A failed or canceled sign-in for %s keeps its redirect', (context) => {
  for (const result of ['failed', 'canceled'] as const)
    expect(federationAction(context, result, ONWARDS)).toMatchObject({ path: `/login?${CARRIED}` })
})

test('An error path of a sign-in page gets the redirect parameters that it lacks', () => {
  const action = federationAction('corporate-login', 'canceled', {
    ...ONWARDS,
    errorUrl: '/corp-login?redirectPath=%2Fcertificates',
  })
  const { redirectPath: _its, ...others } = ONWARDS
  expect(action).toMatchObject({
    path: `/corp-login?${new URLSearchParams({ redirectPath: '/certificates', ...others })}`,
  })
})

test('An error path in the member area stays unchanged', () => {
  const errorUrl = '/account-settings'
  expect(federationAction('login', 'canceled', { ...ONWARDS, errorUrl })).toMatchObject({ path: errorUrl })
  expect(federationAction('add-secondary-email', 'canceled', ONWARDS)).toMatchObject({ path: errorUrl })
})

test('A redirect keeps its text parameters only', () => {
  const action = federationAction('login', 'failed', {
    redirectPath: ['/a', '/b'],
    redirectUrl: 7,
    authRedirectUrl: '',
  })
  expect(action).toMatchObject({ path: '/login' })
})

test('A failed linking of an account returns to the account settings', () => {
  expect(federationAction('add-secondary-email', 'failed', {})).toMatchObject({ path: '/account-settings' })
})

test('An LMS sign-in without a pass accepts members only', () => {
  expect(federationAction('lms', 'member', {})).toEqual({ kind: 'sign-in' })
  expect(federationAction('lms', 'identity', {})).toMatchObject({ message: NOT_FOUND })
  expect(federationAction('lms', 'identity', { passShortCode: 'A/../B' })).toEqual({
    kind: 'register',
    path: '/invite-registration/A%2F..%2FB',
  })
})

test('A pass registration without its pass fails', () => {
  expect(federationAction('pass-registration', 'identity', {})).toMatchObject({ message: PASS })
  expect(federationAction('pass-registration', 'member', {})).toEqual({ kind: 'sign-in' })
})

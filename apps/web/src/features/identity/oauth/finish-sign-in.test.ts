import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ERROR_CODES } from '@section/contract/error-codes.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { finishSignIn } from './finish-sign-in.ts'

// These tests check what the callback of a provider shows and where it leads.
// See docs/product/federated-sign-in.md#the-callback.

const ONWARDS = { redirectPath: '/courses', redirectUrl: 'https://partner.example/a' }
const CARRIED = new URLSearchParams(ONWARDS).toString()

beforeEach(() => {
  const kept = { state: 's', codeVerifier: 'v', clientId: 'member-app', options: ONWARDS }
  sessionStorage.setItem('sign-in-options', JSON.stringify(kept))
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const ended = (context: string, options: object, code: string) =>
  stubService({ '/user/finishFederation': { body: { context, options, failure: { code, message: '' } } } })

test('A sign-in canceled at the employer returns to its start with a message and the redirect parameters', async () => {
  const options = { redirectPath: '/courses', errorUrl: '/corp-login?redirectPath=%2Fcourses' }
  ended('corporate-login', options, 'SIGN_IN_CANCELED')
  expect((await finishSignIn('', 's')).action).toEqual({
    kind: 'fail',
    path: '/corp-login?redirectPath=%2Fcourses',
    message: 'You canceled the sign-in. You can try again whenever you like.',
  })
})

test('A refused social sign-in keeps the redirect parameters and shows a failure', async () => {
  ended('login', ONWARDS, 'UPSTREAM_REFUSED')
  expect((await finishSignIn('', 's')).action).toEqual({
    kind: 'fail',
    path: `/login?${CARRIED}`,
    message: 'Could not log in. Please try again.',
  })
})

test.each([
  'EMAIL_MISSING',
  'EMAIL_NOT_VERIFIED',
  'EMAIL_OF_OTHER_DOMAIN',
  'RESPONSE_REFUSED',
  'SIGN_IN_CHANGED',
] as const)(
  'A sign-in that is refused for good with %s shows the reason and does not suggest trying again later',
  async (code) => {
    const message = ERROR_CODES[code]
    const failure = { code, message }
    stubService({
      '/user/finishFederation': { body: { context: 'corporate-login', options: ONWARDS, failure } },
    })
    expect((await finishSignIn('', 's')).action).toMatchObject({ kind: 'fail', message })
    expect(message).not.toMatch(/try again later/i)
  },
)

test('An expired sign-in keeps the redirect parameters that this tab has stored', async () => {
  stubService({
    '/user/finishFederation': { status: 400, body: { error: { code: 'STATE_INVALID', message: '' } } },
  })
  expect((await finishSignIn('c', 's')).action).toMatchObject({ path: `/login?${CARRIED}` })
})

test('A callback with a state that this tab did not start opens the login page without parameters', async () => {
  stubService({
    '/user/finishFederation': { status: 400, body: { error: { code: 'STATE_INVALID', message: '' } } },
  })
  expect((await finishSignIn('c', 'foreign')).action).toMatchObject({ path: '/login' })
})

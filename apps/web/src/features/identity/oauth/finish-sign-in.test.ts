import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubService } from '../../../testing/stub-service.ts'
import { finishSignIn } from './finish-sign-in.ts'

// Specification 1, sections 2.2, 2.3 and 8 (OAuth callback).

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

test('who canceled at the employer reads so where the sign-in began, with where it was to lead', async () => {
  const options = { redirectPath: '/courses', errorUrl: '/corp-login?redirectPath=%2Fcourses' }
  ended('corporate-login', options, 'SIGN_IN_CANCELED')
  expect((await finishSignIn('', 's')).action).toEqual({
    kind: 'fail',
    path: '/corp-login?redirectPath=%2Fcourses',
    message: 'You canceled the sign-in. You can try again whenever you like.',
  })
})

test('a social sign-in that was refused keeps where it was to lead, with the text of a failure', async () => {
  ended('login', ONWARDS, 'UPSTREAM_REFUSED')
  expect((await finishSignIn('', 's')).action).toEqual({
    kind: 'fail',
    path: `/login?${CARRIED}`,
    message: 'Could not log in. Please try again.',
  })
})

test('a sign-in that took too long keeps where it was to lead, by what this tab remembers', async () => {
  stubService({
    '/user/finishFederation': { status: 400, body: { error: { code: 'STATE_INVALID', message: '' } } },
  })
  expect((await finishSignIn('c', 's')).action).toMatchObject({ path: `/login?${CARRIED}` })
})

test('a state that this tab did not begin with leads to the login page alone', async () => {
  stubService({
    '/user/finishFederation': { status: 400, body: { error: { code: 'STATE_INVALID', message: '' } } },
  })
  expect((await finishSignIn('c', 'foreign')).action).toMatchObject({ path: '/login' })
})

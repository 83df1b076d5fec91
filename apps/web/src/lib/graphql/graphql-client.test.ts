import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import type { TypedDocumentString } from '@section/contract/generated/operations/graphql.ts'
import { stubService } from '../../testing/stub-service.ts'
import { execute, SignInEnded } from './graphql-client.ts'
import { ServerUnavailable } from './send.ts'
import { clearSignInCookies, readCookie, writeCookie } from '../sign-in/sign-in-cookies.ts'
import { onSignInEnd } from '../sign-in/sign-in-end.ts'

const idToken = (name: string) =>
  `${name}.${toBase64url(JSON.stringify({ 'custom:user_id': 'u1', aud: 'member-app', exp: 4e9 }))}.s`
const OLD = idToken('old')
const NEW = idToken('new')
const OPERATION = { __meta__: { hash: 'h' } } as unknown as TypedDocumentString<
  { answer: number },
  Record<string, never>
>
const refused = (message: string, status = 200) => ({ status, body: { data: null, errors: [{ message }] } })
const data = { body: { data: { answer: 42 } } }
const exchanged = { body: { id_token: NEW, refresh_token: 'second' } }

beforeEach(() => {
  // happy-dom has no Web Locks; a single tab does not need them.
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => Promise<void>) => work() } })
  writeCookie('id_token', OLD)
  writeCookie('refresh_token', 'first')
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearSignInCookies()
})

test('The answer "Token has expired." refreshes the token, stores the new one and retries the operation', async () => {
  const requests = stubService({
    '/graphql': ({ authorization }) =>
      authorization === `Bearer ${NEW}` ? data : refused('Token has expired.', 401),
    '/oauth2/token': exchanged,
  })
  expect(await execute(OPERATION)).toEqual({ answer: 42 })
  expect(requests.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/graphql', `Bearer ${OLD}`],
    ['/oauth2/token', null],
    ['/graphql', `Bearer ${NEW}`],
  ])
  expect(requests[1]?.body).toEqual({
    grant_type: 'refresh_token',
    redirect_uri: `${location.origin}/oauth`,
    client_id: 'member-app',
    refresh_token: 'first',
  })
  expect([readCookie('id_token'), readCookie('refresh_token')]).toEqual([NEW, 'second'])
})

test('The status 429 throws TooManyTries with the seconds to wait', async () => {
  stubService({
    '/graphql': { status: 429, headers: { 'retry-after': '42' }, body: { errors: [{ message: '' }] } },
  })
  await expect(execute(OPERATION)).rejects.toMatchObject({ name: 'TooManyTries', retryAfter: 42 })
})

/** Runs an operation; returns whether the sign-in ended and the listeners were notified. */
async function endsSignIn(): Promise<boolean> {
  let notified = false
  const stop = onSignInEnd(() => (notified = true))
  await expect(execute(OPERATION)).rejects.toThrow(SignInEnded)
  stop()
  return notified && readCookie('id_token') === undefined && readCookie('refresh_token') === undefined
}

test('An expired token that cannot be refreshed signs out', async () => {
  const requests = stubService({
    '/graphql': refused('Token has expired.', 401),
    '/oauth2/token': { status: 400, body: { error: 'invalid_grant' } },
  })
  expect(await endsSignIn()).toBe(true)
  expect(requests).toHaveLength(2)
})

test('An expired token without a refresh token signs out', async () => {
  clearSignInCookies()
  writeCookie('id_token', OLD)
  const requests = stubService({ '/graphql': refused('Token has expired.', 401) })
  expect(await endsSignIn()).toBe(true)
  expect(requests).toHaveLength(1)
})

test.each([
  ['"Unauthorized"', refused('Unauthorized')],
  ['a status of 401', refused('Anything else', 401)],
])('An answer with %s signs out', async (_what, answer) => {
  stubService({ '/graphql': answer })
  expect(await endsSignIn()).toBe(true)
})

test('An answer with the status 500 keeps the sign-in', async () => {
  stubService({ '/graphql': refused('Internal error', 500) })
  await expect(execute(OPERATION)).rejects.toThrow(ServerUnavailable)
  expect(readCookie('id_token')).toBe(OLD)
})

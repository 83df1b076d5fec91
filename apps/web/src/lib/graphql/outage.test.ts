import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import type { TypedDocumentString } from '@section/contract/generated/operations/graphql.ts'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { changeFailure, isOutage } from './failures.ts'
import { execute, GraphQLFailure, SignInEnded } from './graphql-client.ts'
import { queryClient } from './query-client.ts'
import { REQUEST_TIMEOUT_MS, retryNow, Unreachable } from './send.ts'
import { clearSignInCookies, readCookie, writeCookie } from '../sign-in/sign-in-cookies.ts'
import { onSignInEnd } from '../sign-in/sign-in-end.ts'
import { viewerQuery } from '../viewer/viewer.ts'

// These tests check how answers, and missing answers, affect the sign-in.
// See SECURITY.md#outside-services-that-fail.

type Operation = TypedDocumentString<{ answer: number }, Record<string, never>>
const QUERY = { __meta__: { hash: 'q', query: true } } as unknown as Operation
const MUTATION = { __meta__: { hash: 'm' } } as unknown as Operation
const TOKEN = `h.${toBase64url(JSON.stringify({ 'custom:user_id': 'u1', exp: 4e9 }))}.s`
const EXPIRED = `h.${toBase64url(JSON.stringify({ 'custom:user_id': 'u1', exp: 1 }))}.s`

let ended = false
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  ended = false
  stop = onSignInEnd(() => (ended = true))
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => Promise<void>) => work() },
  })
  writeCookie('id_token', TOKEN)
  writeCookie('refresh_token', 'first')
  writeCookie('user_id', 'u1')
})
afterEach(() => {
  stop()
  onlineManager.setOnline(true)
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearSignInCookies()
})

/** Advances the clock beyond every timeout; returns the error of the promise. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  const failure = work.then(
    () => new Error('It did not fail.'),
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(120_000)
  return failure
}

/** Stubs a server that answers with HTML instead of JSON. */
const answerWithPage = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>A proxy</h1>', { status })))

test('An answer with the status 401 signs out, even without a JSON body', async () => {
  answerWithPage(401)
  expect(await failureOf(execute(QUERY))).toBeInstanceOf(SignInEnded)
  expect(ended).toBe(true)
})

test.each([200, 500, 502, 504])(
  'A page of a proxy with status %i is an outage and keeps the sign-in',
  async (status) => {
    answerWithPage(status)
    expect(isOutage(await failureOf(execute(QUERY)))).toBe(true)
    expect([ended, readCookie('id_token')]).toEqual([false, TOKEN])
  },
)

test.each([429, 500, 502])(
  'A token refresh that is answered with the status %i keeps the sign-in',
  async (status) => {
    writeCookie('id_token', EXPIRED)
    stubService({ '/oauth2/token': { status, body: {} } })
    expect(isOutage(await failureOf(execute(QUERY)))).toBe(true)
    expect([ended, readCookie('refresh_token')]).toEqual([false, 'first'])
  },
)

test('An offline mutation is not sent and has another message than a refused one', async () => {
  const requests = stubService({ '/graphql': { body: { errors: [{ message: 'No.' }] } } })
  onlineManager.setOnline(false)
  const offline = await failureOf(execute(MUTATION))
  expect(requests).toHaveLength(0)
  onlineManager.setOnline(true)
  const refused = await failureOf(execute(MUTATION))
  expect([offline, refused].map((error) => changeFailure(error))).toEqual([
    'You’re offline, so nothing was changed. Try again when you’re back online.',
    'There was an error. Please try again later.',
  ])
  expect([isOutage(offline), isOutage(refused)]).toEqual([true, false])
})

test('A mutation without an answer says that its outcome is unknown', async () => {
  stubService({})
  const failure = await failureOf(execute(MUTATION))
  expect(failure).toMatchObject({ sent: true })
  expect(changeFailure(failure)).toMatch(/didn’t answer/)
})

/** Stubs a server that never answers the first request; `count` returns the number of requests. */
function hang(): { count: () => number } {
  let count = 0
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    count++
    if (count > 1) return Promise.resolve(new Response(JSON.stringify({ data: { answer: 42 } })))
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('Aborted'))))
  })
  return { count: () => count }
}

test('A request without an answer fails after the timeout', async () => {
  hang()
  const failure = execute(QUERY).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
  expect(await failure).toBeInstanceOf(Unreachable)
})

test('A query without an answer is sent again on Retry', async () => {
  const requests = hang()
  const answer = execute(QUERY)
  await vi.advanceTimersByTimeAsync(1000)
  retryNow()
  expect(await answer).toEqual({ answer: 42 })
  expect(requests.count()).toBe(2)
})

test('A mutation without an answer is never sent again', async () => {
  const requests = hang()
  const failure = failureOf(execute(MUTATION))
  retryNow()
  expect(await failure).toBeInstanceOf(Unreachable)
  expect(requests.count()).toBe(1)
})

const failed = (message: string, code: string) => ({
  body: { data: null, errors: [{ message, extensions: { code } }] },
})

test.each([
  ['no member', { body: { data: { ...MEMBER_ANSWER, getMember: null } } }],
  ['a refusal', failed('This does not exist.', 'NOT_FOUND')],
  ['"Unauthorized"', failed('Unauthorized', 'UNAUTHENTICATED')],
])('A member who cannot be loaded is signed out: %s', async (_what, answer) => {
  stubService({ '/graphql': answer })
  expect(await failureOf(queryClient.ensureQueryData(viewerQuery))).toBeInstanceOf(SignInEnded)
  expect(ended).toBe(true)
})

test.each([
  ['is busy', { status: 503, body: { errors: [{ message: 'Busy' }] } }],
  ['has an internal error', failed('Something went wrong.', 'INTERNAL')],
  ['limits the rate', failed('Too many attempts.', 'LIMIT_EXCEEDED')],
  ['does not answer', undefined],
])('A member stays signed in while the server %s', async (_what, answer) => {
  stubService(answer ? { '/graphql': answer } : {})
  expect(await failureOf(queryClient.ensureQueryData(viewerQuery))).toBeInstanceOf(Error)
  expect([ended, readCookie('id_token')]).toEqual([false, TOKEN])
})

test('A refused query is not retried', async () => {
  const requests = stubService({ '/graphql': failed('This does not exist.', 'NOT_FOUND') })
  const failure = failureOf(queryClient.fetchQuery({ queryKey: ['x'], queryFn: () => execute(QUERY) }))
  expect(await failure).toBeInstanceOf(GraphQLFailure)
  expect(requests).toHaveLength(1)
})

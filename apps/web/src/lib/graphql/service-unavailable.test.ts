import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import type { TypedDocumentString } from '@section/contract/generated/operations/graphql.ts'
import { stubService } from '../../testing/stub-service.ts'
import { execute } from './graphql-client.ts'
import { clearSignInCookies, readCookie, writeCookie } from '../sign-in/sign-in-cookies.ts'
import { ServerUnavailable } from './send.ts'
import { onSignInEnd } from '../sign-in/sign-in-end.ts'
import { refreshTokens } from '../sign-in/tokens.ts'

// While the service is unavailable, queries are retried once after the pause that the server asks for.
// SECURITY.md#reconnecting-herds

type Operation = TypedDocumentString<{ answer: number }, Record<string, never>>
const QUERY = { __meta__: { hash: 'q', query: true } } as unknown as Operation
const MUTATION = { __meta__: { hash: 'm' } } as unknown as Operation

const BUSY = {
  status: 503,
  headers: { 'retry-after': '2' },
  body: { errors: [{ message: 'Busy', extensions: { code: 'UNAVAILABLE' } }] },
}
const DATA = { body: { data: { answer: 42 } } }

interface Answer {
  status?: number
  headers?: Record<string, string>
  body: unknown
}

/** Returns a function that gives the answers in order and repeats the last one. */
const inOrder = (...answers: [Answer, ...Answer[]]) => {
  let next = 0
  return () => answers[Math.min(next++, answers.length - 1)] ?? answers[0]
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => Promise<void>) => work() } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearSignInCookies()
})

test('A query is retried after the pause when the service is unavailable', async () => {
  const requests = stubService({ '/graphql': inOrder(BUSY, DATA) })
  const answer = execute(QUERY)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_002)
  expect(await answer).toEqual({ answer: 42 })
  expect(requests).toHaveLength(2)
})

test('A query that fails again after the pause is not retried a second time', async () => {
  const requests = stubService({ '/graphql': BUSY })
  const failure = expect(execute(QUERY)).rejects.toThrow(ServerUnavailable)
  await vi.advanceTimersByTimeAsync(60_000)
  await failure
  expect(requests).toHaveLength(2)
})

test('A mutation is never retried when the service is unavailable', async () => {
  const requests = stubService({ '/graphql': inOrder(BUSY, DATA) })
  const failure = expect(execute(MUTATION)).rejects.toThrow(ServerUnavailable)
  await vi.advanceTimersByTimeAsync(60_000)
  await failure
  expect(requests).toHaveLength(1)
})

test('A pause of an hour that the server asks for is shortened', async () => {
  const requests = stubService({ '/graphql': inOrder({ ...BUSY, headers: { 'retry-after': '3600' } }, DATA) })
  const answer = execute(QUERY)
  await vi.advanceTimersByTimeAsync(11_001)
  expect(await answer).toEqual({ answer: 42 })
  expect(requests).toHaveLength(2)
})

const FULL = { status: 503, headers: { 'retry-after': '2' }, body: { error: 'temporarily_unavailable' } }

test('A token refresh is retried when the service is unavailable', async () => {
  const tokens = { id_token: 'i', refresh_token: 'r' }
  const requests = stubService({
    '/oauth2/token': inOrder(FULL, { body: tokens }),
  })
  const answer = refreshTokens('first', 'member-app')
  await vi.advanceTimersByTimeAsync(3_001)
  expect(await answer).toEqual(tokens)
  expect(requests.map(({ body }) => body)).toEqual([requests[0]?.body, requests[0]?.body])
})

test('A failed token refresh keeps the sign-in when the service is unavailable', async () => {
  const expired = `h.${toBase64url(JSON.stringify({ 'custom:user_id': 'u1', exp: 1 }))}.s`
  writeCookie('id_token', expired)
  writeCookie('refresh_token', 'first')
  stubService({ '/oauth2/token': FULL })
  let ended = false
  const stop = onSignInEnd(() => (ended = true))
  const failure = expect(execute(QUERY)).rejects.toThrow(ServerUnavailable)
  await vi.advanceTimersByTimeAsync(60_000)
  await failure
  stop()
  expect(ended).toBe(false)
  expect(readCookie('refresh_token')).toBe('first')
})

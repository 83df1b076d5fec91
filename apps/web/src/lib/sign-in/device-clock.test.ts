import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import type { TypedDocumentString } from '@section/contract/generated/operations/graphql.ts'
import { stubService } from '../../testing/stub-service.ts'
import { execute } from '../graphql/graphql-client.ts'
import { clearSignInCookies, writeCookie } from './sign-in-cookies.ts'

// The clock of a device may be wrong by minutes or years, so tokens expire by the clock of the server.

const OPERATION = { __meta__: { hash: 'h' } } as unknown as TypedDocumentString<
  { answer: number },
  Record<string, never>
>
const SERVER_NOW = Date.parse('2026-03-03T17:00:00Z')
const MINUTE_MS = 60_000
const LIFETIME_SECONDS = 900

const issued = (at: number) => {
  const iat = Math.floor(at / 1000)
  const claims = { 'custom:user_id': 'u1', aud: 'member-app', iat, exp: iat + LIFETIME_SECONDS }
  return `h.${toBase64url(JSON.stringify(claims))}.s`
}

/** Stubs a server whose clock is `aheadMs` behind the clock of the device; returns the requests that were sent. */
function serve(aheadMs: number, withDate: boolean) {
  const now = () => Date.now() - aheadMs
  const headers = (): { headers: Record<string, string> } => ({
    headers: withDate ? { date: new Date(now()).toUTCString() } : {},
  })
  return stubService({
    '/graphql': () => ({ body: { data: { answer: 42 } }, ...headers() }),
    '/oauth2/token': () => ({
      body: { id_token: issued(now()), refresh_token: 'next' },
      ...headers(),
    }),
  })
}

const renewals = (asked: readonly { path: string }[]) =>
  asked.filter(({ path }) => path === '/oauth2/token').length

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearSignInCookies()
  localStorage.clear()
})

test.each([
  ['16 minutes ahead', 16 * MINUTE_MS],
  ['a day ahead', 1440 * MINUTE_MS],
  ['eleven years ahead', 11 * 365 * 1440 * MINUTE_MS],
  ['right', 0],
])(
  'A device whose clock is %s renews a good token once at most, with and without a header Date',
  async (_what, aheadMs) => {
    for (const withDate of [true, false]) {
      localStorage.clear()
      vi.setSystemTime(SERVER_NOW + aheadMs)
      writeCookie('id_token', issued(SERVER_NOW))
      writeCookie('refresh_token', 'first')
      const asked = serve(aheadMs, withDate)
      for (let times = 5; times > 0; times--) await execute(OPERATION)
      expect(renewals(asked)).toBeLessThanOrEqual(1)
    }
  },
)

test('A device whose clock is far behind renews its token in time', async () => {
  const behindMs = -400 * 1440 * MINUTE_MS
  vi.setSystemTime(SERVER_NOW + behindMs)
  writeCookie('id_token', issued(SERVER_NOW))
  writeCookie('refresh_token', 'first')
  const asked = serve(behindMs, true)
  await execute(OPERATION)
  vi.setSystemTime(SERVER_NOW + behindMs + 16 * MINUTE_MS)
  await execute(OPERATION)
  expect(asked.map(({ path }) => path)).toEqual(['/graphql', '/oauth2/token', '/graphql'])
})

test('A device clock that is set while the page is open causes one renewal of the token', async () => {
  vi.setSystemTime(SERVER_NOW)
  writeCookie('id_token', issued(SERVER_NOW))
  writeCookie('refresh_token', 'first')
  serve(0, true)
  await execute(OPERATION)
  const aheadMs = 90 * MINUTE_MS
  vi.setSystemTime(SERVER_NOW + aheadMs)
  const asked = serve(aheadMs, true)
  for (let times = 4; times > 0; times--) await execute(OPERATION)
  expect(renewals(asked)).toBe(1)
})

import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { stubService } from '../testing/stub-service.ts'
import { flagsWithinGrace } from './flags.ts'
import { clearSignInCookies, readCookie, writeCookie } from './sign-in/sign-in-cookies.ts'

// These tests check how long a decision waits for the flags, and how they are loaded.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearSignInCookies()
})

const FLAGS = '/ofrep/v1/evaluate/flags'
const flagsAnswer = { body: { flags: [{ key: 'profAimcBanner', value: true }] } }

test('flagsWithinGrace returns the safe flags after 2 seconds', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  let flags: unknown
  void flagsWithinGrace(new QueryClient()).then((values) => (flags = values))
  await vi.advanceTimersByTimeAsync(1_999)
  expect(flags).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(flags).toBe(SAFE_FLAGS)
})

test('flagsWithinGrace returns the flags that load in time', async () => {
  stubService({ [FLAGS]: flagsAnswer })
  expect(await flagsWithinGrace(new QueryClient())).toEqual({ ...SAFE_FLAGS, profAimcBanner: true })
})

const idToken = (name: string, endsInSeconds: number) => {
  const exp = Date.now() / 1000 + endsInSeconds
  return `${name}.${toBase64url(JSON.stringify({ 'custom:user_id': 'u1', aud: 'member-app', exp }))}.s`
}

/** Signs in with an old token, which the provider exchanges for a fresh one; only the fresh one gets the flags. */
function signedIn(old: string, fresh: string) {
  // happy-dom has no Web Locks; a single tab does not need them.
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => Promise<void>) => work() } })
  writeCookie('id_token', old)
  writeCookie('refresh_token', 'first')
  return stubService({
    '/oauth2/token': { body: { id_token: fresh, refresh_token: 'second' } },
    [FLAGS]: ({ authorization }) =>
      authorization === `Bearer ${fresh}`
        ? flagsAnswer
        : { status: 401, body: { error: 'Token has expired.' } },
  })
}

test('An expired token is refreshed before the flags are requested', async () => {
  const fresh = idToken('fresh', 3600)
  const requests = signedIn(idToken('old', -1), fresh)
  expect(await flagsWithinGrace(new QueryClient())).toMatchObject({ profAimcBanner: true })
  expect(requests.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/oauth2/token', null],
    [FLAGS, `Bearer ${fresh}`],
  ])
  expect([readCookie('id_token'), readCookie('refresh_token')]).toEqual([fresh, 'second'])
})

test('A refused token is refreshed once, and the flags are requested again', async () => {
  const [old, fresh] = [idToken('old', 3600), idToken('fresh', 3600)]
  const requests = signedIn(old, fresh)
  expect(await flagsWithinGrace(new QueryClient())).toMatchObject({ profAimcBanner: true })
  expect(requests.map(({ path, authorization }) => [path, authorization])).toEqual([
    [FLAGS, `Bearer ${old}`],
    ['/oauth2/token', null],
    [FLAGS, `Bearer ${fresh}`],
  ])
})

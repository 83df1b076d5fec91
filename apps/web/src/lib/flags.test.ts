import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { stubService } from '../testing/stub-service.ts'
import { flagsWithinGrace } from './flags.ts'
import { clearSessionCookies, readCookie, writeCookie } from './session/session-cookies.ts'

// Specification 1, sections 4 (navigation gating) and 9.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearSessionCookies()
})

const FLAGS = '/ofrep/v1/evaluate/flags'
const told = { body: { flags: [{ key: 'profAimcBanner', value: true }] } }

test('a redirect waits 2 seconds for the flags and then goes by the safe ones', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  let flags: unknown
  void flagsWithinGrace(new QueryClient()).then((told) => (flags = told))
  await vi.advanceTimersByTimeAsync(1_999)
  expect(flags).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(flags).toBe(SAFE_FLAGS)
})

test('flags that arrive in time are what it goes by', async () => {
  stubService({ [FLAGS]: told })
  expect(await flagsWithinGrace(new QueryClient())).toEqual({ ...SAFE_FLAGS, profAimcBanner: true })
})

const idToken = (name: string, endsInSeconds: number) => {
  const exp = Date.now() / 1000 + endsInSeconds
  return `${name}.${toBase64url(JSON.stringify({ 'custom:user_id': 'u1', aud: 'member-app', exp }))}.s`
}

/** Signs in with this token; the provider exchanges it for the other, which the flags are told to. */
function signedIn(old: string, fresh: string) {
  // happy-dom has no locks; one tab needs none.
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => Promise<void>) => work() } })
  writeCookie('id_token', old)
  writeCookie('refresh_token', 'first')
  return stubService({
    '/oauth2/token': { body: { id_token: fresh, refresh_token: 'second' } },
    [FLAGS]: ({ authorization }) =>
      authorization === `Bearer ${fresh}` ? told : { status: 401, body: { error: 'Token has expired.' } },
  })
}

test('an expired token is exchanged before the flags are asked for', async () => {
  const fresh = idToken('fresh', 3600)
  const asked = signedIn(idToken('old', -1), fresh)
  expect(await flagsWithinGrace(new QueryClient())).toMatchObject({ profAimcBanner: true })
  expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/oauth2/token', null],
    [FLAGS, `Bearer ${fresh}`],
  ])
  expect([readCookie('id_token'), readCookie('refresh_token')]).toEqual([fresh, 'second'])
})

test('a token that is refused all the same is exchanged once, and the flags are asked for again', async () => {
  const [old, fresh] = [idToken('old', 3600), idToken('fresh', 3600)]
  const asked = signedIn(old, fresh)
  expect(await flagsWithinGrace(new QueryClient())).toMatchObject({ profAimcBanner: true })
  expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    [FLAGS, `Bearer ${old}`],
    ['/oauth2/token', null],
    [FLAGS, `Bearer ${fresh}`],
  ])
})

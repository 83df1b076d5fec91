import { afterEach, expect, test, vi } from 'vitest'
import { config } from '../config.ts'
import { clearSignInCookies, readCookie, writeCookie } from './sign-in-cookies.ts'

// These tests check the names, lifetimes and attributes of the four cookies of a sign-in.
// See docs/product/sign-in.md#cookies.

const DAY_SECONDS = 86_400

afterEach(() => {
  vi.restoreAllMocks()
  clearSignInCookies()
  Object.assign(config, { cookieDomain: null, secureCookies: false })
})

/** Returns the texts of the cookies that `write` sets. */
function written(write: () => void): string[] {
  const set = vi.spyOn(document, 'cookie', 'set')
  write()
  return set.mock.calls.map(([text]) => text)
}

test.each([
  ['id_token', 31],
  ['refresh_token', 31],
  ['user_id', 1095],
  ['audience', 1095],
] as const)('The cookie %s lives for %d days', (name, days) => {
  expect(written(() => writeCookie(name, 'a value'))).toEqual([
    `member_${name}=a%20value; max-age=${days * DAY_SECONDS}; path=/`,
  ])
})

test('Cookies outside development belong to the parent domain and are Secure and SameSite=Lax', () => {
  Object.assign(config, { cookieDomain: 'school.example', secureCookies: true })
  expect(written(() => writeCookie('audience', 'member-app-sso'))).toEqual([
    `member_audience=member-app-sso; max-age=${1095 * DAY_SECONDS}; path=/; domain=school.example; secure; samesite=lax`,
  ])
})

test('clearSignInCookies clears all four cookies', () => {
  const cleared = ['id_token', 'refresh_token', 'user_id', 'audience']
  expect(written(clearSignInCookies)).toEqual(cleared.map((name) => `member_${name}=; max-age=0; path=/`))
})

test('Two cookies of the same name are both ignored', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('member_user_id=mine; member_user_id=tossed')
  expect(readCookie('user_id')).toBeUndefined()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { config } from '../config.ts'
import { isSignedIn } from './sign-in-target.ts'
import { CookieJar } from './cookie-jar.fixture.ts'
import { clearSignInCookies, CookiesRefused, readCookie, requireCookies } from './sign-in-cookies.ts'
import { isSignInMixed, storeSignIn } from './tokens.ts'

// Some browsers keep no cookies, or keep several with the same name. See docs/decisions/sign-in-cookies.md.

let jar: CookieJar

beforeEach(() => {
  jar = new CookieJar()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  config.cookieDomain = null
})

const idToken = (userId: string) =>
  `h.${toBase64url(JSON.stringify({ 'custom:user_id': userId, aud: 'member-app' }))}.s`
const signIn = (userId = 'u1') => storeSignIn({ id_token: idToken(userId), refresh_token: `r-${userId}` })

test('A sign-in whose cookies the browser does not keep is refused, and so is one at a provider before it begins', () => {
  jar.refuses = true
  expect(() => signIn()).toThrow(CookiesRefused)
  expect(() => requireCookies()).toThrow(CookiesRefused)
  jar.refuses = false
  requireCookies()
  signIn()
  expect(isSignedIn()).toBe(true)
  expect(jar.text()).not.toContain('kept')
})

test('A sign-in is refused where asking for cookies is forbidden', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(readCookie('user_id')).toBeUndefined()
  expect(() => signIn()).toThrow(CookiesRefused)
})

test.each([
  ['the path of the page', { path: '/login' }],
  ['the path of the page with a slash', { path: '/login/' }],
  ['a domain above', { domain: 'school.example' }],
  ['the domain of the page', { domain: 'members.school.example' }],
  ['the path of the page and a domain above', { path: '/login', domain: 'school.example' }],
])('A sign-in replaces the cookies that are stored under %s', (_what, where) => {
  jar.path = '/login'
  for (const name of ['user_id', 'id_token', 'refresh_token', 'audience']) jar.add(name, 'old', where)
  signIn()
  expect(readCookie('user_id')).toBe('u1')
  expect(jar.text().match(/member_\w+=/g)).toHaveLength(4)
})

test('A sign-in of a school that has configured its domain replaces the cookies of the host alone', () => {
  config.cookieDomain = 'school.example'
  for (const name of ['user_id', 'id_token', 'refresh_token', 'audience']) jar.add(name, 'old')
  signIn()
  expect([readCookie('user_id'), readCookie('refresh_token')]).toEqual(['u1', 'r-u1'])
  expect(isSignInMixed()).toBe(false)
})

test('A cookie that is stored under a deeper path as well is read, and the other one is deleted', () => {
  signIn()
  jar.add('user_id', 'tossed', { path: '/courses' })
  expect(readCookie('user_id')).toBe('u1')
  jar.path = '/courses/one'
  expect(readCookie('user_id')).toBe('u1')
  expect(jar.text()).not.toContain('tossed')
})

test('Signing out also deletes the cookies of other paths and domains', () => {
  signIn()
  jar.add('refresh_token', 'old', { domain: 'school.example' })
  clearSignInCookies()
  expect(jar.text()).toBe('')
})

test('A cookie of which two remain is not trusted, makes the sign-in mixed, and refuses the next sign-in', () => {
  signIn()
  jar.stuck.add('id_token')
  jar.add('id_token', 'tossed', { domain: 'school.example' })
  expect(readCookie('id_token')).toBeUndefined()
  expect(isSignInMixed()).toBe(true)
  expect(isSignedIn()).toBe(false)
  expect(() => signIn()).toThrow(CookiesRefused)
})

test.each([
  ['names another member', idToken('u2')],
  ['is no token', 'garbage'],
])('A sign-in counts as mixed when the cookie of the token %s', (_what, token) => {
  signIn()
  expect(isSignInMixed()).toBe(false)
  jar.write(`member_id_token=${token}; max-age=60; path=/`)
  expect(isSignInMixed()).toBe(true)
  expect(isSignedIn()).toBe(false)
})

test('A cookie whose value cannot be decoded counts as missing', () => {
  jar.add('user_id', '%E0%A4%A')
  expect(readCookie('user_id')).toBeUndefined()
})

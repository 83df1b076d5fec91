import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TypedDocumentString } from '@section/contract/generated/operations/graphql.ts'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { clearSignInCookies, readCookie, writeCookie } from './sign-in-cookies.ts'
import { beginSignOut, endBrowserSignIn, isSigningOut, onSignInEnd, type SignInEnd } from './sign-in-end.ts'
import { execute, SignInEnded } from '../graphql/graphql-client.ts'
import { stubService } from '../../testing/stub-service.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

const ended: SignInEnd[] = []
let stop = () => {}

beforeEach(() => {
  writeCookie('id_token', `h.${toBase64url(JSON.stringify({ exp: 9_999_999_999 }))}.s`)
  writeCookie('refresh_token', 'r')
  stop = onSignInEnd((end) => ended.push(end))
})
afterEach(() => {
  stop()
  ended.length = 0
  vi.unstubAllGlobals()
  clearSignInCookies()
})

test('Signing out notifies the listeners and ends the sign-in everywhere', async () => {
  const asked = stubService({
    '/graphql': { body: { data: { logout: { success: true } } } },
    '/user/signOutEverywhere': { body: { success: true } },
  })
  await signOutEverywhere()
  expect(ended).toEqual(['signed-out'])
  expect(asked.map(({ path }) => path)).toEqual(['/graphql', '/user/signOutEverywhere'])
  expect(readCookie('id_token')).toBeUndefined()
})

test('Signing out ends the sign-in also when the server cannot be reached', async () => {
  stubService({})
  await signOutEverywhere()
  expect(ended).toEqual(['signed-out'])
})

test('A sign-in that ends without signing out has expired', () => {
  endBrowserSignIn()
  expect(ended).toEqual(['expired'])
})

test('While a member signs out, nothing more is asked with the sign-in, and a refusal is not taken for its expiry', async () => {
  const asked = stubService({})
  beginSignOut()
  await expect(
    execute(new TypedDocumentString<unknown, { count: number }>('{ listMembers { list { userId } } }'), {
      count: 1,
    }),
  ).rejects.toThrow(SignInEnded)
  endBrowserSignIn()
  expect(ended).toEqual([])
  expect(asked).toEqual([])
})

test('A member can sign in again as soon as a sign-out is over', async () => {
  stubService({})
  await signOutEverywhere()
  expect(isSigningOut()).toBe(false)
})

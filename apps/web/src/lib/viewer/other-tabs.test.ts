import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TypedDocumentString } from '@section/contract/generated/operations/graphql.ts'
import { signedInForTest } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { execute, SignInEnded } from '../graphql/graphql-client.ts'
import { watchOtherTabs } from './other-tabs.ts'
import { queryClient } from '../graphql/query-client.ts'
import { clearSignInCookies, writeCookie } from '../sign-in/sign-in-cookies.ts'
import { endBrowserSignIn, onSignInEnd } from '../sign-in/sign-in-end.ts'
import { viewerQuery } from './viewer.ts'

// Two tabs of one browser share their cookies. See docs/product/sign-in.md#several-tabs.

const QUERY = { __meta__: { hash: 'q', query: true } } as unknown as TypedDocumentString<
  { answer: number },
  Record<string, never>
>
let signedInElsewhere = 0
let stop = () => {}

beforeEach(() => {
  signedInElsewhere = 0
  writeCookie('user_id', 'u1')
  signedInForTest()
  stop = watchOtherTabs(queryClient, () => signedInElsewhere++)
})
afterEach(() => {
  stop()
  endBrowserSignIn()
  clearSignInCookies()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('A page whose member differs from the cookies sends nothing and reloads', async () => {
  const requests = stubService({ '/graphql': { body: { data: { answer: 42 } } } })
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  writeCookie('user_id', 'u2')
  await expect(execute(QUERY)).rejects.toThrow(SignInEnded)
  expect(requests).toHaveLength(0)
  expect(reload).toHaveBeenCalledOnce()
})

test('A focused tab reloads after another member has signed in elsewhere', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  window.dispatchEvent(new Event('focus'))
  expect(reload).not.toHaveBeenCalled()
  writeCookie('user_id', 'u2')
  window.dispatchEvent(new Event('focus'))
  expect(reload).toHaveBeenCalledOnce()
})

test('A focused tab whose cookies are gone ends the sign-in', () => {
  const ends: string[] = []
  const stopListening = onSignInEnd((end) => ends.push(end))
  clearSignInCookies()
  window.dispatchEvent(new Event('focus'))
  stopListening()
  expect(ends).toEqual(['expired'])
})

test('A focused tab without a member is notified of a sign-in elsewhere', () => {
  endBrowserSignIn()
  window.dispatchEvent(new Event('focus'))
  expect(signedInElsewhere).toBe(0)
  writeCookie('user_id', 'u1')
  window.dispatchEvent(new Event('focus'))
  expect(signedInElsewhere).toBe(1)
})

test('A change in another tab refetches the data, but not the member', async () => {
  const other = new BroadcastChannel('changes')
  const courses = vi.fn(() => Promise.resolve('courses'))
  const observer = new QueryObserver(queryClient, { queryKey: ['courses'], queryFn: courses })
  const unsubscribe = observer.subscribe(() => {})
  await vi.waitFor(() => expect(courses).toHaveBeenCalledOnce())
  other.postMessage('u1')
  await vi.waitFor(() => expect(courses).toHaveBeenCalledTimes(2))
  expect(queryClient.getQueryState(viewerQuery.queryKey)?.isInvalidated).toBe(false)
  unsubscribe()
  other.close()
})

test('A change in this tab notifies the other tabs', async () => {
  const other = new BroadcastChannel('changes')
  const heard = vi.fn()
  other.addEventListener('message', heard)
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.resolve(1) })
  await mutation.execute(undefined)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  other.close()
})

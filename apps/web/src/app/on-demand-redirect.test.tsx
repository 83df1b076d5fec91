import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { courseLandingQuery } from '../features/catalog/course-landing-query.ts'
import { flagsQuery } from '../lib/flags.ts'
import { queryClient } from '../lib/graphql/query-client.ts'
import { clearSignInCookies, writeCookie } from '../lib/sign-in/sign-in-cookies.ts'
import { signedInForTest } from '../testing/signed-in.ts'
import { stubService } from '../testing/stub-service.ts'
import { startRouter } from './router.tsx'

// These tests open the address /courses/ondemand/{courseId} of courses in different states.

const SESSION = { sessionId: 'od', sessionKind: 'SPRINT', sessionType: 'ON_DEMAND' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  writeCookie('user_id', 'u1')
  signedInForTest()
  stubService({})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearSignInCookies()
  queryClient.clear()
})

/** Opens the address with a flag that names these sessions, and returns the address to which it leads. */
async function opened(sessionIds: string[], address = '/courses/ondemand/c'): Promise<string> {
  queryClient.setQueryData(flagsQuery.queryKey, { ...SAFE_FLAGS, onDemandRefresh: { sessionIds } })
  const router = startRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return router.state.location.href
}

const knowSession = () =>
  queryClient.setQueryData(courseLandingQuery('c').queryKey, {
    kind: 'course',
    sessions: [SESSION],
    products: [],
  } as never)

test('The on-demand address of a course opens the page of its session if the flag names the session', async () => {
  knowSession()
  expect(await opened(['od'])).toBe('/courses/session/od')
})

test('The on-demand address of a course keeps its query and opens the course page if the flag names another session', async () => {
  knowSession()
  expect(await opened(['other'], '/courses/ondemand/c?utm=mail')).toBe('/courses/c?utm=mail')
})

test('The on-demand address of a course opens the course page if the sessions do not load', async () => {
  expect(await opened(['od'])).toBe('/courses/c')
})

test('A course page waits for the flags, which decide where the link to the on-demand edition leads', async () => {
  knowSession()
  let answer = () => {}
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/ofrep/v1/evaluate/flags') throw new TypeError('Failed to fetch')
    await new Promise<void>((resolve) => (answer = resolve))
    return Response.json({ flags: [{ key: 'onDemandRefresh', value: { sessionIds: ['od'] } }] })
  })
  const router = startRouter(createMemoryHistory({ initialEntries: ['/courses/c'] }))
  let isOpen = false
  const opening = router.load().then(() => (isOpen = true))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(isOpen, 'the page waits').toBe(false)
  answer()
  await opening
  expect(queryClient.getQueryData(flagsQuery.queryKey)?.onDemandRefresh.sessionIds).toEqual(['od'])
})

test('A visitor at the on-demand address of a course logs in first and comes back to that address', async () => {
  clearSignInCookies()
  queryClient.clear()
  expect(await opened(['od'])).toBe('/login?redirectPath=%2Fcourses%2Fondemand%2Fc')
})

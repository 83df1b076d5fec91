import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../lib/graphql/query-client.ts'
import { forgetVisits, pathBefore } from '../lib/routing/recent-paths.ts'
import { writeCookie } from '../lib/sign-in/sign-in-cookies.ts'
import { endBrowserSignIn } from '../lib/sign-in/sign-in-end.ts'
import { renderApp } from '../testing/open-app.tsx'
import { stubService } from '../testing/stub-service.ts'
import { heading, useRouterTests } from './router.fixture.tsx'

useRouterTests()

beforeEach(() => void stubService({}))
afterEach(forgetVisits)

const REFERRALS = '/referrals'

/** Opens the screen of referrals, which loads nothing, and then other addresses of it; returns the router. */
async function visit(...addresses: string[]) {
  const router = renderApp(REFERRALS)
  await heading(/Refer/i)
  for (const href of addresses) await act(() => router.navigate({ href }))
  return router
}

describe('The app', () => {
  test('keeps the path of every navigation with its query', async () => {
    await visit('/nowhere', `${REFERRALS}?page=2&search=ann`)
    await waitFor(() => expect(pathBefore('/drops')).toBe(`${REFERRALS}?page=2&search=ann`))
    expect(pathBefore(REFERRALS)).toBeNull()
  })

  test('opens every screen where the browser forbids storage, and goes back all the same', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    await visit(`${REFERRALS}?page=1`)
    await waitFor(() => expect(pathBefore('/drops')).toBe(`${REFERRALS}?page=1`))
  })

  test('goes back to no page when something else stands in the storage', async () => {
    for (const broken of [
      '{',
      '7',
      '{"userId":"u1","paths":"/courses"}',
      '{"userId":"u1","paths":["//evil.example"]}',
    ]) {
      sessionStorage.setItem('recent-paths', broken)
      expect(pathBefore('/drops')).toBeNull()
    }
  })

  test('forgets the paths when the member signs out', async () => {
    await visit()
    await waitFor(() => expect(pathBefore('/drops')).toBe(REFERRALS))
    act(() => endBrowserSignIn('signed-out'))
    await screen.findByText('You are signed out.')
    writeCookie('user_id', 'u1')
    expect(pathBefore('/drops')).toBeNull()
    expect(sessionStorage.getItem('recent-paths')).toBeNull()
  })

  test('keeps the paths of a member whose sign-in expires from the next member of the tab', async () => {
    await visit()
    await waitFor(() => expect(pathBefore('/drops')).toBe(REFERRALS))
    act(() => endBrowserSignIn('expired'))
    queryClient.clear()
    writeCookie('user_id', 'u2')
    expect(pathBefore('/drops')).toBeNull()
    writeCookie('user_id', 'u1')
    expect(pathBefore('/drops')).toBe(REFERRALS)
  })
})

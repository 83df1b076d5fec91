import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { flagsQuery } from '../../lib/flags.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { clearSignInCookies, writeCookie } from '../../lib/sign-in/sign-in-cookies.ts'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import { signedInForTest } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { startRouter } from '../router.tsx'

vi.mock('../../lib/tracking/error-reporting.ts', () => ({
  reportError: vi.fn<typeof reportError>(),
  watchErrors: () => {},
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  clearSignInCookies()
  queryClient.clear()
})

test('A filter without any known value is logged once, though it is removed from the address', async () => {
  writeCookie('user_id', 'u1')
  signedInForTest()
  queryClient.setQueryData(flagsQuery.queryKey, SAFE_FLAGS)
  stubService({ '/graphql': { body: { data: { listUserSessions: [], listCourseBookmarks: [] } } } })
  const router = startRouter(createMemoryHistory({ initialEntries: ['/courses?t=cooking&s=ai'] }))
  render(
    <AppTheme env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Courses Dashboard' })
  const logged = vi.mocked(reportError).mock.calls.map(([error]) => String(error))
  expect(logged).toEqual(['Error: The filter of topics is empty.'])
  expect(router.state.location.searchStr).toBe('?s=ai')
})

import { onlineManager } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { flagsQuery } from '../lib/flags.ts'
import { queryClient } from '../lib/graphql/query-client.ts'
import { clearSignInCookies, writeCookie } from '../lib/sign-in/sign-in-cookies.ts'
import { signedInForTest } from '../testing/signed-in.ts'

/** Signs a member in before each test, and resets everything after it. */
export function useRouterTests(): void {
  beforeEach(() => {
    // React and the router log each error that a screen shows.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    writeCookie('user_id', 'u1')
    signedInForTest()
    queryClient.setQueryData(flagsQuery.queryKey, SAFE_FLAGS)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    onlineManager.setOnline(true)
    hideToasts()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    clearSignInCookies()
    queryClient.clear()
  })
}

/** Finds the heading of the screen. */
export const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 5000 })

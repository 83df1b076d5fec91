import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { signedInForTest } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { useSaveEnrollment } from './save-enrollment.ts'

beforeEach(signedInForTest)
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  queryClient.clear()
  hideToasts()
  vi.unstubAllGlobals()
})

const hook = () =>
  renderHook(useSaveEnrollment, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <AppTheme env="test">{children}</AppTheme>
      </QueryClientProvider>
    ),
  }).result

test('An enrollment that was confirmed offline fails at once, says so, and is never sent later', async () => {
  const requests = stubService({
    '/graphql': { body: { data: { saveEnrollment: { enrollmentStatus: 'ENROLLED' } } } },
  })
  const save = hook()
  onlineManager.setOnline(false)
  act(() => save.current.mutate({ sessionId: 's1' }))
  await waitFor(() => expect(save.current.isError).toBe(true))
  await screen.findByText('You’re offline, so nothing was changed. Try again when you’re back online.')
  await act(async () => {
    onlineManager.setOnline(true)
    await queryClient.resumePausedMutations()
  })
  expect(requests).toHaveLength(0)
})

test('A refused enrollment is shown in the words of the server', async () => {
  const error = { code: 'SESSION_FULL', message: 'This session is full.' }
  stubService({ '/graphql': { body: { data: { saveEnrollment: { enrollmentStatus: null, error } } } } })
  const save = hook()
  act(() => save.current.mutate({ sessionId: 's1' }))
  await waitFor(() => expect(save.current.isError).toBe(true))
  expect((await screen.findByRole('alert')).textContent).toBe('This session is full.')
})

import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, hideToast } from '@section/ui/toast/toast-queue.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { signedInForTest } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { useSaveEnrollment } from './save-enrollment.ts'

beforeEach(signedInForTest)
afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
  hideToast()
  vi.unstubAllGlobals()
})

const hook = () =>
  renderHook(useSaveEnrollment, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  }).result

test('An enrollment that was confirmed offline fails at once, says so, and is never sent later', async () => {
  const requests = stubService({
    '/graphql': { body: { data: { saveEnrollment: { enrollmentStatus: 'ENROLLED' } } } },
  })
  const save = hook()
  onlineManager.setOnline(false)
  act(() => save.current.mutate({ sessionId: 's1' }))
  await waitFor(() => expect(save.current.isError).toBe(true))
  expect(currentToasts().map(({ message }) => message)).toEqual([
    'You’re offline, so nothing was changed. Try again when you’re back online.',
  ])
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
  expect(currentToasts().map(({ message }) => message)).toEqual(['This session is full.'])
})

import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { signedInForTest } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'

// These tests press the button that downloads the calendar file of a session.

const LINK = 'https://school.example/calendar/signed.ics'

let download: MockInstance<typeof location.assign>

beforeEach(() => {
  signedInForTest()
  download = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  queryClient.clear()
  hideToasts()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const press = async (
  getSessionLink: { link: string | null; error: { message: string } | null },
  one: { meetingId?: string; name?: string } = {},
) => {
  const routeTree = createRootRoute({
    component: () => (
      <AddToCalendar
        session={{ sessionId: 's1', title: 'Pricing Strategy' }}
        {...(one.meetingId && { meetingId: one.meetingId })}
      />
    ),
    notFoundComponent: () => null,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  const requests = stubService({ '/graphql': { body: { data: { getSessionLink } } } })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
    { wrapper: AppTheme },
  )
  expect(requests, 'nothing is requested before the button is pressed').toHaveLength(0)
  fireEvent.click(await screen.findByRole('button', { name: one.name ?? 'Add to calendar' }))
  return { requests, address: () => router.state.location.href }
}

test('The calendar file of a session is downloaded from the address that the server signs', async () => {
  const { requests } = await press({ link: LINK, error: null })
  await waitFor(() => expect(download).toHaveBeenCalledExactlyOnceWith(LINK))
  expect(requests[0]?.body).toMatchObject({
    variables: { sessionId: 's1', meetingId: null, sessionTitle: 'Pricing Strategy' },
  })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await screen.findByText(/^A file with today’s dates is downloading\./)).toBeDefined()
})

test('The button of one class says so, and downloads a file with that class', async () => {
  const { requests } = await press({ link: LINK, error: null }, { meetingId: 'm2', name: 'Add this class' })
  await waitFor(() => expect(download).toHaveBeenCalledExactlyOnceWith(LINK))
  expect(requests[0]?.body).toMatchObject({ variables: { sessionId: 's1', meetingId: 'm2' } })
  expect(await screen.findByText(/^A file with this class is downloading\./)).toBeDefined()
})

test('The toast about a downloaded calendar file leads to the subscription to all sessions', async () => {
  const { address } = await press({ link: LINK, error: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Subscribe' }))
  await waitFor(() => expect(address()).toBe('/account-settings#calendar-subscription'))
})

test('The refusal of a calendar file is shown in the words of the server', async () => {
  await press({ link: null, error: { message: 'This session has no dates yet.' } })
  expect((await screen.findByRole('alert')).textContent).toBe('This session has no dates yet.')
  expect(download).not.toHaveBeenCalled()
})

test('A calendar file that was requested offline is not fetched later', async () => {
  onlineManager.setOnline(false)
  const { requests } = await press({ link: LINK, error: null })
  await screen.findByText(/^You’re offline/)
  onlineManager.setOnline(true)
  await queryClient.resumePausedMutations()
  expect(requests).toHaveLength(0)
  expect(download).not.toHaveBeenCalled()
})

import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { hideToasts } from '@section/ui/toast/show-toast.tsx'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { signedInForTest } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'

// Specification 2, section 7 (getSessionLink); Decisions, section 9.

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

const press = (getSessionLink: { link: string | null; error: { message: string } | null }) => {
  const requests = stubService({ '/graphql': { body: { data: { getSessionLink } } } })
  render(
    <QueryClientProvider client={queryClient}>
      <AddToCalendar session={{ sessionId: 's1', title: 'Pricing Strategy' }} />
    </QueryClientProvider>,
    { wrapper: AppTheme },
  )
  expect(requests, 'nothing is requested before the button is pressed').toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  return requests
}

test('The calendar file of a session is downloaded from the address that the server signs', async () => {
  const requests = press({ link: 'https://school.example/calendar/signed.ics', error: null })
  await waitFor(() =>
    expect(download).toHaveBeenCalledExactlyOnceWith('https://school.example/calendar/signed.ics'),
  )
  expect(requests[0]?.body).toMatchObject({
    variables: { sessionId: 's1', sessionTitle: 'Pricing Strategy' },
  })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('The refusal of a calendar file is shown in the words of the server', async () => {
  press({ link: null, error: { message: 'This session has no dates yet.' } })
  expect((await screen.findByRole('alert')).textContent).toBe('This session has no dates yet.')
  expect(download).not.toHaveBeenCalled()
})

test('A calendar file that was requested offline is not fetched later', async () => {
  onlineManager.setOnline(false)
  const requests = press({ link: 'https://school.example/calendar/signed.ics', error: null })
  await screen.findByText(/^You’re offline/)
  onlineManager.setOnline(true)
  await queryClient.resumePausedMutations()
  expect(requests).toHaveLength(0)
  expect(download).not.toHaveBeenCalled()
})

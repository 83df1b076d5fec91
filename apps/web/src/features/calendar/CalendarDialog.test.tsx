import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { signedInForTest } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { AddAllToCalendar } from './AddAllToCalendar.tsx'
import { calendarSubscriptionQuery } from './calendar-subscription.ts'

// The dialog of "Add All to Calendar": the member's own calendar first, then that of the school.

const ADDRESS = 'https://school.example/calendar/subscriptions/1.ics?u=u1&s=x'
const SUBSCRIBED = { address: ADDRESS, webcalAddress: ADDRESS.replace('https', 'webcal') }
const NONE = { address: null, webcalAddress: null }

beforeEach(() => signedInForTest())
afterEach(() => {
  cleanup()
  queryClient.clear()
  hideToasts()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(answer: () => { status?: number; body: unknown }) {
  const routeTree = createRootRoute({ component: AddAllToCalendar, notFoundComponent: () => null })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  const requests = stubService({ '/graphql': answer })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
    { wrapper: AppTheme },
  )
  expect(requests, 'nothing is requested before the button is pressed').toHaveLength(0)
  fireEvent.click(await screen.findByRole('button', { name: 'Add All to Calendar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add all to your calendar' }))
  return { dialog, own: within(dialog.getByRole('region', { name: 'Your own calendar' })), requests }
}

test('The own calendar of a member comes first, with the programs that subscribe to it, and says that it stays up to date', async () => {
  const { dialog, own } = await open(() => ({ body: { data: { getCalendarSubscription: SUBSCRIBED } } }))
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Your own calendar',
    'The school’s calendar',
  ])
  expect(own.getByText('Stays up to date')).toBeDefined()
  const apple = await own.findByRole('link', { name: 'Apple Calendar' })
  expect([apple.getAttribute('href'), apple.getAttribute('target')]).toEqual([SUBSCRIBED.webcalAddress, null])
  expect(own.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Google Calendar',
    'Apple Calendar',
    'Outlook.com',
    'Microsoft 365',
    'A file with today’s dates',
    'get a new one',
  ])
  expect(own.getByRole('link', { name: 'Google Calendar' }).getAttribute('target')).toBe('_blank')
})

test('The address of the own calendar is copied', async () => {
  const { own } = await open(() => ({ body: { data: { getCalendarSubscription: SUBSCRIBED } } }))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fireEvent.click(await own.findByRole('button', { name: 'Copy address' }))
  await waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith(ADDRESS))
})

test('A member without an address creates it in the dialog, and the focus goes once to what follows', async () => {
  let created = false
  const { own } = await open(() => {
    const data = created ? { createCalendarSubscription: SUBSCRIBED } : { getCalendarSubscription: NONE }
    return { body: { data } }
  })
  const create = await own.findByRole('button', { name: 'Create my calendar address' })
  created = true
  fireEvent.click(create)
  const google = await own.findByRole('link', { name: 'Google Calendar' })
  await waitFor(() => expect(document.activeElement).toBe(google))

  const copy = own.getByRole('button', { name: 'Copy address' })
  copy.focus()
  const other = { ...SUBSCRIBED, webcalAddress: 'webcal://school.example/other.ics' }
  act(() => void queryClient.setQueryData(calendarSubscriptionQuery.queryKey, other))
  await waitFor(() =>
    expect(own.getByRole('link', { name: 'Apple Calendar' }).getAttribute('href')).toBe(other.webcalAddress),
  )
  expect(document.activeElement, 'what is drawn again later leaves the focus alone').toBe(copy)
})

test('A calendar address that did not load can be asked for again, and the school’s calendar opens all the same', async () => {
  let fails = true
  const { dialog, own } = await open(() =>
    fails
      ? { status: 400, body: { errors: [{ message: 'Not now.' }] } }
      : { body: { data: { getCalendarSubscription: SUBSCRIBED } } },
  )
  const retry = await own.findByRole('button', { name: 'Retry' })
  const school = dialog.getByRole('link', { name: 'Open the school’s calendar' })
  expect([school.getAttribute('href'), school.getAttribute('target')]).toEqual(['/dev/calendar', '_blank'])
  fails = false
  fireEvent.click(retry)
  expect(await own.findByRole('link', { name: 'Apple Calendar' })).toBeDefined()
})

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { setServerTime } from '../../lib/graphql/server-time.ts'
import { type SignedIn, viewerQuery } from '../../lib/viewer/viewer.ts'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { meteringQuery } from './metering-query.ts'
import { MeteringBanner } from './MeteringBanner.tsx'

async function open(userId: string, { address = '/courses', watched = 1, accountType = 'LIMITED' } = {}) {
  const meteringPlan = {
    threshold: 3,
    currentMeasure: watched,
    watchedVideoIds: [],
    entitledVideoIds: [],
  }
  stubService({ '/graphql': { body: { data: { getMeteringPlanDetails: meteringPlan } } } })
  queryClient.setQueryData(viewerQuery.queryKey, {
    member: { userId, accountType },
    viewer: { userId, accountType, entitlements: [] },
    meteringPlan,
  } as unknown as SignedIn)
  const Screen = () => (
    <QueryClientProvider client={queryClient}>
      <h1>Courses</h1>
      <MeteringBanner />
    </QueryClientProvider>
  )
  await renderScreen(Screen, address)
}

const banner = () => screen.queryByText('2 videos left this month.')
/** Unmounts the page as a reload does. */
const unload = () => {
  cleanup()
  queryClient.clear()
}

afterEach(() => {
  unload()
  sessionStorage.clear()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('The banner of the month stays closed after a reload for the member who closed it, but not for another', async () => {
  await open('lin')
  expect(banner()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /close|dismiss/i }))
  expect(banner()).toBeNull()
  unload()
  await open('lin')
  expect(banner()).toBeNull()
  unload()
  await open('another')
  expect(banner()).not.toBeNull()
})

test.each([
  [1, '2 videos left this month.'],
  [2, '1 video left this month.'],
  [3, "You've reached your free video limit."],
])('A limited member who has watched %i of 3 videos reads “%s” and how to enroll', async (watched, text) => {
  await open('lin', { watched })
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByRole('link', { name: 'ENROLL NOW' }).getAttribute('href')).toBe('/upgrade')
})

test('The banner of a spent month says when the next videos come, and that of another month does not', async () => {
  await open('lin', { watched: 3 })
  const region = screen.getByRole('region', { name: 'Monthly videos' })
  expect(region.textContent).toMatch(
    /^You've reached your free video limit\. Next 3 videos on .+\.ENROLL NOW$/,
  )
  unload()
  await open('lin', { watched: 2 })
  expect(screen.queryByText(/Next 3 videos/)).toBeNull()
})

const later = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('A page that stays open reads the allowance again when the month begins', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.setSystemTime('2026-11-30T23:59:50Z')
  await open('lin', { watched: 3 })
  const renewed = { threshold: 3, currentMeasure: 0, watchedVideoIds: [], entitledVideoIds: [] }
  stubService({ '/graphql': { body: { data: { getMeteringPlanDetails: renewed } } } })
  later(9_000)
  expect(screen.getByText("You've reached your free video limit.")).toBeDefined()
  later(30_000)
  expect(await screen.findByText('3 videos left this month.')).toBeDefined()
})

test('The banner of a spent month names the day of the next videos by the server’s clock, when that of the device is a day ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-12-01T12:00:00Z')
  setServerTime(Date.parse('2026-11-30T12:00:00Z'))
  await open('lin', { watched: 3 })
  expect(screen.getByText(/^\s?Next 3 videos on (?:Nov 30|Dec 1)\b/)).toBeDefined()
})

test('A page whose member has got another plan reads the member again, and has no banner of the month', async () => {
  await open('lin', { watched: 3 })
  stubService({ '/graphql': { body: { data: { ...MEMBER_ANSWER, getMeteringPlanDetails: null } } } })
  void queryClient.invalidateQueries({ queryKey: meteringQuery.queryKey })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Monthly videos' })).toBeNull())
  await waitFor(() =>
    expect(queryClient.getQueryData(viewerQuery.queryKey)?.viewer.accountType).toBe('MEMBER'),
  )
})

test.each([
  ['on a screen without lessons', { address: '/account-settings' }],
  ['to a member without a limit', { accountType: 'MEMBER' }],
])('The banner of the month is not shown %s', async (_where, setting) => {
  await open('lin', setting)
  expect(screen.queryByRole('region', { name: 'Monthly videos' })).toBeNull()
})

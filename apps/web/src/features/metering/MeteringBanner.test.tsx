import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { type SignedIn, viewerQuery } from '../../lib/session/viewer.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { MeteringBanner } from './MeteringBanner.tsx'

async function open(userId: string) {
  const meteringPlan = { threshold: 3, currentMeasure: 1, watchedVideoIds: [], entitledVideoIds: [] }
  stubService({ '/graphql': { body: { data: { getMeteringPlanDetails: meteringPlan } } } })
  queryClient.setQueryData(viewerQuery.queryKey, {
    member: { userId, accountType: 'LIMITED' },
    viewer: { userId, accountType: 'LIMITED', entitlements: [] },
    meteringPlan,
  } as unknown as SignedIn)
  const Screen = () => (
    <QueryClientProvider client={queryClient}>
      <h1>Courses</h1>
      <MeteringBanner />
    </QueryClientProvider>
  )
  await renderScreen(Screen, '/courses')
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
  vi.unstubAllGlobals()
})

test('a banner that was closed stays closed after a reload, but not for another member', async () => {
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

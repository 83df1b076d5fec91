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
/** Loads the page anew. */
const leave = () => {
  cleanup()
  queryClient.clear()
}

afterEach(() => {
  leave()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a banner that was closed stays closed for the visit, also after a reload, and not for somebody else', async () => {
  await open('lin')
  expect(banner()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /close|dismiss/i }))
  expect(banner()).toBeNull()
  leave()
  await open('lin')
  expect(banner()).toBeNull()
  leave()
  await open('another')
  expect(banner()).not.toBeNull()
})

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Viewer } from '@section/domain/access/viewer.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { type SignedIn, viewerQuery } from '../../lib/viewer/viewer.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { MembershipEndedPage } from './MembershipEndedPage.tsx'
import { scholarshipQuery } from './scholarship-query.ts'

const plan: Viewer['entitlements'] = [
  { type: 'mcsc-unlimited', label: null, precedence: 1, customizations: null },
]

async function open(viewer: Partial<Viewer>, scholarship: string | null = null) {
  stubService({
    '/graphql': { body: { data: { getMember: { scholarship: scholarship && { name: scholarship } } } } },
  })
  const signedIn = {
    member: { userId: 'nia' },
    viewer: {
      userId: 'nia',
      accountType: 'MEMBER',
      customerId: null,
      customerType: null,
      entitlements: plan,
      trialEndDate: null,
      hasActiveSubscription: false,
      ...viewer,
    },
    meteringPlan: null,
  }
  queryClient.setQueryData(viewerQuery.queryKey, signedIn as unknown as SignedIn)
  await queryClient.ensureQueryData(scholarshipQuery)
  const Screen = () => (
    <QueryClientProvider client={queryClient}>
      <MembershipEndedPage />
    </QueryClientProvider>
  )
  await renderScreen(Screen, '/resubscribe')
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const heading = (name: string | RegExp) => screen.getByRole('heading', { level: 1, name })

test('A running trial shows its end date', async () => {
  await open({ accountType: 'TRIAL', trialEndDate: Date.now() + 5 * 86_400_000 })
  expect(heading(/^Your free trial runs until \w+ \d+, \d{4}$/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to Courses' })).toBeDefined()
})

test('A member with a scholarship reads that it pays for the membership, with nothing to renew', async () => {
  await open({}, 'Open Door Scholarship')
  expect(heading('Your scholarship covers your membership')).toBeDefined()
  expect(screen.getByText(/The Open Door Scholarship pays for it/)).toBeDefined()
})

test('An ended trial and an ended membership link to support', async () => {
  await open({ accountType: 'POST_TRIAL', entitlements: [] })
  expect(heading('Your free trial has ended')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Customer Support' })).toBeDefined()
  cleanup()
  await open({ accountType: 'ALUMNI', entitlements: [] })
  expect(heading('Uh oh!')).toBeDefined()
})

test('A member of an enterprise customer sees the support address without a button', async () => {
  await open({ accountType: 'ALUMNI', entitlements: [], customerType: 'ENTERPRISE' })
  expect(screen.getByText(/Please contact support at /)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('A buyer of a single course is told how to become a member', async () => {
  const bought: Viewer['entitlements'] = [
    { type: 'mc-transactional', label: null, precedence: 1, customizations: null },
  ]
  await open({ entitlements: bought })
  expect(heading('Become a member')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Customer Support' })).toBeDefined()
})

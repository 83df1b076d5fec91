import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { flagsQuery } from '../flags.ts'
import { type SignedIn, viewerQuery } from '../viewer/viewer.ts'
import { stubService } from '../../testing/stub-service.ts'
import { guardAccess } from './access-guard.ts'

afterEach(() => vi.unstubAllGlobals())

test('A member whose trial ends while the app is open is redirected to the renewal of the membership', async () => {
  const queryClient = new QueryClient()
  const entitlements = [{ type: 'mcsc-unlimited', label: null, precedence: 1, customizations: null }]
  const trialEndDate = Date.now() - 1000
  const viewer = { userId: 'tom', accountType: 'TRIAL', customerId: null, entitlements, trialEndDate }
  queryClient.setQueryData(viewerQuery.queryKey, { viewer } as unknown as SignedIn)
  const getMember = {
    userId: 'tom',
    accountType: 'POST_TRIAL',
    trialEndDate: new Date(trialEndDate).toISOString(),
    manageBilling: false,
    customer: null,
  }
  stubService({
    '/graphql': {
      body: { data: { getMember, getMemberEntitlements: entitlements, getMeteringPlanDetails: null } },
    },
  })
  await expect(guardAccess(queryClient, '/courses')).rejects.toMatchObject({
    options: { href: '/resubscribe' },
  })
})

test.each([
  [true, 'open', undefined],
  [false, 'refused', { href: '/' }],
])(
  'The address of the quiz of learning plans is, with their flag at %s, %s',
  async (learningPlans, _how, refusal) => {
    const queryClient = new QueryClient()
    const entitlements = [{ type: 'mcsc-unlimited', label: null, precedence: 1, customizations: null }]
    const viewer = {
      userId: 'ada',
      accountType: 'MEMBER',
      customerId: null,
      entitlements,
      trialEndDate: null,
    }
    queryClient.setQueryData(viewerQuery.queryKey, { viewer } as unknown as SignedIn)
    queryClient.setQueryData(flagsQuery.queryKey, { ...SAFE_FLAGS, learningPlans })
    const refused = await guardAccess(queryClient, '/plan/intro').catch((error: unknown) => error)
    expect(refused).toEqual(refusal && expect.objectContaining({ options: expect.objectContaining(refusal) }))
  },
)

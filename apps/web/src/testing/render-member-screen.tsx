import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { SAFE_FLAGS, type FlagValues } from '@section/domain/flags/flag-values.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { flagsQuery } from '../lib/flags.ts'
import { type SignedIn, toViewer, viewerQuery } from '../lib/viewer.ts'
import { renderScreen } from './render-screen.tsx'

/** Who looks, and what is known already; what is left out is ordinary. */
interface MemberScreen {
  address?: string
  accountType?: SignedIn['member']['accountType']
  areas?: readonly string[]
  flags?: Partial<FlagValues>
  /** What was read before, by query key. What is not known is asked from the service of the test. */
  known?: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

/** Draws a screen for a signed-in member; answers the cache that it reads, and where it has gone since. */
export async function renderMemberScreen(Screen: ComponentType, setting: MemberScreen = {}) {
  const { address = '/', accountType = 'MEMBER', areas = ['mcsc-unlimited'], flags, known = [] } = setting
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  queryClient.setQueryData(viewerQuery.queryKey, signedIn(accountType, areas))
  queryClient.setQueryData(flagsQuery.queryKey, { ...SAFE_FLAGS, ...flags })
  for (const [key, data] of known) queryClient.setQueryData(key, data)
  const drawn = await renderScreen(
    () => (
      <QueryClientProvider client={queryClient}>
        <AppTheme env="test">
          <Screen />
        </AppTheme>
      </QueryClientProvider>
    ),
    address,
  )
  return { ...drawn, queryClient }
}

function signedIn(accountType: SignedIn['member']['accountType'], areas: readonly string[]): SignedIn {
  const member: SignedIn['member'] = {
    userId: 'user-1',
    email: 'nia@example.com',
    accountType,
    firstName: 'Nia',
    lastName: 'Okafor',
    displayName: 'Nia Okafor',
    profileImageUrl: null,
    manageBilling: false,
    trialEndDate: null,
    alternateSSOEmail: null,
    customer: null,
  }
  const entitlements = areas.map((type) => ({
    entitlementId: type,
    type,
    label: '',
    precedence: 1,
    customizations: { navLogoUrl: null, hideSessionDetailTitle: false, navConfigs: [] },
  }))
  return { member, viewer: toViewer(member, entitlements), meteringPlan: null }
}

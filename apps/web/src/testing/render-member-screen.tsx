import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SAFE_FLAGS, type FlagValues } from '@section/domain/flags/flag-values.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { flagsQuery } from '../lib/flags.ts'
import { parseSearch, stringifySearch } from '../lib/routing/search-parameters.ts'
import { type SignedIn, toViewer, viewerQuery } from '../lib/viewer/viewer.ts'

/** The viewer and the cached data of a screen; everything is optional. */
interface MemberScreen {
  address?: string
  /** The route path of a screen with parameters. */
  path?: string
  accountType?: SignedIn['member']['accountType']
  areas?: readonly string[]
  /** Fields of the member that differ from a consumer without a subscription. */
  member?: Partial<SignedIn['member']>
  flags?: Partial<FlagValues>
  /** The loader of the route. */
  load?: (queryClient: QueryClient) => Promise<unknown>
  /** Cached data by query key; other queries are sent to the stub service. */
  known?: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

/** Renders a screen for a signed-in member; returns its query client, the current address, and the ways back and forth. */
export async function renderMemberScreen(Screen: () => ReactNode, setting: MemberScreen = {}) {
  const { address = '/', accountType = 'MEMBER', areas = ['mcsc-unlimited'], flags, known = [] } = setting
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  queryClient.setQueryData(viewerQuery.queryKey, signedIn(accountType, areas, setting.member))
  queryClient.setQueryData(flagsQuery.queryKey, { ...SAFE_FLAGS, ...flags })
  for (const [key, data] of known) queryClient.setQueryData(key, data)
  const root = createRootRoute({ notFoundComponent: () => null })
  const member = createRoute({ getParentRoute: () => root, id: 'member' })
  const [path = '/'] = address.split('?')
  const screen = createRoute({
    getParentRoute: () => member,
    path: setting.path ?? path,
    component: Screen,
    loader: () => setting.load?.(queryClient),
  })
  const router = createRouter({
    routeTree: root.addChildren([member.addChildren([screen])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <AppTheme env="test">
        <RouterProvider router={router as never} />
      </AppTheme>
    </QueryClientProvider>,
  )
  return {
    queryClient,
    address: () => router.state.location.href,
    back: () => router.history.back(),
    forward: () => router.history.forward(),
  }
}

function signedIn(
  accountType: SignedIn['member']['accountType'],
  areas: readonly string[],
  more: Partial<SignedIn['member']> = {},
): SignedIn {
  const member: SignedIn['member'] = {
    userId: 'user-1',
    email: 'nia@example.com',
    accountType,
    firstName: 'Nia',
    lastName: 'Okafor',
    displayName: 'Nia Okafor',
    profileImageUrl: null,
    manageBilling: false,
    paymentFailed: false,
    trialEndDate: null,
    timeZone: null,
    alternateSSOEmail: null,
    customer: null,
    ...more,
  }
  const entitlements = areas.map((type) => ({
    entitlementId: type,
    type,
    label: '',
    precedence: 1,
    customizations: { navLogoUrl: null, hideSessionDetailTitle: false, navConfigs: [] },
  }))
  return { member, viewer: toViewer(member, entitlements), meteringPlan: null, surveyStatus: null }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { emptyState } from '@section/art/empty-state.ts'
import { FIGURE_PERIODS } from '@section/domain/organization/figure-period.ts'
import {
  type OrganizationAddress,
  onTab,
  organizationAddressIn,
  organizationParameters,
} from '@section/domain/organization/organization-address.ts'
import { filtered } from '@section/domain/organization/table-address.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { SignInEnded } from '../../../lib/graphql/graphql-client.ts'
import { DashboardNotAvailable } from '../DashboardNotAvailable.tsx'
import { figureProblem } from '../figure-problem.ts'
import { organizationQuery } from '../organization-query.ts'
import { useOpenParameters } from '../figure-table/use-open-parameters.ts'
import { DashboardHeader } from './DashboardHeader.tsx'
import { DashboardContentSkeleton } from './DashboardSkeleton.tsx'
import { DirectoryTabs } from './DirectoryTabs.tsx'
import { FiguresPart } from './FiguresPart.tsx'

/** An employer's dashboard. Period and table are in the address. docs/product/organization.md#figures */
export function DashboardPage({ customerId }: { readonly customerId: string }) {
  const address = organizationAddressIn({ ...useSearch({ strict: false }) })
  const openParameters = useOpenParameters()
  const open = (next: OrganizationAddress) => openParameters(organizationParameters(next))
  const figures = useQuery(organizationQuery(customerId, address.filter))
  const { data, error, isPlaceholderData } = figures
  const isShown = data?.stats != null && !isPlaceholderData
  useOtherPeriods(customerId, address.filter, isShown)
  const queryClient = useQueryClient()
  // The table has failed with the figures, and is not shown meanwhile.
  const retry = () =>
    queryClient.refetchQueries({
      queryKey: ['organization', customerId],
      predicate: ({ state }) => state.status === 'error',
    })
  if (error instanceof SignInEnded) return <PageSpinner />
  if (data && !(data.overview && data.stats)) return <DashboardNotAvailable {...(data.error ?? NO_FIGURES)} />
  return (
    <Page>
      <DashboardHeader
        period={address.filter}
        onPeriod={(filter) => open(filtered<OrganizationAddress>(address, filter))}
      />
      <LoadedPart
        query={{ ...figures, refetch: retry }}
        loading="Loading your dashboard"
        problem={figureProblem(error)}
        skeleton={<DashboardContentSkeleton />}
        drawing={<Drawing svg={emptyState('not-loaded')} alt="" />}
      >
        {(shown) => (
          <>
            <FiguresPart figures={shown} isOutdated={isPlaceholderData} />
            <DirectoryTabs
              customerId={customerId}
              tab={address.tab}
              onTab={(tab) => open(onTab(address, tab))}
            />
          </>
        )}
      </LoadedPart>
    </Page>
  )
}

/** An answer without figures and without a reason. */
const NO_FIGURES = { code: 'NO_FIGURES', message: 'The answer has no figures.' }

/** Asks for the other periods once one is shown, so that choosing one shows it at once. */
function useOtherPeriods(customerId: string, period: string, isShown: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isShown) return
    for (const other of FIGURE_PERIODS)
      if (other !== period) void queryClient.prefetchQuery(organizationQuery(customerId, other))
  }, [queryClient, customerId, period, isShown])
}

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { canWatch, type MeteringPlan, monthKey } from '@section/domain/metering/metering.ts'
import { nextVideosText } from '@section/domain/metering/next-month.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { localZone, useServerNow } from '../../lib/now.ts'
import { checkMeteringPlan } from '../../lib/viewer/metering-plan.ts'
import { useSignedIn, viewerQuery } from '../../lib/viewer/viewer.ts'

const MeteringPlanDocument = graphql(`
  query MeteringPlan {
    getMeteringPlanDetails {
      ...MeteringPlanDetails
    }
  }
`)

/** The month's allowance of a limited member; null for the others. The viewer query brings its initial value. */
export const meteringQuery = queryOptions({
  queryKey: ['metering'],
  initialData: (): MeteringPlan | null | undefined =>
    queryClient.getQueryData(viewerQuery.queryKey)?.meteringPlan,
  initialDataUpdatedAt: () => queryClient.getQueryState(viewerQuery.queryKey)?.dataUpdatedAt,
  queryFn: async ({ client, queryKey }): Promise<MeteringPlan | null> => {
    const { getMeteringPlanDetails: plan } = await execute(MeteringPlanDocument)
    // A member whose viewing is no longer metered has another plan, which opens more than videos.
    if (plan === null && client.getQueryData(queryKey))
      void client.invalidateQueries({ queryKey: viewerQuery.queryKey })
    return checkMeteringPlan(plan)
  },
})

/** Keeps the allowance that came with the data of a screen. */
export function keepMeteringPlan(plan: MeteringPlan | null): void {
  queryClient.setQueryData(meteringQuery.queryKey, checkMeteringPlan(plan))
}

/** Returns the month's allowance of the viewer; null for one who is not metered, and while it loads. */
export function useMeteringPlan(): MeteringPlan | null {
  const isMetered = isLimitedUser(useSignedIn().viewer)
  const { data: plan } = useQuery({ ...meteringQuery, enabled: isMetered })
  return isMetered && plan ? plan : null
}

/** Checks whether the viewer's month allows a video. */
export function useCanWatch(videoId: string): boolean {
  return canWatch(true, useMeteringPlan(), videoId)
}

/**
 * Returns when a limited member can watch further videos, 'Next 3 videos on Dec 1'; null without a known allowance. Every
 * place that says so takes the text from here. docs/product/metering.md#when-the-allowance-starts-again
 */
export function useNextVideosText(): string | null {
  const plan = useMeteringPlan()
  const now = useServerNow()
  return plan && nextVideosText(plan.threshold, now, localZone())
}

/**
 * Reads the allowance and all that follows from it again when a month begins by the server's clock, so that a page that
 * stays open unlocks. Pages notice within half a minute, each at another moment.
 */
export function useRenewedAllowance(): void {
  const cache = useQueryClient()
  const month = monthKey(useServerNow())
  const known = useRef(month)
  useEffect(() => {
    if (known.current === month) return
    known.current = month
    void cache.invalidateQueries({ queryKey: meteringQuery.queryKey })
  }, [cache, month])
}

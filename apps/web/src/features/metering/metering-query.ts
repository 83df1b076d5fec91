import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { canWatch, type MeteringPlan, monthKey } from '@section/domain/metering/metering.ts'
import { nextVideosText } from '@section/domain/metering/next-month.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { localZone, useServerNow } from '../../lib/now.ts'
import { storedValue } from '../../lib/stored-value.ts'
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

// The bar is where a screen says how many videos are left. Other parts say so, and sell, only where it does not.

/** The member who closed the bar: it stays closed after a reload, but not for the next member in this tab. */
const closedBy = storedValue<string>('metering-banner-closed-by')

/** The number of parts on the screen that say themselves, in place of the bar, that the allowance is spent. */
let speakers = 0

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Closes the bar of a member for the visit. */
export function closeMeteringBar(userId: string): void {
  closedBy.write(userId)
  notify()
}

/** Checks whether the bar of the learning screens is open for the viewer. docs/product/metering.md#banner */
export function useMeteringBarOpen(): boolean {
  const { userId } = useSignedIn().viewer
  const isClosed = useSyncExternalStore(subscribe, () => speakers > 0 || closedBy.read() === userId)
  return useMeteringPlan() !== null && !isClosed
}

/** Keeps the bar away while the calling part is on the screen, because it says that the allowance is spent. */
export function useSpeaksForMeteringBar(): void {
  useLayoutEffect(() => {
    speakers++
    notify()
    return () => {
      speakers--
      notify()
    }
  }, [])
}

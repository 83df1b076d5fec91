import { queryOptions, useQuery } from '@tanstack/react-query'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { canWatch, type MeteringPlan } from '@section/domain/metering/metering.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
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
  queryFn: async (): Promise<MeteringPlan | null> =>
    checkMeteringPlan((await execute(MeteringPlanDocument)).getMeteringPlanDetails),
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

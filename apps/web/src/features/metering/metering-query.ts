import { queryOptions, useQuery } from '@tanstack/react-query'
import { canWatch, metering, type Metering, type MeteringPlan } from '@section/domain/metering/metering.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { type Member, useSignedIn, viewerQuery } from '../../lib/session/viewer.ts'

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
    (await execute(MeteringPlanDocument)).getMeteringPlanDetails ?? null,
})

export const isLimited = ({ accountType }: Pick<Member, 'accountType'>): boolean => accountType === 'LIMITED'

/** Returns what remains of the month for this member. Specification 2, section 4.6. */
export const remaining = (member: Pick<Member, 'accountType'>, plan: MeteringPlan | null): Metering =>
  metering(isLimited(member), plan)

/** Checks whether the member's month allows a video. Specification 2, section 4.6. */
export function useCanWatch(videoId: string): boolean {
  const { member } = useSignedIn()
  const limited = isLimited(member)
  const { data: plan } = useQuery({ ...meteringQuery, enabled: limited })
  return canWatch(limited, plan ?? null, videoId)
}

import { queryOptions } from '@tanstack/react-query'
import { metering, type Metering, type MeteringPlan } from '@section/domain/metering/metering.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { type Member, viewerQuery } from '../../lib/session/viewer.ts'

const MeteringPlanDocument = graphql(`
  query MeteringPlan {
    getMeteringPlanDetails {
      threshold
      currentMeasure
      watchedVideoIds
      entitledVideoIds
    }
  }
`)

/**
 * The month's allowance of a limited member; null for the others. It begins with what came along with the member,
 * so that the shell asks once.
 */
export const meteringQuery = queryOptions({
  queryKey: ['metering'],
  initialData: (): MeteringPlan | null | undefined =>
    queryClient.getQueryData(viewerQuery.queryKey)?.meteringPlan,
  initialDataUpdatedAt: () => queryClient.getQueryState(viewerQuery.queryKey)?.dataUpdatedAt,
  queryFn: async (): Promise<MeteringPlan | null> =>
    (await execute(MeteringPlanDocument)).getMeteringPlanDetails ?? null,
})

export const isLimited = ({ accountType }: Pick<Member, 'accountType'>): boolean => accountType === 'LIMITED'

/** What remains of the month for this member. Specification 2, section 4.6. */
export const remaining = (member: Pick<Member, 'accountType'>, plan: MeteringPlan | null): Metering =>
  metering(isLimited(member), plan)

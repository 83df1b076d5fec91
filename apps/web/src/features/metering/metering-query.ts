import { queryOptions } from '@tanstack/react-query'
import { metering, type Metering, type MeteringPlan } from '@section/domain/metering/metering.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql-client.ts'
import type { Member } from '../../lib/viewer.ts'

const MeteringPlanDocument = graphql(`
  query MeteringPlan {
    getMeteringPlanDetails {
      meteringPlanId
      threshold
      currentMeasure
      watchedVideoIds
      entitledVideoIds
    }
  }
`)

/** The month's allowance of a limited member; null for the others. */
export const meteringQuery = queryOptions({
  queryKey: ['metering'],
  queryFn: async (): Promise<MeteringPlan | null> =>
    (await execute(MeteringPlanDocument)).getMeteringPlanDetails ?? null,
})

export const isLimited = ({ accountType }: Pick<Member, 'accountType'>): boolean => accountType === 'LIMITED'

/** What remains of the month for this member. Specification 2, section 4.6. */
export const remaining = (member: Pick<Member, 'accountType'>, plan: MeteringPlan | null): Metering =>
  metering(isLimited(member), plan)

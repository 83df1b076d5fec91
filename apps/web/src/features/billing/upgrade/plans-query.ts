import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { PlansQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const PlansDocument = graphql(`
  query Plans {
    listPlans {
      planId
      productId
      name
      amount
      currency
      features
    }
  }
`)

export type PlanOnSale = PlansQuery['listPlans'][number]

/** The plans on sale, cheapest first. */
export const plansQuery = queryOptions({
  queryKey: ['billing', 'plans'],
  queryFn: async () => (await execute(PlansDocument)).listPlans,
})

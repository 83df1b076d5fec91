import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { ProcessPassExtrasMutation } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../../lib/graphql/graphql-client.ts'

const ProcessPassExtrasDocument = graphql(`
  mutation ProcessPassExtras($userId: ID!, $shortCode: String!, $redemptionCode: String) {
    processPassExtras(userId: $userId, shortCode: $shortCode, redemptionCode: $redemptionCode) {
      success
      error {
        code
        message
      }
    }
  }
`)

/** Adds the grants of a pass to the signed-in member. */
export async function processPassExtras(
  userId: string,
  shortCode: string,
  redemptionCode: string | undefined,
): Promise<ProcessPassExtrasMutation['processPassExtras']> {
  const variables = { userId, shortCode, ...(redemptionCode ? { redemptionCode } : {}) }
  return (await execute(ProcessPassExtrasDocument, variables)).processPassExtras
}

import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { PassRegistrationQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const PassRegistrationDocument = graphql(`
  query PassRegistration($code: String!) {
    getPassDetailsByCode(code: $code, context: InviteRegistration) {
      code
      title
      showRegistration
      redirectUrl
      usesSSO
      usesOTRC
      hasRedemptionCode
      targetSegment
      beginsAt
      extraCollectionFields {
        name
        label
        required
      }
      meta {
        hero {
          title
          subtitle
        }
        logo {
          url
          alt
        }
      }
      error {
        code
        message
      }
    }
  }
`)

export type InvitePass = NonNullable<PassRegistrationQuery['getPassDetailsByCode']>

/** The pass of a registration; null when the code has no invitation. */
export const invitePassQuery = (code: string) =>
  queryOptions({
    queryKey: ['pass-registration', code],
    queryFn: async ({ signal }): Promise<InvitePass | null> =>
      (await execute(PassRegistrationDocument, { code }, { signal })).getPassDetailsByCode,
  })

import { graphql } from '@section/contract/generated/operations/gql.ts'
import type {
  LookupPassActivationLinkQuery,
  LookupPassActivationLinkQueryVariables,
} from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../../lib/graphql/graphql-client.ts'
import type { PendingIdentity } from '../../../../lib/sign-in/pending-identity.ts'

const LookupPassActivationLinkDocument = graphql(`
  query LookupPassActivationLink(
    $code: String
    $email: String
    $tac: String
    $userId: ID
    $shortCode: String
  ) {
    lookupPassActivationLink(code: $code, email: $email, tac: $tac, userId: $userId, shortCode: $shortCode) {
      success
      link
      existingUser
      showStayTuned
    }
  }
`)

export type PassActivation = LookupPassActivationLinkQuery['lookupPassActivationLink']

/** Identifies a registration: by address and handle of a new member, or by the signed-in member. */
export type RegistrationKey =
  | { code: string; email: string; tac: string }
  | { userId: string; shortCode: string }

/**
 * Returns the state of a registration with a pass, with more details for a corporate identity that proves the address.
 * See docs/product/registration.md#who-learns-what-about-a-registration.
 */
export async function lookupPassActivation(
  key: RegistrationKey,
  identity: PendingIdentity | null = null,
): Promise<PassActivation> {
  const variables: LookupPassActivationLinkQueryVariables = key
  const options = identity ? { bearer: identity.idToken } : {}
  return (await execute(LookupPassActivationLinkDocument, variables, options)).lookupPassActivationLink
}

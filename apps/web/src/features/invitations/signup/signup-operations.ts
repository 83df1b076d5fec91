import type { SignupValues } from '@section/domain/invitations/limited-signup-form.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { SignupLimitedUserMutation } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import type { PendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { redirectSearch } from '../use-redirect-path.ts'

const SignupLimitedUserDocument = graphql(`
  mutation SignupLimitedUser(
    $firstName: String!
    $lastName: String!
    $email: String!
    $ssoUsername: String
    $botChallengeToken: String!
    $redirectPath: String
  ) {
    signupLimitedUser(
      firstName: $firstName
      lastName: $lastName
      email: $email
      ssoUsername: $ssoUsername
      botChallengeToken: $botChallengeToken
      redirectPath: $redirectPath
    ) {
      result
      link
      tac
      error {
        code
        message
      }
    }
  }
`)

const LookupSignupActivationCodeDocument = graphql(`
  query LookupSignupActivationCode($email: String!, $tac: String!) {
    lookupSignupActivationCode(email: $email, tac: $tac) {
      success
    }
  }
`)

export type SignupAnswer = SignupLimitedUserMutation['signupLimitedUser']

/** Creates a free account that starts at `redirectPath`, for a social identity if there is one. */
export async function signupLimitedUser(
  values: SignupValues,
  botChallengeToken: string,
  { identity, redirectPath }: { identity: PendingIdentity | null; redirectPath: string | null },
): Promise<SignupAnswer> {
  const variables = {
    ...values,
    botChallengeToken,
    ...redirectSearch(redirectPath),
    ...(identity ? { ssoUsername: identity.ssoUsername } : {}),
  }
  const options = identity ? { bearer: identity.idToken } : {}
  return (await execute(SignupLimitedUserDocument, variables, options)).signupLimitedUser
}

/** Checks whether the account of a signup is ready. */
export async function isSignupReady(email: string, tac: string): Promise<boolean> {
  return (await execute(LookupSignupActivationCodeDocument, { email, tac })).lookupSignupActivationCode
    .success
}

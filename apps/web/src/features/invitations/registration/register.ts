import type { RegistrationValues } from '@section/domain/invitations/pass-registration-form.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CreateUserWithPassMutation } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import type { PendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { redirectSearch } from '../use-redirect-path.ts'

const CreateUserWithPassDocument = graphql(`
  mutation CreateUserWithPass(
    $code: String!
    $firstName: String!
    $lastName: String!
    $email: String!
    $company: String
    $jobTitle: String
    $jobLevel: String
    $companyNumberOfEmployees: String
    $phone: String
    $redemptionCode: String
    $ssoUsername: String
    $extra: [ExtraFieldInput!]
    $redirectPath: String
  ) {
    createUserWithPass(
      code: $code
      firstName: $firstName
      lastName: $lastName
      email: $email
      company: $company
      jobTitle: $jobTitle
      jobLevel: $jobLevel
      companyNumberOfEmployees: $companyNumberOfEmployees
      phone: $phone
      redemptionCode: $redemptionCode
      ssoUsername: $ssoUsername
      extra: $extra
      redirectPath: $redirectPath
    ) {
      result
      tac
      error {
        code
        message
      }
    }
  }
`)

/** The input of a registration. */
export interface Registrant {
  code: string
  values: RegistrationValues
  /** The corporate identity that registers, if any. */
  identity: PendingIdentity | null
  /** The target after the registration; null: home. */
  redirectPath: string | null
}

/** Registers with a pass. Empty values are not sent. */
export async function registerWithPass({
  code,
  values,
  identity,
  redirectPath,
}: Registrant): Promise<CreateUserWithPassMutation['createUserWithPass']> {
  const { extra, firstName, lastName, email, ...optional } = values
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== ''))
  const variables = {
    code,
    firstName,
    lastName,
    email,
    ...given,
    ...redirectSearch(redirectPath),
    extra: extra.filter(({ value }) => value !== ''),
    ...(identity ? { ssoUsername: identity.ssoUsername } : {}),
  }
  const options = identity ? { bearer: identity.idToken } : {}
  return (await execute(CreateUserWithPassDocument, variables, options)).createUserWithPass
}

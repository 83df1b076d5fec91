import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const LmsProviderDocument = graphql(`
  query LmsProvider($b64options: String!) {
    lookupLMSProvider(b64options: $b64options) {
      realm
      serializedOptions
      passShortCode
      redirectUrl
      error {
        code
        message
      }
    }
  }
`)

/** Where the people of a learning-management system sign in, by the options of its link. Specification 1, section 7. */
export async function lookupLmsProvider(b64options: string) {
  const { lookupLMSProvider: found } = await execute(LmsProviderDocument, { b64options })
  return found
}

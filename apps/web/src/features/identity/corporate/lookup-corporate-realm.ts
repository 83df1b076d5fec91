import { graphql } from '@section/contract/generated/operations/gql.ts'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const CorporateRealmDocument = graphql(`
  query CorporateRealm($b64email: String!) {
    lookupCorporateRealm(b64email: $b64email) {
      link
      realm
      serializedOptions
      error {
        code
        message
      }
    }
  }
`)

/** Where the people of an address's employer sign in. Specification 1, section 7. */
export async function lookupCorporateRealm(email: string) {
  const { lookupCorporateRealm: found } = await execute(CorporateRealmDocument, {
    b64email: toBase64url(email),
  })
  return found
}

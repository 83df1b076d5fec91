import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { startFederation } from '../../../lib/sign-in/federation.ts'
import { carrying, withRedirectPath } from '../use-redirect-path.ts'

const PassCorporateRealmDocument = graphql(`
  query PassCorporateRealm($code: String!) {
    lookupPassCorporateRealm(code: $code) {
      realm
      serializedOptions
      error {
        code
        message
      }
    }
  }
`)

/**
 * Leaves for the sign-in of the employer who invites; the registration goes on here afterwards, and from there to
 * `redirectPath`. Specification 1, section 2.3. Errors: whatever keeps the visitor here.
 */
export async function leaveForCorporateSignIn(code: string, redirectPath: string | null): Promise<void> {
  const { lookupPassCorporateRealm: lookup } = await execute(PassCorporateRealmDocument, { code })
  if (!lookup.realm) throw new Error(`The pass ${code} has no realm: ${lookup.error?.code ?? 'no answer'}.`)
  await startFederation({
    context: 'pass-registration',
    realm: lookup.realm,
    ...(lookup.serializedOptions ? { serializedOptions: lookup.serializedOptions } : {}),
    options: {
      inviteCode: code,
      errorUrl: withRedirectPath(`/invite-registration/${code}`, redirectPath),
      ...carrying(redirectPath),
    },
  })
}

import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { startFederation } from '../../../lib/sign-in/federation.ts'

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
 * Leaves for the sign-in of the employer who invites; the registration goes on here afterwards. Specification 1,
 * section 2.3. Errors: whatever keeps the visitor here.
 */
export async function leaveForCorporateSignIn(code: string): Promise<void> {
  const { lookupPassCorporateRealm: lookup } = await execute(PassCorporateRealmDocument, { code })
  if (!lookup.realm) throw new Error(`The pass ${code} has no realm: ${lookup.error?.code ?? 'no answer'}.`)
  await startFederation({
    context: 'pass-registration',
    realm: lookup.realm,
    ...(lookup.serializedOptions ? { serializedOptions: lookup.serializedOptions } : {}),
    options: { inviteCode: code, errorUrl: `/invite-registration/${code}` },
  })
}

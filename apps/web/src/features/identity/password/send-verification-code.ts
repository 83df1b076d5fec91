import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const SendVerificationCodeDocument = graphql(`
  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {
    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {
      success
      error {
        code
        message
      }
    }
  }
`)

const UNKNOWN = { code: 'UNAVAILABLE', message: SIGN_IN_MESSAGES.request }

/**
 * Mails the code for a first password to the owner of an activation link. Returns null, or the refusal with the code
 * ACCOUNT_ACTIVATED, LINK_EXPIRED, LIMIT_EXCEEDED or UNAVAILABLE.
 */
export async function sendVerificationCode(b64email: string, b64tac: string) {
  const { sendVerificationCode: sent } = await execute(SendVerificationCodeDocument, { b64email, b64tac })
  return sent.success ? null : (sent.error ?? UNKNOWN)
}

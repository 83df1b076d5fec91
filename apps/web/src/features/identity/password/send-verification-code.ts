import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql-client.ts'

const SendVerificationCodeDocument = graphql(`
  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {
    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {
      success
    }
  }
`)

/** Mails the code for a first password to whoever holds an activation link. Answers whether it was sent. */
export async function sendVerificationCode(b64email: string, b64tac: string): Promise<boolean> {
  const { sendVerificationCode: sent } = await execute(SendVerificationCodeDocument, { b64email, b64tac })
  return sent.success
}

import { expectedError } from '../../server/graphql/expected-error.ts'
import type { FeatureOperations, RequestContext } from '../../server/graphql/operation.ts'
import { tellLimit } from '../../server/limits/limit-error.ts'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { type SendRefusal, sendVerificationCode } from './password/send-code.ts'
import { CLEARED_ON_SIGN_OUT, signOut } from './sign-in/sign-out.ts'

export const identityOperations = {
  Mutation: {
    logout: {
      who: 'signed-in',
      async resolve({ viewer, identity, services, now, setHeader }) {
        const sid = viewer?.sid ?? identity?.sid
        if (sid) await signOut(services, sid, now)
        setHeader('clear-site-data', CLEARED_ON_SIGN_OUT)
        return { success: true }
      },
    },
    sendVerificationCode: {
      who: 'anyone',
      async resolve(context, { b64email, b64tac }) {
        const { services, from, now } = context
        const [email, tac] = [fromBase64url(b64email) ?? '', fromBase64url(b64tac) ?? '']
        const refusal = await sendVerificationCode(services, { email, tac, from, now })
        return { success: refusal === null, error: refusal && sendError(context, refusal) }
      },
    },
  },
} satisfies FeatureOperations

function sendError(context: RequestContext, refusal: SendRefusal) {
  if (typeof refusal === 'object') return tellLimit(context, refusal)
  return expectedError(refusal === 'used' ? 'ACCOUNT_ACTIVATED' : 'LINK_EXPIRED')
}

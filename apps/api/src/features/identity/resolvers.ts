import type {
  LogoutResult,
  MutationSendVerificationCodeArgs,
  SendVerificationCodeResult,
} from '@section/contract/generated/schema-types.ts'
import { operation, type FeatureOperations } from '../../server/graphql/operation.ts'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { sendVerificationCode } from './send-code.ts'
import { CLEARED_ON_SIGN_OUT, signOut } from './sign-out.ts'

export const identityOperations = {
  Mutation: {
    logout: operation<Record<string, never>, LogoutResult>({
      policy: { who: 'signed-in' },
      async resolve(_args, { viewer, identity, services, now, setHeader }) {
        const sid = viewer?.sid ?? identity?.sid
        if (sid) await signOut(services, sid, now)
        setHeader('clear-site-data', CLEARED_ON_SIGN_OUT)
        return { success: true }
      },
    }),
    sendVerificationCode: operation<MutationSendVerificationCodeArgs, SendVerificationCodeResult>({
      policy: { who: 'anyone' },
      async resolve({ b64email, b64tac }, { services, from, now }) {
        const [email, tac] = [fromBase64url(b64email) ?? '', fromBase64url(b64tac) ?? '']
        return { success: await sendVerificationCode(services, { email, tac, from, now }) }
      },
    }),
  },
} satisfies FeatureOperations

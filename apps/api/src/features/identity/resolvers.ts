import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { sendVerificationCode } from './password/send-code.ts'
import { logout } from './sign-in/sign-out.ts'

export const identityOperations = {
  Mutation: {
    logout: { who: 'signed-in', resolve: logout },
    sendVerificationCode: { who: 'anyone', resolve: sendVerificationCode },
  },
} satisfies FeatureOperations

import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { lookupPassActivationLink, lookupSignupActivationCode } from './registration/activation-lookups.ts'
import { createUserWithPass } from './registration/create-user-with-pass.ts'
import { getPassDetailsByCode } from './passes/pass-details.ts'
import { NO_SUCH_PASS, processPassExtras } from './passes/process-pass-extras.ts'
import { signupLimitedUser } from './registration/signup-limited-user.ts'

export const invitationOperations = {
  Query: {
    getPassDetailsByCode: { who: 'anyone', resolve: getPassDetailsByCode },
    lookupPassActivationLink: { who: 'anyone', resolve: lookupPassActivationLink },
    lookupSignupActivationCode: { who: 'anyone', resolve: lookupSignupActivationCode },
  },
  Mutation: {
    signupLimitedUser: { who: 'anyone', resolve: signupLimitedUser },
    createUserWithPass: { who: 'anyone', resolve: createUserWithPass },
    // Any status is accepted, because a pass can renew a membership that has ended.
    processPassExtras: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: NO_SUCH_PASS,
      resolve: processPassExtras,
    },
  },
} satisfies FeatureOperations

import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { tellLimit } from '../../server/limits/limit-error.ts'
import { lookupPassActivationLink, lookupSignupActivationCode } from './registration/activation-lookups.ts'
import { createUserWithPass } from './registration/create-user-with-pass.ts'
import { findPassFor, isLimit } from './passes/find-pass-for.ts'
import { limitedPass, passDetails } from './passes/pass-details.ts'
import { asSeenBy } from './seats/pass-seats-store.ts'
import { NO_SUCH_PASS, processPassExtras } from './passes/process-pass-extras.ts'
import { signupLimitedUser } from './registration/signup-limited-user.ts'

export const invitationOperations = {
  Query: {
    getPassDetailsByCode: {
      who: 'anyone',
      resolve: async (context, { code, context: screen }) => {
        const pass = await findPassFor(context, code)
        if (isLimit(pass)) return limitedPass(code, tellLimit(context, pass))
        return pass ? passDetails(context.services, await asSeenBy(context, pass), screen, context.now) : null
      },
    },
    lookupPassActivationLink: { who: 'anyone', resolve: lookupPassActivationLink },
    lookupSignupActivationCode: { who: 'anyone', resolve: lookupSignupActivationCode },
  },
  Mutation: {
    signupLimitedUser: { who: 'anyone', resolve: signupLimitedUser },
    createUserWithPass: { who: 'anyone', resolve: createUserWithPass },
    // Any status: a pass is a way back for accounts that have ended.
    processPassExtras: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: NO_SUCH_PASS,
      resolve: processPassExtras,
    },
  },
} satisfies FeatureOperations

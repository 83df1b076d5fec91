import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { tellLimit } from '../../server/limits/limit-error.ts'
import { lookupPassActivationLink, lookupSignupActivationCode } from './activation-lookups.ts'
import { createUserWithPass } from './create-user-with-pass.ts'
import { findPassFor, isLimit } from './find-pass-for.ts'
import { limitedPass, passDetails } from './pass-details.ts'
import { asSeenBy } from './pass-seats-store.ts'
import { NO_SUCH_PASS, processPassExtras } from './process-pass-extras.ts'
import { signupLimitedUser } from './signup-limited-user.ts'

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

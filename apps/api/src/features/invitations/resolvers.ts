import type {
  MutationCreateUserWithPassArgs,
  MutationProcessPassExtrasArgs,
  MutationSignupLimitedUserArgs,
  PassActivationLookup,
  PassDetails,
  PassExtrasResult,
  PassRegistrationResult,
  QueryGetPassDetailsByCodeArgs,
  QueryLookupPassActivationLinkArgs,
  QueryLookupSignupActivationCodeArgs,
  SignupActivationLookup,
  SignupResult,
} from '@section/contract/generated/schema-types.ts'
import { type FeatureOperations, operation } from '../../server/graphql/operation.ts'
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
    getPassDetailsByCode: operation<QueryGetPassDetailsByCodeArgs, PassDetails | null>({
      policy: { who: 'anyone' },
      resolve: async ({ code, context: screen }, context) => {
        const pass = await findPassFor(context, code)
        if (isLimit(pass)) return limitedPass(code, tellLimit(context, pass))
        return pass ? passDetails(context.services, await asSeenBy(context, pass), screen, context.now) : null
      },
    }),
    lookupPassActivationLink: operation<QueryLookupPassActivationLinkArgs, PassActivationLookup>({
      policy: { who: 'anyone' },
      resolve: (args, context) => lookupPassActivationLink(context, args),
    }),
    lookupSignupActivationCode: operation<QueryLookupSignupActivationCodeArgs, SignupActivationLookup>({
      policy: { who: 'anyone' },
      resolve: (args, context) => lookupSignupActivationCode(context, args),
    }),
  },
  Mutation: {
    signupLimitedUser: operation<MutationSignupLimitedUserArgs, SignupResult>({
      policy: { who: 'anyone' },
      resolve: (args, context) => signupLimitedUser(context, args),
    }),
    createUserWithPass: operation<MutationCreateUserWithPassArgs, PassRegistrationResult>({
      policy: { who: 'anyone' },
      resolve: (args, context) => createUserWithPass(context, args),
    }),
    // Any status: a pass is a way back for accounts that have ended.
    processPassExtras: operation<MutationProcessPassExtrasArgs, PassExtrasResult>({
      policy: { who: 'owner', subject: ({ userId }) => userId },
      refused: NO_SUCH_PASS,
      resolve: (args, context) => processPassExtras(context, args),
    }),
  },
} satisfies FeatureOperations

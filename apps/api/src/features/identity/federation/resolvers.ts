import type { AccountLinkResult, Error as ResultError } from '@section/contract/generated/schema-types.ts'
import { expectedError } from '../../../server/graphql/expected-error.ts'
import type { FeatureOperations, RequestContext } from '../../../server/graphql/operation.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { domainLookup, learningSystemLookup, passLookup } from '../../../server/limits/lookup-names.ts'
import { startAccountLinking } from './linking/account-linking.ts'
import { domainOf, lookupCorporateRealm } from './lookup-corporate-realm.ts'
import { lookupLmsProvider } from './lookup-lms-provider.ts'
import { lookupPassCorporateRealm } from './lookup-pass-realm.ts'
import { unlinkAccount } from './linking/unlink-account.ts'

const REFUSED: AccountLinkResult = { state: 'ERROR', error: expectedError('NOT_FOUND') }

export const federationOperations = {
  Query: {
    lookupCorporateRealm: {
      who: 'anyone',
      resolve: async (context, { b64email }) => {
        const error = await countLookup(context, domainLookup(domainOf(b64email)))
        if (error) return { link: null, realm: null, serializedOptions: null, error }
        return lookupCorporateRealm(context, { b64email })
      },
    },
    lookupLMSProvider: {
      who: 'anyone',
      resolve: async (context, { b64options }) => {
        const error = await countLookup(context, learningSystemLookup(b64options))
        return error ? { ...NO_PROVIDER, error } : lookupLmsProvider(context, { b64options })
      },
    },
    lookupPassCorporateRealm: {
      who: 'anyone',
      resolve: async (context, { code }) => {
        const error = await countLookup(context, passLookup(code))
        if (error) return { realm: null, serializedOptions: null, error }
        return lookupPassCorporateRealm(context, { code })
      },
    },
  },
  Mutation: {
    startAccountLinking: {
      who: 'member',
      refused: REFUSED,
      resolve: startAccountLinking,
    },
    unlinkAccount: {
      who: 'member',
      refused: REFUSED,
      resolve: unlinkAccount,
    },
  },
} satisfies FeatureOperations

const NO_PROVIDER = {
  realm: null,
  serializedOptions: null,
  passShortCode: null,
  redirectUrl: null,
  authorizeUrl: null,
}

/**
 * Counts a lookup of somebody who is not signed in by what is looked up. Returns the error to give beyond the limit,
 * null within it.
 */
async function countLookup(context: RequestContext, name: string): Promise<ResultError | null> {
  const { services, viewer, identity, from } = context
  if (viewer || identity) return null
  const result = await services.limits.consumeLookup(from, name)
  return result.allowed ? null : limitReachedError(context, result)
}

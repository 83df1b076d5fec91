import type {
  AccountLinkResult,
  CorporateRealmLookup,
  LmsProviderLookup,
  MutationStartAccountLinkingArgs,
  PassCorporateRealmLookup,
  QueryLookupCorporateRealmArgs,
  QueryLookupLmsProviderArgs,
  QueryLookupPassCorporateRealmArgs,
} from '@section/contract/generated/schema-types.ts'
import { expectedError } from '../../../server/graphql/expected-error.ts'
import { type FeatureOperations, operation, type RequestContext } from '../../../server/graphql/operation.ts'
import { tellLimit } from '../../../server/limits/limit-error.ts'
import { domainLookup, learningSystemLookup, passLookup } from '../../../server/limits/lookup-names.ts'
import { startAccountLinking } from './account-linking.ts'
import { domainOf, lookupCorporateRealm } from './lookup-corporate-realm.ts'
import { lookupLmsProvider } from './lookup-lms-provider.ts'
import { lookupPassCorporateRealm } from './lookup-pass-realm.ts'
import { unlinkAccount } from './unlink-account.ts'

const REFUSED: AccountLinkResult = { state: 'ERROR', error: expectedError('NOT_FOUND') }

export const federationOperations = {
  Query: {
    lookupCorporateRealm: operation<QueryLookupCorporateRealmArgs, CorporateRealmLookup>({
      policy: { who: 'anyone' },
      resolve: (args, context) =>
        lookup(context, domainLookup(domainOf(args.b64email)), NO_REALM, () =>
          lookupCorporateRealm(context.services, args.b64email, context.now),
        ),
    }),
    lookupLMSProvider: operation<QueryLookupLmsProviderArgs, LmsProviderLookup>({
      policy: { who: 'anyone' },
      resolve: (args, context) =>
        lookup(context, learningSystemLookup(args.b64options), NO_PROVIDER, () =>
          lookupLmsProvider(context.services, args.b64options),
        ),
    }),
    lookupPassCorporateRealm: operation<QueryLookupPassCorporateRealmArgs, PassCorporateRealmLookup>({
      policy: { who: 'anyone' },
      resolve: (args, context) =>
        lookup(context, passLookup(args.code), { realm: null, serializedOptions: null }, () =>
          lookupPassCorporateRealm(context.services, args.code),
        ),
    }),
  },
  Mutation: {
    startAccountLinking: operation<MutationStartAccountLinkingArgs, AccountLinkResult>({
      policy: { who: 'member' },
      refused: REFUSED,
      resolve: (proof, { services, viewer, now }) => startAccountLinking(services, viewer.userId, proof, now),
    }),
    unlinkAccount: operation<Record<string, never>, AccountLinkResult>({
      policy: { who: 'member' },
      refused: REFUSED,
      resolve: (_args, { services, viewer, now }) => unlinkAccount(services, viewer, now),
    }),
  },
} satisfies FeatureOperations

const NO_REALM = { link: null, realm: null, serializedOptions: null }
const NO_PROVIDER = {
  realm: null,
  serializedOptions: null,
  passShortCode: null,
  redirectUrl: null,
  authorizeUrl: null,
}

/** Counts a lookup of somebody who is not signed in by what is looked up, and answers it within the limit. */
async function lookup<Answer extends object>(
  context: RequestContext,
  name: string,
  nothing: Omit<Answer, 'error'>,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const { services, viewer, identity, from } = context
  const taken = viewer || identity ? undefined : await services.limits.takeLookup(from, name)
  if (!taken || taken.allowed) return answer()
  return { ...nothing, error: tellLimit(context, taken) } as Answer & { error: unknown }
}

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
import { startAccountLinking } from './account-linking.ts'
import { lookupCorporateRealm } from './lookup-corporate-realm.ts'
import { lookupLmsProvider } from './lookup-lms-provider.ts'
import { lookupPassCorporateRealm } from './lookup-pass-realm.ts'
import { unlinkAccount } from './unlink-account.ts'

const REFUSED: AccountLinkResult = { state: 'ERROR', error: expectedError('NOT_FOUND') }

export const federationOperations = {
  Query: {
    lookupCorporateRealm: operation<QueryLookupCorporateRealmArgs, CorporateRealmLookup>({
      policy: { who: 'anyone' },
      resolve: (args, context) =>
        lookup(context, { link: null, realm: null, serializedOptions: null }, () =>
          lookupCorporateRealm(context.services, args.b64email, context.now),
        ),
    }),
    lookupLMSProvider: operation<QueryLookupLmsProviderArgs, LmsProviderLookup>({
      policy: { who: 'anyone' },
      resolve: (args, context) =>
        lookup(context, NO_PROVIDER, () => lookupLmsProvider(context.services, args.b64options)),
    }),
    lookupPassCorporateRealm: operation<QueryLookupPassCorporateRealmArgs, PassCorporateRealmLookup>({
      policy: { who: 'anyone' },
      resolve: (args, context) =>
        lookup(context, { realm: null, serializedOptions: null }, () =>
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

const NO_PROVIDER = {
  realm: null,
  serializedOptions: null,
  passShortCode: null,
  redirectUrl: null,
  authorizeUrl: null,
}

/** Counts a lookup of somebody who is not signed in, and answers it within the limit. */
async function lookup<Answer extends object>(
  { services, viewer, identity, from, setHeader }: RequestContext,
  nothing: Omit<Answer, 'error'>,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const taken = viewer || identity ? undefined : await services.limits.take('lookup', from)
  if (!taken || taken.allowed) return answer()
  setHeader('retry-after', String(taken.retryAfterSeconds))
  return { ...nothing, error: expectedError('LIMIT_EXCEEDED') } as Answer & { error: unknown }
}

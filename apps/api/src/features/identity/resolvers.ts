import type { AccountLinkResult } from '@section/contract/generated/schema-types.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { startAccountLinking } from './federation/linking/account-linking.ts'
import { unlinkAccount } from './federation/linking/unlink-account.ts'
import { lookupCorporateRealm } from './federation/lookup-corporate-realm.ts'
import { lookupLmsProvider } from './federation/lookup-lms-provider.ts'
import { lookupPassCorporateRealm } from './federation/lookup-pass-realm.ts'
import { sendVerificationCode } from './password/send-code.ts'
import { logout } from './sign-in/sign-out.ts'

const REFUSED: AccountLinkResult = { state: 'ERROR', error: expectedError('NOT_FOUND') }

export const identityOperations = {
  Query: {
    lookupCorporateRealm: { who: 'anyone', resolve: lookupCorporateRealm },
    lookupLMSProvider: { who: 'anyone', resolve: lookupLmsProvider },
    lookupPassCorporateRealm: { who: 'anyone', resolve: lookupPassCorporateRealm },
  },
  Mutation: {
    logout: { who: 'signed-in', resolve: logout },
    sendVerificationCode: { who: 'anyone', resolve: sendVerificationCode },
    startAccountLinking: { who: 'member', refused: REFUSED, resolve: startAccountLinking },
    unlinkAccount: { who: 'member', refused: REFUSED, resolve: unlinkAccount },
  },
} satisfies FeatureOperations

import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { startAccountLinking } from './federation/linking/account-linking.ts'
import { refusedLink } from './federation/linking/refused-link.ts'
import { unlinkAccount } from './federation/linking/unlink-account.ts'
import { lookupCorporateRealm } from './federation/lookup-corporate-realm.ts'
import { lookupLmsProvider } from './federation/lookup-lms-provider.ts'
import { lookupPassCorporateRealm } from './federation/lookup-pass-realm.ts'
import { sendVerificationCode } from './password/send-code.ts'
import { endOwnSignIn, listSignInMethods, listSignIns, NO_SUCH_SIGN_IN } from './sign-in/own-sign-ins.ts'
import { logout } from './sign-in/sign-out.ts'

const NO_SUCH_ACCOUNT = refusedLink('NOT_FOUND')

export const identityOperations = {
  Query: {
    listSignIns: { who: 'member', refused: [], resolve: listSignIns },
    listSignInMethods: { who: 'member', refused: [], resolve: listSignInMethods },
    lookupCorporateRealm: { who: 'anyone', resolve: lookupCorporateRealm },
    lookupLMSProvider: { who: 'anyone', resolve: lookupLmsProvider },
    lookupPassCorporateRealm: { who: 'anyone', resolve: lookupPassCorporateRealm },
  },
  Mutation: {
    endSignIn: { who: 'member', refused: NO_SUCH_SIGN_IN, resolve: endOwnSignIn },
    logout: { who: 'signed-in', resolve: logout },
    sendVerificationCode: { who: 'anyone', resolve: sendVerificationCode },
    startAccountLinking: { who: 'member', refused: NO_SUCH_ACCOUNT, resolve: startAccountLinking },
    unlinkAccount: { who: 'member', refused: NO_SUCH_ACCOUNT, resolve: unlinkAccount },
  },
} satisfies FeatureOperations

import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { NO_SUCH_CREDENTIAL, saveCredentialVisibility } from './save-visibility.ts'
import { getPublicCredential, listCredentials } from './show-credentials.ts'

// Credentials stay with their owners after a membership has ended, so every account may ask.
export const credentialOperations = {
  Query: {
    listCredentials: { who: 'member', refused: [], resolve: listCredentials },
    getPublicCredential: { who: 'anyone', resolve: getPublicCredential },
  },
  Mutation: {
    saveCredentialVisibility: {
      who: 'member',
      refused: NO_SUCH_CREDENTIAL,
      resolve: saveCredentialVisibility,
    },
  },
} satisfies FeatureOperations

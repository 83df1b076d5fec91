import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { listCertificates } from './list-certificates.ts'
import { addRegistration, NO_SUCH_CERTIFICATE } from './register.ts'

export const certificateOperations = {
  Query: {
    listCertificates: {
      who: 'member',
      statuses: DEFAULT_ACCOUNT_STATUSES,
      refused: [],
      resolve: listCertificates,
    },
  },
  Mutation: {
    addCertificateRegistration: {
      who: 'member',
      // Whose trial has ended meanwhile may ask: the rule tells them why they cannot register.
      statuses: [...DEFAULT_ACCOUNT_STATUSES, 'POST_TRIAL'],
      refused: NO_SUCH_CERTIFICATE,
      resolve: addRegistration,
    },
  },
} satisfies FeatureOperations

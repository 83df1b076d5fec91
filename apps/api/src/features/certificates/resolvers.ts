import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getCertificate, listCertificates } from './list-certificates.ts'
import { addRegistration, NO_SUCH_CERTIFICATE, removeRegistration } from './register.ts'

export const certificateOperations = {
  Query: {
    listCertificates: { ...ACTIVE_MEMBER, refused: [], resolve: listCertificates },
    getCertificate: { ...ACTIVE_MEMBER, refused: null, resolve: getCertificate },
  },
  Mutation: {
    addCertificateRegistration: {
      who: 'member',
      // POST_TRIAL is allowed here, so that the rule returns TRIAL_ENDED to a viewer whose trial has just ended.
      statuses: [...DEFAULT_ACCOUNT_STATUSES, 'POST_TRIAL'],
      refused: NO_SUCH_CERTIFICATE,
      resolve: addRegistration,
    },
    removeCertificateRegistration: {
      ...ACTIVE_MEMBER,
      refused: NO_SUCH_CERTIFICATE,
      resolve: removeRegistration,
    },
  },
} satisfies FeatureOperations

import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { addCompletion, NO_SUCH_COMPLETION, removeCompletion } from './complete.ts'
import {
  getCertificate,
  getCrashCourseCertificate,
  getEntitledCertificates,
  listCertificates,
} from './list-certificates.ts'
import { addRegistration, NO_SUCH_CERTIFICATE, removeRegistration } from './register.ts'

/** POST_TRIAL is allowed, so that the rule returns TRIAL_ENDED to a viewer whose trial has just ended. */
const ACTIVE_OR_FORMER_TRIAL = {
  who: 'member',
  statuses: [...DEFAULT_ACCOUNT_STATUSES, 'POST_TRIAL'],
} as const

export const certificateOperations = {
  Query: {
    listCertificates: { ...ACTIVE_MEMBER, refused: [], resolve: listCertificates },
    getCertificate: { ...ACTIVE_MEMBER, refused: null, resolve: getCertificate },
    getEntitledCertificates: { ...ACTIVE_MEMBER, refused: [], resolve: getEntitledCertificates },
    getCrashCourseCertificate: { ...ACTIVE_MEMBER, refused: null, resolve: getCrashCourseCertificate },
  },
  Mutation: {
    addCertificateRegistration: {
      ...ACTIVE_OR_FORMER_TRIAL,
      refused: NO_SUCH_CERTIFICATE,
      resolve: addRegistration,
    },
    removeCertificateRegistration: {
      ...ACTIVE_MEMBER,
      refused: NO_SUCH_CERTIFICATE,
      resolve: removeRegistration,
    },
    addCertificateCompletion: {
      ...ACTIVE_OR_FORMER_TRIAL,
      refused: NO_SUCH_COMPLETION,
      resolve: addCompletion,
    },
    removeCertificateCompletion: { ...ACTIVE_MEMBER, refused: NO_SUCH_COMPLETION, resolve: removeCompletion },
  },
} satisfies FeatureOperations

import type {
  Certificate,
  CertificateRegistrationResult,
  MutationAddCertificateRegistrationArgs,
} from '@section/contract/generated/schema-types.ts'
import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import { type FeatureOperations, operation } from '../../server/graphql/operation.ts'
import { listCertificates } from './list-certificates.ts'
import { addRegistration, NO_SUCH_CERTIFICATE } from './register.ts'

const policy = { who: 'member', statuses: DEFAULT_ACCOUNT_STATUSES } as const

export const certificateOperations = {
  Query: {
    listCertificates: operation<object, Certificate[]>({
      policy,
      refused: [],
      resolve: (_args, context) => listCertificates(context),
    }),
  },
  Mutation: {
    addCertificateRegistration: operation<
      MutationAddCertificateRegistrationArgs,
      CertificateRegistrationResult
    >({
      // Whose trial has ended meanwhile may ask: the rule tells them why they cannot register.
      policy: { ...policy, statuses: [...DEFAULT_ACCOUNT_STATUSES, 'POST_TRIAL'] },
      refused: NO_SUCH_CERTIFICATE,
      resolve: ({ certificateId }, context) => addRegistration(context, certificateId),
    }),
  },
} satisfies FeatureOperations

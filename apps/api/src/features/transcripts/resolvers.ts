import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getTranscript } from './get-transcript.ts'

export const transcriptOperations = {
  Query: { getTranscript: { ...ACTIVE_MEMBER, refused: null, resolve: getTranscript } },
} satisfies FeatureOperations

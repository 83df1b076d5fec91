import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { transferRefusal, transferToTutor } from './transfer-to-tutor.ts'

export const tutorOperations = {
  Mutation: {
    transferToProfAI: {
      who: 'member',
      refused: transferRefusal('TUTOR_UNAVAILABLE'),
      resolve: transferToTutor,
    },
  },
} satisfies FeatureOperations

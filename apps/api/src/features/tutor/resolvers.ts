import { expectedError } from '../../server/graphql/expected-error.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'

const refused = () => ({ profAIUrl: null, error: expectedError('TUTOR_UNAVAILABLE') })

export const tutorOperations = {
  Mutation: { transferToProfAI: { who: 'member', refused: refused(), resolve: refused } },
} satisfies FeatureOperations

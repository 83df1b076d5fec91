import type { FeatureOperations } from '../../server/graphql/operation.ts'

const notBuilt = () => {
  throw new Error('This operation is being built.')
}

export const classmateOperations = {
  Query: {
    listClassmates: { who: 'member', refused: null, resolve: notBuilt },
  },
} satisfies FeatureOperations

import type { FeatureOperations } from '../../server/graphql/operation.ts'

const notBuilt = () => {
  throw new Error('This operation is being built.')
}

export const placeOperations = {
  Query: {
    listCountries: { who: 'member', refused: [], resolve: notBuilt },
    listRegions: { who: 'member', refused: [], resolve: notBuilt },
    listCities: { who: 'member', refused: [], resolve: notBuilt },
  },
} satisfies FeatureOperations

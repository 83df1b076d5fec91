import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { listCountries, listRegions } from './countries.ts'
import { listCities } from './list-cities.ts'

export const placeOperations = {
  Query: {
    listCountries: { who: 'member', refused: [], resolve: () => [...listCountries()] },
    listRegions: { who: 'member', refused: [], resolve: (_context, { country }) => listRegions(country) },
    listCities: { who: 'member', refused: [], resolve: listCities },
  },
} satisfies FeatureOperations

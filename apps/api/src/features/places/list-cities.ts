import type { QueryListCitiesArgs } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { findCities } from './cities/cities-store.ts'
import { codeOfCountry } from './countries.ts'

const MAX_SEARCH_LENGTH = 100

/**
 * Returns the cities of a country whose name begins with the search, the largest first; none for an unknown country, and beyond
 * the limit, because members may type any name. docs/product/places.md#cities
 */
export async function listCities(
  { services, viewer }: UseCaseContext<'database' | 'limits'>,
  { country, region, search }: QueryListCitiesArgs,
): Promise<string[]> {
  const code = codeOfCountry(country)
  if (!code || !(await services.limits.consume('search-cities', viewer.userId)).allowed) return []
  const beginning = (search ?? '').slice(0, MAX_SEARCH_LENGTH)
  return findCities(services.database.db, { country: code, region: region ?? null, beginning })
}

import type { UseQueryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const CountriesDocument = graphql(`
  query Countries {
    listCountries {
      name
    }
  }
`)

const RegionsDocument = graphql(`
  query Regions($country: String!) {
    listRegions(country: $country)
  }
`)

const CitiesDocument = graphql(`
  query Cities($country: String!, $region: String, $search: String!) {
    listCities(country: $country, region: $region, search: $search)
  }
`)

/** A list of places to choose from, which does not change while the page is open. */
export type PlacesQuery = UseQueryOptions<readonly string[]>

/** The names of all countries. */
export const countriesQuery: PlacesQuery = {
  queryKey: ['places', 'countries'],
  staleTime: Infinity,
  queryFn: async () => (await execute(CountriesDocument)).listCountries.map(({ name }) => name),
}

/** The names of the regions of a country. */
export const regionsQuery = (country: string): PlacesQuery => ({
  queryKey: ['places', 'regions', country],
  staleTime: Infinity,
  queryFn: async () => (await execute(RegionsDocument, { country })).listRegions,
})

/** The names of up to 20 cities that begin with a search; those of the search before stay until they are loaded. */
export const citiesQuery = (country: string, region: string, search: string): PlacesQuery => ({
  queryKey: ['places', 'cities', country, region, search],
  staleTime: Infinity,
  placeholderData: (before, query) =>
    query?.queryKey[2] === country && query.queryKey[3] === region ? before : undefined,
  queryFn: async () =>
    (await execute(CitiesDocument, { country, region: region || null, search })).listCities,
})

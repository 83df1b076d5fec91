import { isList, type Row } from '../../row.ts'

const NOWHERE = 'Atlantis'

export const rows: Record<string, Row> = {
  listCountries: {
    who: 'member',
    document: '{ listCountries { code name } }',
    holds: isList,
  },
  listRegions: {
    who: 'member',
    document: 'query($country: String!) { listRegions(country: $country) }',
    variables: () => ({ country: 'United States' }),
    missing: () => ({ country: NOWHERE }),
    holds: isList,
  },
  listCities: {
    who: 'member',
    document: 'query($country: String!) { listCities(country: $country) }',
    variables: () => ({ country: 'United States' }),
    missing: () => ({ country: NOWHERE }),
    holds: isList,
  },
}

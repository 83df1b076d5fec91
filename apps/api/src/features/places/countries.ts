import { createRequire } from 'node:module'
import type Iso3166 from 'iso-3166-2'
import type { Country } from '@section/contract/generated/schema-types.ts'

const require = createRequire(import.meta.url)

let countries: readonly Country[] | undefined
let codes: ReadonlyMap<string, string> | undefined

/** Returns all countries by their English names. They are read when they are first needed, and shared. */
export function listCountries(): readonly Country[] {
  return (countries ??= readCountries())
}

/** Returns the code of the country with an English name, in capitals or not; undefined for an unknown one. */
export function codeOfCountry(name: string): string | undefined {
  codes ??= new Map(listCountries().map((country) => [keyOf(country.name), country.code]))
  return codes.get(keyOf(name))
}

/** Returns the names of a country's regions, sorted; none for an unknown country. docs/product/places.md#regions */
export function listRegions(country: string): string[] {
  const { sub = {} } = regionsByCode().country(codeOfCountry(country) ?? '') ?? {}
  return sorted(new Set(Object.values(sub).map(({ name }) => regionName(name))))
}

/** Returns the name of the region with a code of ISO 3166-2 in a country; null for an unknown one. */
export function nameOfRegion(country: string, code: string): string | null {
  const name = regionsByCode().subdivision(country, code)?.name
  return name === undefined ? null : regionName(name)
}

function readCountries(): Country[] {
  const entries: [alpha2: string][] = require('i18n-iso-countries/codes.json')
  const names = new Intl.DisplayNames('en', { type: 'region' })
  // The names of two regions of China end with what they are in law, which nobody writes after their city.
  const nameOf = (code: string) => (names.of(code) ?? code).replace(/ SAR China$/, '')
  const byName = new Map(entries.map(([code]) => [nameOf(code), code]))
  return sorted(byName.keys()).map((name) => ({ code: byName.get(name) ?? '', name }))
}

/** The package is loaded when it is needed, because it takes 2 MB, and few members edit their location. */
const regionsByCode = (): typeof Iso3166 => require('iso-3166-2')

/** Returns a name without the asterisk by which the package marks one of several languages. */
const regionName = (name: string) => name.replace('*', '')

const keyOf = (name: string) => name.trim().toLowerCase()

const sorted = (names: Iterable<string>) => [...names].toSorted(new Intl.Collator('en').compare)

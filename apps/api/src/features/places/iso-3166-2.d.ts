// The package has no types; these are the parts of it that we use.
declare module 'iso-3166-2' {
  interface Subdivision {
    name: string
  }

  const iso3166: {
    /** Finds a country by its code, with its regions by their codes. */
    country(code: string): { sub: Record<string, Subdivision> } | null
    /** Finds a region by the code of its country and its own, such as `US` and `CA`. */
    subdivision(country: string, code: string): Subdivision | null
  }
  export default iso3166
}

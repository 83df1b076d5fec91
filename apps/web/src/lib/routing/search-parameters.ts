/** Parameters of an address: a text each, or all texts of one that is repeated. */
export type ParsedSearch = Record<string, string | string[]>

/**
 * Returns the parameters of an address as the texts that they are. The router's own parser reads JSON in them, so that a
 * search for `1e3` became one for 1000.
 */
export function parseSearch(search: string): ParsedSearch {
  const parameters = new URLSearchParams(search)
  // A parameter may be called like a property that every object has.
  const texts: ParsedSearch = Object.create(null)
  for (const name of parameters.keys()) {
    const values = parameters.getAll(name)
    texts[name] = values.length === 1 ? (values[0] ?? '') : values
  }
  return texts
}

type Value = string | number | boolean | undefined

/** Returns the search of an address, which `parseSearch` reads back to the same texts. Undefined values are left out. */
export function stringifySearch(search: Readonly<Record<string, Value | readonly Value[]>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const each of [value].flat()) if (each !== undefined) parameters.append(name, String(each))
  return parameters.size > 0 ? `?${parameters}` : ''
}

import { filterValue } from '../catalog/filters/filter-options.ts'

/** Returns whether a text is the key of a filter, as addresses have it: `foundational-ai`, not 'Foundational AI'. */
export const isFacetKey = (text: string): boolean => text !== '' && filterValue(text) === text

/** Returns those of the texts whose key is among the given ones: 'Foundational AI' for `foundational-ai`. */
export function textsOfKeys(keys: readonly string[], texts: Iterable<string>): string[] {
  const wanted = new Set(keys)
  return [...new Set(texts)].filter((text) => wanted.has(filterValue(text)))
}

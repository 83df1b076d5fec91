/** Returns a name without accents and capitals, as people type it when they search. */
export const folded = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** Returns the names that begin with a search, then those in which another word does. */
export function namesFor(search: string, names: readonly string[]): readonly string[] {
  const wanted = folded(search)
  const begins = (name: string) => folded(name).startsWith(wanted)
  const holds = (name: string) => folded(name).includes(` ${wanted}`)
  return [...names.filter(begins), ...names.filter((name) => !begins(name) && holds(name))]
}

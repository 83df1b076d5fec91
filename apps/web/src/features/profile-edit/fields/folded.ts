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

/** Returns the name that a text stands for; with `byBeginning` also the only one that begins with it. */
export function meantName(text: string, names: readonly string[], byBeginning: boolean): string | undefined {
  const wanted = folded(text)
  const same = names.find((name) => folded(name) === wanted)
  if (same !== undefined || !byBeginning || wanted === '') return same
  const [only, ...others] = names.filter((name) => folded(name).startsWith(wanted))
  return others.length === 0 ? only : undefined
}

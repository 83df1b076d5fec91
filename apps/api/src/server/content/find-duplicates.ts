/** Returns the names that occur more than once in a list, each once. */
export function findDuplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
}

export const slugOf = ({ slug }: { slug: string }): string => slug

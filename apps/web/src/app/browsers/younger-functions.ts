// Lists the functions that supported browsers may lack. `replacements.ts` replaces them, the check of the build allows
// no others that are as young, and a journey deletes them to try the replacements. See docs/decisions/browsers.md. This
// file has no imports, because it runs before the app.

/** Each function by its path from the global object. */
export const YOUNGER_FUNCTIONS = [
  'URL.parse',
  'URL.canParse',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.withResolvers',
  'Promise.try',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Object.hasOwn',
  'structuredClone',
  'Set.prototype.union',
  'Set.prototype.intersection',
  'Set.prototype.difference',
  'Set.prototype.symmetricDifference',
  'Set.prototype.isSubsetOf',
  'Set.prototype.isSupersetOf',
  'Set.prototype.isDisjointFrom',
  'Iterator.prototype.map',
  'Iterator.prototype.filter',
  'Iterator.prototype.take',
  'Iterator.prototype.drop',
  'Iterator.prototype.flatMap',
  'Iterator.prototype.reduce',
  'Iterator.prototype.toArray',
  'Iterator.prototype.forEach',
  'Iterator.prototype.some',
  'Iterator.prototype.every',
  'Iterator.prototype.find',
] as const

/** Checks whether this browser lacks one of the functions. */
export const lacksFunctions = (): boolean =>
  YOUNGER_FUNCTIONS.some((path) => typeof valueAt(path.split('.')) !== 'function')

function valueAt(path: readonly string[]): unknown {
  let value: unknown = globalThis
  for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name]
  return value
}

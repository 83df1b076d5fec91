import { resolve } from 'node:path'

/** The part of rolldown's module graph that is used while it splits the code. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const BOOT = resolve(import.meta.dirname, '../src/boot.ts')

/** Returns a function that says whether `boot.ts` needs a module. These modules run while the app is still loading. */
export function bootFiles() {
  let needed: Set<string> | undefined
  return (id: string, graph: Graph): boolean => (needed ??= closure(BOOT, graph)).has(id)
}

/** A module with all that it imports statically. */
function closure(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  graph.getModuleInfo(id)?.importedIds.forEach((imported) => closure(imported, graph, seen))
  return seen
}

import { resolve } from 'node:path'

/** What rolldown tells of a module while it divides the code. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** The icons of the first screen; the package's own list names them all, and would bring them all. */
const ICONS =
  /@tabler\/icons-react\/.*\/(?:createReactComponent|defaultAttributes|Icon(?:Eye|EyeOff|AlertCircle|AlertTriangle|ChevronDown|CircleCheck|InfoCircle|X))\.mjs$/

/** The trunk of Mantine, named by hand for the same reason. */
const KIT =
  /@mantine\/(?:hooks|core\/esm\/(?:core|components\/(?:UnstyledButton|Loader|CloseButton|Transition|Portal)))\/|\/clsx\//

/**
 * Whether the login page needs a module to be drawn: with it most visits begin, so what it shares with other screens
 * stands in one file that holds nothing else. `roots` are files below the folder of the app.
 */
export function firstScreen(folder: string, roots: readonly string[]) {
  let needed: Set<string> | undefined
  return (id: string, graph: Graph): boolean => {
    needed ??= closure(
      roots.map((root) => resolve(folder, root)),
      graph,
    )
    if (id.includes('@tabler/icons-react')) return ICONS.test(id)
    return needed.has(id) || KIT.test(id)
  }
}

/** The modules with all that they import statically, packages left out: those are divided by name. */
function closure(ids: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id) || id.includes('/node_modules/')) return
    seen.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  ids.forEach(visit)
  return seen
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, resolveImport } from './feature-doors.ts'

/** Matches static imports and re-exports, of types alone too; the specifier is the first group. */
const STATIC_IMPORT = /^(?:import|export)\b[^'"]*?from '((?:\.|@section\/)[^']+)'/gm

/** Returns the circles of static imports, each as the files that it leads through. The lint refuses them, too. */
export function findImportCircles(root = '.'): string[][] {
  const imports = new Map(
    globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !isTest(file))
      .map((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        return [
          file,
          [...text.matchAll(STATIC_IMPORT)].map(([, to = '']) => resolveImport(file, to)),
        ] as const
      }),
  )
  const circles: string[][] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) circles.push(path.slice(start))
    if (start >= 0 || done.has(file)) return
    for (const target of imports.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return circles
}

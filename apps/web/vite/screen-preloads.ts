import { SCREENS } from '@section/domain/access/site-map.ts'
import type { Plugin, Rolldown } from 'vite'

/** The file of a screen is called after its row of the site map: `mini-mbas-screen.ts`. */
const SCREEN = /\/src\/features\/.*\/([\w-]+)-screen\.ts$/

/**
 * Writes `preloads.json`: for each screen the scripts and styles that it needs beyond the entry, so that they load beside
 * the entry and not after it, and the fonts. The server puts them into the page.
 */
export function screenPreloads(): Plugin {
  return {
    name: 'screen-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunkOf = (module: string) => {
        const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
        if (!found) throw new Error(`${module} has no chunk of its own.`)
        return found
      }
      const entry = closure([chunkOf('/index.html')], bundle)
      const app = [chunkOf('/src/main.tsx')]
      const shell = [...app, chunkOf('/src/app/shell/Shell.tsx')]
      const filesOf = (parts: readonly Rolldown.OutputChunk[]) => {
        const scripts = [...closure(parts, bundle)].filter((chunk) => !entry.has(chunk))
        const styles = new Set(scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
        return {
          scripts: scripts.map(({ fileName }) => `/${fileName}`),
          styles: [...styles].map((file) => `/${file}`),
        }
      }
      const screens = chunks.flatMap((chunk) => {
        const name = SCREEN.exec(chunk.facadeModuleId ?? '')?.[1]
        if (!name) return []
        const row = SCREENS.find(([id]) => fileName(id) === name)
        if (!row) throw new Error(`${name}-screen.ts is called after no row of the site map.`)
        const [id, { access }] = row
        return [[id, filesOf([...(access ? shell : app), chunk])]]
      })
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
      const preloads = {
        fonts: fonts.map((file) => `/${file}`),
        screens: Object.fromEntries(screens) as unknown,
        shell: filesOf(shell),
      }
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) })
    },
  }
}

/** The screen `miniMbas` has the file `mini-mbas-screen.ts`. */
const fileName = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Chunks with all that they import statically. */
function closure(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  seen = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  for (const chunk of chunks) {
    if (seen.has(chunk)) continue
    seen.add(chunk)
    const imported = chunk.imports.flatMap((name) => bundle[name] ?? [])
    closure(
      imported.filter((file) => file.type === 'chunk'),
      bundle,
      seen,
    )
  }
  return seen
}

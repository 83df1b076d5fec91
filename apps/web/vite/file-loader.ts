import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The module in which Vite keeps the function that it puts around each `import()`. */
const HELPER = '\0vite/preload-helper.js'
const OURS = resolve(import.meta.dirname, '../src/lib/loading/import-files.ts')

/**
 * Replaces Vite's loader of lazy chunks by the app's own (`import-files.ts`) and passes all files of a chunk to it. The
 * build fails when a new version of Vite no longer has the code that is replaced. See docs/decisions/outages.md.
 */
export function fileLoader(): Plugin {
  let replaced = false
  return {
    name: 'file-loader',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        // By itself Vite leaves out a file that is the only one of its part.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, others) => [...new Set([file, ...others])],
        },
      },
    }),
    load(id) {
      if (id !== HELPER) return null
      replaced = true
      return `export { importWithFiles as __vitePreload } from ${JSON.stringify(OURS)}`
    },
    generateBundle() {
      if (!replaced) this.error('Vite no longer has the loader that import-files.ts replaces.')
    },
  }
}

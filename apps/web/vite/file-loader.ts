import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The module in which Vite keeps the function that it puts around each `import()`. */
const HELPER = '\0vite/preload-helper.js'
const OURS = resolve(import.meta.dirname, '../src/lib/loading/import-files.ts')

/**
 * Lets the app load the files of its later parts by itself (`import-files.ts`), in the place of Vite's own loader, and
 * names all files to it. A build fails when Vite has moved what this replaces. See docs/decisions/outages.md.
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

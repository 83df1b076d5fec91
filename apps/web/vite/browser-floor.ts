import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The oldest versions of browsers that the app supports. The build derives its syntax from them,
 * `tools/checks/browser-floor.ts` checks the built files against them, and `floor-page.js` tests for features that these
 * versions introduced. See docs/decisions/browsers.md.
 */
export const BROWSER_FLOOR = { chrome: 111, edge: 111, firefox: 125, safari: 16.4, ios: 16.4 } as const

/** Returns the floor as the build tools write it, e.g. `chrome111`. */
export const buildTargets = (): string[] =>
  Object.entries(BROWSER_FLOOR).map(([browser, version]) => `${browser}${version}`)

/** Puts the script that recognizes browsers below the floor into the page, before all others. */
export function floorPage(): Plugin {
  let fileName = ''
  return {
    name: 'floor-page',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(resolve(import.meta.dirname, 'floor-page.js'), 'utf8')
      const written = source.replace(/^ *\/\/.*\n/gm, '').replace(/\n\s*/g, '\n')
      fileName = this.getFileName(this.emitFile({ type: 'asset', name: 'floor.js', source: written }))
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { defer: true, src: `/${fileName}` }, injectTo: 'head-prepend' },
      ],
    },
  }
}

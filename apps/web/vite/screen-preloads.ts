import type { Plugin, Rolldown } from 'vite'

/** Which modules the router will ask for at an address, so that they load beside the entry and not after it. */
const SCREENS: Record<string, string[]> = {
  '/login': ['features/identity/LoginPage.tsx'],
  '/courses': ['app/shell/Shell.tsx', 'features/catalogue/CoursesPage.tsx'],
  '/courses/*': ['app/shell/Shell.tsx', 'features/catalogue/landing/CourseLandingPage.tsx'],
  '/courses/ondemand/*/*/*': ['app/shell/Shell.tsx', 'features/video/OnDemandVideoPage.tsx'],
}

/**
 * Writes `preloads.json`: for each pattern of addresses the scripts and styles that its screen needs beyond the
 * entry, and the fonts. The server puts them into the page. A screen that has no chunk of its own fails the build.
 */
export function screenPreloads(): Plugin {
  return {
    name: 'screen-preloads',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      if (!entry) return
      const loaded = closure(entry, bundle)
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
      const preloads = Object.entries(SCREENS).map(([pattern, modules]) => {
        const needed = new Set(
          modules.flatMap((module) => {
            const chunk = chunks.find((c) => c.facadeModuleId?.endsWith(`/src/${module}`))
            if (!chunk) throw new Error(`The screen ${module} has no chunk of its own.`)
            return [...closure(chunk, bundle)]
          }),
        )
        const scripts = [...needed].filter((chunk) => !loaded.has(chunk))
        return {
          pattern,
          scripts: scripts.map((chunk) => `/${chunk.fileName}`),
          styles: [...new Set(scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))].map(
            (file) => `/${file}`,
          ),
          fonts: fonts.map((file) => `/${file}`),
        }
      })
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) })
    },
  }
}

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

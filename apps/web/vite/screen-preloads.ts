import type { Plugin, Rolldown } from 'vite'
import { readHashes } from './trusted-documents.ts'

interface Screen {
  /** Modules that the router will ask for at this address, so that they load beside the entry and not after it. */
  modules: string[]
  /** Operations that the screen starts with, by name; a variable is `$user`, or the number of a star of the pattern. */
  operations?: Record<string, Record<string, string>>
}

const VIEWER = { Viewer: { userId: '$user' } }

const SCREENS: Record<string, Screen> = {
  // Every other address.
  '': { modules: ['app/shell/Shell.tsx'] },
  '/': {
    modules: ['app/shell/Shell.tsx', 'features/home/HomePage.tsx'],
    operations: { ...VIEWER, CoursesDashboard: {}, CourseProgress: {} },
  },
  '/account-settings': {
    modules: ['app/shell/Shell.tsx', 'features/account/AccountSettingsPage.tsx'],
    operations: VIEWER,
  },
  '/login': { modules: ['features/identity/LoginPage.tsx'] },
  '/signup': { modules: ['features/invitations/signup/SignupPage.tsx'] },
  '/preview/*': { modules: ['features/invitations/preview/PreviewPage.tsx'] },
  '/pathway/*': { modules: ['features/invitations/preview/PathwayPage.tsx'] },
  '/invite-registration/*': {
    modules: ['features/invitations/registration/InviteRegistrationPage.tsx'],
  },
  '/courses': {
    modules: ['app/shell/Shell.tsx', 'features/catalogue/CoursesPage.tsx'],
    operations: { ...VIEWER, CoursesDashboard: {} },
  },
  '/courses/*': {
    modules: ['app/shell/Shell.tsx', 'features/catalogue/landing/CourseLandingPage.tsx'],
    operations: { ...VIEWER, CourseLanding: { courseId: '0' } },
  },
  '/courses/ondemand/*/*/*': {
    modules: ['app/shell/Shell.tsx', 'features/video/OnDemandVideoPage.tsx'],
    operations: VIEWER,
  },
}

/**
 * Writes `preloads.json`: for each pattern of addresses the scripts and styles that its screen needs beyond the
 * entry, the fonts, and its first operations. The server puts them, and the answers, into the page. A screen that has no chunk of its own fails the build.
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
      const hashes = readHashes()
      const preloads = Object.entries(SCREENS).map(([pattern, { modules, operations = {} }]) => {
        const needed = new Set(
          ['main.tsx', ...modules].flatMap((module) => {
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
          operations: Object.entries(operations).map(([name, variables]) => {
            const documentId = hashes.get(name)
            if (!documentId) throw new Error(`The operation ${name} is not generated.`)
            return { name, documentId, variables }
          }),
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

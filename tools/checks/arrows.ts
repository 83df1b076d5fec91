import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The packages that each package may import. docs/decisions/arrows.md */
const ARROWS: Record<string, string[]> = {
  'apps/web': ['packages/ui', 'packages/contract', 'packages/domain', 'packages/art'],
  'apps/api': ['packages/contract', 'packages/domain', 'packages/db', 'packages/art', 'packages/emulators'],
  'packages/contract': ['packages/domain'],
  'packages/db': [],
  'packages/ui': ['packages/art'],
  'packages/domain': [],
  'packages/art': [],
  'packages/emulators': [],
}

/** The one file of a feature that other features may import. */
const PUBLIC_FILES: Record<string, string[]> = {
  'apps/api/src/features/catalog': [
    'catalog-types.ts',
    'catalog-rules.ts',
    'sessions/session-page.ts',
    'content/school-index.ts',
    'content/course-format.ts',
    'content/lecture-format.ts',
    'content/courses-content-store.ts',
    'content/load-context.ts',
    'content/video-rows.ts',
  ],
  'apps/api/src/features/certificates': ['list-certificates.ts'],
  'apps/api/src/features/enrollment': ['on-demand.ts', 'calendar/session-calendar.ts'],
  'apps/api/src/features/invitations': ['passes/passes.ts'],
  'apps/api/src/features/identity': ['account-proofs-store.ts'],
  'apps/api/src/features/members': ['accounts-store.ts', 'content/person.ts'],
  'apps/api/src/features/metering': ['allowance.ts'],
  'apps/api/src/features/session-content': ['progress/complete-session.ts'],
  'apps/api/src/features/video': ['content/study-rows.ts', 'progress/watched-store.ts'],
  'apps/web/src/features/membership': ['membership-lock.ts'],
  'apps/web/src/features/account': ['link-account.ts'],
  'apps/web/src/features/catalog': [
    'cards/CourseCards.tsx',
    'resume/ResumeHero.tsx',
    'resume/use-resume-point.ts',
    'cards/SessionCourseCard.tsx',
    'dashboard-query.ts',
  ],
  'apps/web/src/features/enrollment': ['AddToCalendar.tsx', 'EnrollmentFlow.tsx', 'SessionButtons.tsx'],
  'apps/web/src/features/identity': ['sign-out.ts'],
  'apps/web/src/features/invitations': ['DemoMailbox.tsx'],
  'apps/web/src/features/video': ['PreviewPlayer.tsx', 'PreviewVideo.tsx'],
  'apps/web/src/features/metering': ['metering-query.ts', 'MeteringLockDialog.tsx'],
  'apps/web/src/features/session-content': ['ticks/report-attendance.ts'],
  'apps/web/src/features/projects': ['ProjectContainer.tsx', 'ReceivedProjects.tsx'],
}

/** The composition root and the entries of an app, which may know all features. */
const COMPOSITION = /^apps\/(?:api|web)\/src\/(?:app\/|(?:boot|main)\.tsx?$)/

/** Tests and their shared code may act as the composition root. */
const TESTS = /\.(?:test|property|fixture)\.tsx?$|^apps\/(?:api|web)\/src\/testing\//

/** Files that a feature offers to all tests. */
const FIXTURE = /\.fixture\.tsx?$/

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g
/** Matches imports of the query builder or the tables, except imports of types. */
const SQL_IMPORT = /^import (?!type )[^'"]*?'(?:drizzle-orm[^']*|@section\/db\/schema\.ts)'/m

/** The packages without input, output and clock, with what each may import besides its own files. */
const PURE: Record<string, string[]> = {
  'packages/domain': [
    'zod/mini',
    // The parser and the sanitizer of rich text are pure functions, which both apps share. docs/decisions/rich-text.md
    'hast',
    'hast-util-sanitize',
    'mdast',
    'mdast-util-from-markdown',
    'mdast-util-gfm',
    'mdast-util-to-hast',
    'micromark-extension-gfm',
    'unist-util-visit',
  ],
  'packages/art': [],
}

/** Returns a message for each import in the wrong direction. */
export function findWrongArrows(root = '.'): string[] {
  return globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    if (file.includes('/generated/')) return []
    const text = readFileSync(join(root, file), 'utf8')
    const imports = [...text.matchAll(IMPORT)].flatMap(
      ([, specifier = '']) => checkImport(file, specifier) ?? [],
    )
    return [...imports, ...(checkSql(file, text) ?? [])]
  })
}

function checkImport(file: string, specifier: string): string | undefined {
  const home = packageOf(file)
  const test = /\.(test|property|fixture)\.tsx?$/.test(file)
  if (!specifier.startsWith('.') && !specifier.startsWith('@section/')) {
    if (PURE[home]?.includes(specifier) === false && !test)
      return `${file}: ${home} is pure; hand in what ${specifier} would bring.`
    return undefined
  }
  const target = resolve(file, specifier)
  if (!/\.[a-z]+(\?url)?$/.test(target))
    return `${file}: name the file that ${specifier} means, with its extension.`
  const targetHome = packageOf(target)
  if (targetHome !== home && !ARROWS[home]?.includes(targetHome)) {
    return `${file}: ${home} may not import ${targetHome}; it may use ${ARROWS[home]?.join(', ') || 'nothing'}. Move what both need down.`
  }
  return checkFeature(file, target)
}

function checkSql(file: string, text: string): string[] | undefined {
  const isAllowed = file.endsWith('-store.ts') || TESTS.test(file)
  if (!file.startsWith('apps/') || isAllowed || !SQL_IMPORT.test(text)) return undefined
  return [`${file}: SQL is allowed only in stores; move its statements into a *-store.ts of its feature.`]
}

function checkFeature(file: string, target: string): string | undefined {
  const own = featureOf(file)
  const other = featureOf(target)
  if (COMPOSITION.test(target) && !COMPOSITION.test(file) && !TESTS.test(file)) {
    return `${file}: only an app's composition root knows ${target}; hand in what it would bring.`
  }
  if (!other || other === own || COMPOSITION.test(file)) return undefined
  if (!own && !TESTS.test(file)) {
    return `${file}: shared code may not know the feature ${other}.`
  }
  if (TESTS.test(file) && FIXTURE.test(target)) return undefined
  const name = target.slice(other.length + 1)
  if (PUBLIC_FILES[other]?.includes(name)) return undefined
  return `${file}: a feature may not import another's inside (${target}); move it to domain, ui, lib or server, or into ${other}'s public file.`
}

const packageOf = (path: string) => path.split('/').slice(0, 2).join('/')
const featureOf = (path: string) => /^apps\/(?:api|web)\/src\/features\/[^/]+/.exec(path)?.[0]

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(`${dirname(file)}/${specifier}`)
  const [, name, ...rest] = specifier.split('/')
  const home = ['web', 'api'].includes(name ?? '') ? 'apps' : 'packages'
  return `${home}/${name}/src/${rest.join('/')}`
}

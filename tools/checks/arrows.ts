import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featureOf, isTest, IMPORT, packageOf, PUBLIC_FILES, resolveImport } from './feature-doors.ts'

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

/** The composition root and the entries of an app, which may know all features. */
const COMPOSITION = /^apps\/(?:api|web)\/src\/(?:app\/|(?:boot|main)\.tsx?$)/

/** Files that a feature offers to all tests. */
const FIXTURE = /\.fixture\.tsx?$/

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
    'mdast-util-to-markdown',
    'micromark-extension-gfm',
    'unist-util-visit',
    // So are the parser of captions and its list of characters. docs/decisions/dependencies.md
    'webvtt-parser',
    'webvtt-parser/html-entities.json',
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
  const target = resolveImport(file, specifier)
  if (!/\.[a-z]+(\?url)?$/.test(target))
    return `${file}: name the file that ${specifier} means, with its extension.`
  const targetHome = packageOf(target)
  if (targetHome !== home && !ARROWS[home]?.includes(targetHome)) {
    return `${file}: ${home} may not import ${targetHome}; it may use ${ARROWS[home]?.join(', ') || 'nothing'}. Move what both need down.`
  }
  return checkFeature(file, target)
}

function checkSql(file: string, text: string): string[] | undefined {
  const isAllowed = file.endsWith('-store.ts') || isTest(file)
  if (!file.startsWith('apps/') || isAllowed || !SQL_IMPORT.test(text)) return undefined
  return [`${file}: SQL is allowed only in stores; move its statements into a *-store.ts of its feature.`]
}

function checkFeature(file: string, target: string): string | undefined {
  const own = featureOf(file)
  const other = featureOf(target)
  if (COMPOSITION.test(target) && !COMPOSITION.test(file) && !isTest(file)) {
    return `${file}: only an app's composition root knows ${target}; hand in what it would bring.`
  }
  if (!other || other === own || COMPOSITION.test(file)) return undefined
  if (!own && !isTest(file)) {
    return `${file}: shared code may not know the feature ${other}; move what both need to lib or server, or let the app hand it in.`
  }
  if (isTest(file) && FIXTURE.test(target)) return undefined
  const name = target.slice(other.length + 1)
  if (PUBLIC_FILES[other]?.includes(name)) return undefined
  return `${file}: a feature may not import another's inside (${target}); move it to domain, ui, lib or server, or into a public file of ${other} (tools/checks/feature-doors.ts).`
}

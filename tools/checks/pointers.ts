import GithubSlugger from 'github-slugger'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const TEXTS = [
  '*.md',
  '*.ts',
  'docs/**/*.md',
  'demo/**/*.{md,yaml}',
  '{apps,packages}/*/{src,vite}/**/*.{ts,tsx,js,css,graphql}',
  '{tests,tools}/**/*.{ts,tsx,mjs,md}',
]
const GENERATED = /\/generated\//

/** Matches a document as comments name it: by its path from the root of the repository, with or without an anchor. */
const NAMED = /(?<![\w./-])((?:docs\/[\w/-]+|[A-Z]{4,})\.md)(?:#([\w-]+))?/g
/** Matches a link of a Markdown file to a file of the repository, and to a heading of its own page. */
const LINKED = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g
/** Matches references to papers that the repository does not contain. */
const OUTSIDE = [
  /\b[Ss]pecification (?:\d|,? ?sections?\b)/,
  /\bDecisions, sections?\b/,
  /\b[Tt]hreats? [T-]?-?[A-F]\d/,
  /\b[Gg]ates? G\d/,
]
/** Begins a continued line of a comment. */
const CONTINUATION = /\n\s*(?:\*|\/\/) ?/g

/**
 * Returns a message for each pointer in code, tests and documents that leads nowhere: to a file or a heading that does not
 * exist, or to a paper outside of the repository. Anchors are those that GitHub gives to headings.
 */
export function findBrokenPointers(root = '.'): string[] {
  const anchors = new Map<string, ReadonlySet<string>>()
  const anchorsOf = (file: string) => {
    const known = anchors.get(file) ?? readAnchors(join(root, file))
    anchors.set(file, known)
    return known
  }
  const leadsNowhere = (file: string, anchor: string | undefined) => {
    if (!existsSync(join(root, file))) return `there is no ${file}`
    if (anchor && !anchorsOf(file).has(anchor)) return `${file} has no heading #${anchor}`
    return undefined
  }
  return globSync(TEXTS, { cwd: root }).flatMap((file) => {
    if (GENERATED.test(file) || /tools\/checks\/pointers/.test(file)) return []
    const text = readFileSync(join(root, file), 'utf8')
    const isDocument = file.endsWith('.md')
    const pointers = isDocument
      ? [...text.matchAll(LINKED)].map(([, path, anchor]) => [
          path ? normalize(join(dirname(file), path)) : file,
          anchor,
        ])
      : [...text.matchAll(NAMED)].map(([, path, anchor]) => [path, anchor])
    const broken = pointers.flatMap(([path = '', anchor]) => leadsNowhere(path, anchor) ?? [])
    const flat = text.replaceAll(CONTINUATION, ' ')
    const outside = OUTSIDE.flatMap((pattern) => pattern.exec(flat)?.[0] ?? [])
    return [
      ...broken.map((problem) => `${file}: ${problem}.`),
      ...outside.map(
        (words) => `${file}: “${words}” is not in the repository; link the handbook (docs/product) instead.`,
      ),
    ]
  })
}

function readAnchors(path: string): ReadonlySet<string> {
  const slugger = new GithubSlugger()
  const withoutCode = readFileSync(path, 'utf8').replaceAll(/^```[^]*?^```/gm, '')
  const headings = withoutCode.matchAll(/^#{1,6} (.+)$/gm)
  // A link in a heading counts by its text.
  return new Set(
    [...headings].map(([, text = '']) => slugger.slug(text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))),
  )
}

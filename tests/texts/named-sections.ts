import { globSync, readFileSync } from 'node:fs'

const ROOT = new URL('../../', import.meta.url).pathname

/** The files of some patterns by their path from the top of the repository, each as one line. */
export function readTexts(patterns: readonly string[]): Map<string, string> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  return new Map(files.map((file) => [file, withoutBreaks(readFileSync(`${ROOT}${file}`, 'utf8'))]))
}

/** A text may be broken over lines by the formatter, and escaped in a string; typographic apostrophes are plain ones. */
export function withoutBreaks(text: string): string {
  return text
    .replaceAll('’', "'")
    .replaceAll("\\'", "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

/** The sections of specification 1 that a file names: “Specification 1, sections 2.2, 4 (sign-out) and 8”. */
export function sectionsIn(content: string): Set<string> {
  const lists = content.matchAll(
    /Specification 1, sections? ((?:\d+(?:\.\d+)?(?: \([^)]*\))?(?:, | and )?)+)/g,
  )
  return new Set([...lists].flatMap(([, list = '']) => list.match(/\d+(?:\.\d+)?/g) ?? []))
}

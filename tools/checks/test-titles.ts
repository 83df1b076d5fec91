import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOTS = ['apps', 'packages', 'tests', 'tools']

/** Matches a constant of a file that stands for tests under a condition, such as `const night = test.runIf(…)`. */
const NAMED = /^const (\w+) = (?:test|it|describe)\./gm

/** Matches the line that opens a loop or a condition; of a loop over a written list that is the list's last line. */
const BLOCK = /^ *(?:for\b|if\b|\} else\b|\]).*\{$/

/** Matches a beginning with a capital letter, a number, a placeholder of `.each`, a quotation mark, or another sign. */
const BEGINNING = /^[^\p{Ll}\s]/u

/** Matches a name of the code that begins with a small letter: `readFlags`, `docs/product`, `check.ts`, `run()`. */
const CODE = /^\p{Ll}[\p{Ll}\d-]*[\p{Lu}_./(]/u

/** Matches first words after which a sentence has no subject, or refers to another title. */
const WEAK =
  /^(?:And|Are|Asks|But|Can|Does|For|Gives|Has|Have|He|Is|It|Its|Keeps|Must|Or|Refuses|Returns|Says|Sends|She|Should|Shows|Tells|Then|They|With|Would)\b(?!-)/

interface Title {
  line: number
  text: string
}

/** Returns a message for each title at the top level of a test file that cannot be understood alone. */
export function findWeakTitles(root = '.', roots: readonly string[] = ROOTS): string[] {
  const files = roots.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ignored }),
  )
  return files.toSorted().flatMap((file) =>
    topTitles(readFileSync(join(root, file), 'utf8'))
      .filter(({ text }) => !beginsWithSubject(text))
      .map(
        ({ line, text }) =>
          `${file}:${line}: begin with the subject, capitalized, as in “A full session takes nobody”: “${text}”`,
      ),
  )
}

const ignored = (name: string) => /(?:^|\/)node_modules$/.test(name)

/** Returns whether a title begins with its subject. */
export const beginsWithSubject = (title: string): boolean =>
  (BEGINNING.test(title) || CODE.test(title)) && !WEAK.test(title)

/** Returns the titles of a file that are in no group of tests, with their lines. */
export function topTitles(source: string): Title[] {
  const lines = source.split('\n')
  return [...source.matchAll(callsOf(source))].flatMap(({ index, 1: indentation = '', 3: text = '' }) => {
    const line = source.slice(0, index).split('\n').length
    return isAtTop(lines, line - 1, indentation.length) ? [{ line, text }] : []
  })
}

/**
 * Matches a test or a group of tests with its indentation and its title, which `.each` and its like take in a second
 * call.
 */
function callsOf(source: string): RegExp {
  const names = ['test', 'it', 'describe', ...[...source.matchAll(NAMED)].map(([, name]) => name)].join('|')
  return new RegExp(
    String.raw`^( *)(?:${names})(?:\.(?:describe|concurrent|sequential|only|skip|fails|todo))*(?:\.(?:each|for|runIf|skipIf)\b[\s\S]*?\))?\(\s*(['"\`])((?:\\.|(?!\2)[\s\S])*)\2`,
    'gm',
  )
}

/** Returns whether only loops and conditions enclose the line at the index. */
function isAtTop(lines: readonly string[], index: number, indentation: number): boolean {
  let inner = indentation
  for (let above = index - 1; above >= 0 && inner > 0; above--) {
    const line = lines[above] ?? ''
    const outer = line.search(/\S/)
    if (outer < 0 || outer >= inner) continue
    if (line.includes('=>') || !BLOCK.test(line)) return false
    inner = outer
  }
  return true
}

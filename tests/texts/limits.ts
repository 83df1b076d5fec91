import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { readTexts, sectionsIn, withoutBreaks } from './named-sections.ts'
import { TESTS } from './quoted-texts.ts'

const Limits = z.record(
  z.string(),
  z.array(z.strictObject({ says: z.string(), test: z.string(), title: z.string() })),
)

/** A limit or timing of the specification and the test that holds it; `problem` tells why that test does not. */
export interface Limit {
  section: string
  says: string
  test: string
  title: string
  problem: string | null
}

/** Looks every limit's test up: the file has to be there, name the section, and have a test of that title. */
export function limits(): Limit[] {
  const sections = Limits.parse(parse(readFileSync(new URL('limits.yaml', import.meta.url), 'utf8')))
  const tests = readTexts(TESTS)
  const inOrder = Object.entries(sections).sort(([one], [other]) => Number(one) - Number(other))
  return inOrder.flatMap(([section, entries]) =>
    entries.map((entry) => ({
      section,
      ...entry,
      problem: problemOf(tests.get(entry.test), section, entry.title),
    })),
  )
}

function problemOf(content: string | undefined, section: string, title: string): string | null {
  if (content === undefined) return 'There is no such file.'
  if (!sectionsIn(content).has(section)) return `It does not name section ${section}.`
  return titlesIn(content).some((found) => found.includes(withoutBreaks(title)))
    ? null
    : 'It has no test of this title.'
}

/** The titles of a file's tests: the first text of each call of `test`, `it`, or of what their `each` answers. */
const titlesIn = (content: string) =>
  [...content.matchAll(/(?:\b(?:test|it)|[)\]])\(\s*(['"`])(.*?)\1,/g)].map(([, , title = '']) => title)

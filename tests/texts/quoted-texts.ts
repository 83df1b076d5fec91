import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { readTexts, sectionsIn, withoutBreaks } from './named-sections.ts'

const Entry = z.union([
  z.string().transform((text) => ({ text, find: undefined, expect: undefined, in: undefined })),
  z.strictObject({
    text: z.string(),
    find: z.string().optional(),
    expect: z.string().optional(),
    in: z.string().optional(),
  }),
])
const Texts = z.record(z.string(), z.array(Entry))

/** A text that the specification quotes, with the files that show it and the tests that look for it and name its section. */
export interface QuotedText {
  section: string
  text: string
  shown: string[]
  tested: string[]
}

const SOURCES = '{apps,packages}/*/src/**/*.{ts,tsx}'
export const TESTS = ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'tests/**/*.{test,journey}.{ts,tsx}']

/** Looks every quoted text up in the product (where one file has to show it, there) and in its tests. */
export function quotedTexts(): QuotedText[] {
  const sections = Texts.parse(parse(readFileSync(new URL('foundation.yaml', import.meta.url), 'utf8')))
  const tests = readTexts(TESTS)
  const sources = new Map(
    [...readTexts([SOURCES])].filter(([file]) => !tests.has(file) && !file.includes('/generated/')),
  )
  const inOrder = Object.entries(sections).sort(([one], [other]) => Number(one) - Number(other))
  return inOrder.flatMap(([section, entries]) =>
    entries.map(({ text, find = text, expect = find, in: place }) => ({
      section,
      text,
      shown: holding(sources, find).filter((file) => place === undefined || file === place),
      tested: holding(tests, expect).filter((file) => sectionsIn(tests.get(file) ?? '').has(section)),
    })),
  )
}

const holding = (files: Map<string, string>, text: string) =>
  [...files].flatMap(([file, content]) => (content.includes(withoutBreaks(text)) ? [file] : []))

import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { findUndrawable } from './can-draw.ts'
import { drawnText } from './fonts/text-runs.ts'
import { shapeRun } from './fonts/shape-run.ts'
import { documentPage } from './layout/document-page.ts'
import { drawnCredential } from './layout/drawn-credential.fixture.ts'
import { MIN_SIZE } from './layout/fit-text.ts'
import type { Box, DrawnPage, PageText } from './layout/page.ts'
import { sharePage } from './layout/share-page.ts'
import { manyNames } from './names.fixture.ts'
import { writePdf } from './pdf/write-pdf.ts'

const names = manyNames()
const drawable = names.filter(({ name }) => findUndrawable(name) === null)

const linesOf = ({ elements }: DrawnPage): PageText[] => elements.filter((element) => element.kind === 'text')

/** Returns the lines that leave the page or share room with another line. */
function misplaced({ width, height, ...page }: DrawnPage): string[] {
  const lines = linesOf({ width, height, ...page })
  return lines
    .filter(
      (line, at) =>
        isOutside(line, { width, height }) || lines.slice(at + 1).some((other) => overlap(line, other)),
    )
    .map(({ line }) => line.text)
}

const isOutside = (box: Box, page: { width: number; height: number }): boolean =>
  box.x < 0 || box.y < 0 || box.x + box.width > page.width || box.y + box.height > page.height

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const missingGlyphs = (page: DrawnPage): string[] =>
  linesOf(page)
    .flatMap(({ line }) => line.runs)
    .filter((run) => shapeRun(run).glyphs.some(({ id }) => id === 0))
    .map(({ text }) => text)

const spaceless = (text: string): string => text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

/** The letters of a text in a fixed order, because readers of PDFs see those of some scripts in the order of their glyphs. */
const letters = (text: string): string => [...spaceless(text).normalize('NFKD')].toSorted().join('')

describe('Of 200 names of 2 to 80 characters', () => {
  test('there are 200, in more than 15 scripts', () => {
    expect(names).toHaveLength(200)
    expect(new Set(names.map(({ script }) => script)).size).toBeGreaterThan(15)
    expect(names.every(({ name }) => name.length >= 2 && name.length <= 80)).toBe(true)
  })

  test('those that cannot be drawn are refused because of a character, and no others', () => {
    const refused = names.filter(({ name }) => findUndrawable(name) !== null)
    expect(refused.filter(({ script }) => script !== 'refused')).toEqual([])
    expect(drawable).toHaveLength(190)
    for (const { name } of refused) expect(name).toContain(findUndrawable(name))
  })

  test('each other one is drawn whole, with a glyph for each character, in type of 9 points or more, and overlaps nothing', () => {
    for (const { name } of drawable) {
      const credential = drawnCredential({ recipientName: name })
      for (const page of [documentPage(credential), sharePage(credential)]) {
        const lines = linesOf(page)
        expect(spaceless(lines.map(({ line }) => line.text).join('')), name).toContain(
          spaceless(drawnText(name)),
        )
        expect(missingGlyphs(page), name).toEqual([])
        expect(misplaced(page), name).toEqual([])
        expect(Math.min(...lines.map(({ size }) => size)), name).toBeGreaterThanOrEqual(MIN_SIZE)
      }
    }
  })

  test('each other one is found as text in the PDF', { timeout: 60_000 }, async () => {
    const reordered = new Set(['Devanagari', 'Thai', 'Hebrew', 'Arabic', 'Mixed', 'West Africa'])
    for (const { name, script } of drawable) {
      const { title } = drawnCredential({}).statement
      const page = documentPage(drawnCredential({ recipientName: name, title, kind: 'BADGE' }))
      const pdf = await writePdf(page, { author: 'Section', createdAt: 0 })
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
      const [, said = ''] = /Awarded to([^]*)has completed/.exec(text) ?? []
      if (reordered.has(script)) expect(letters(said), name).toBe(letters(drawnText(name)))
      else expect(spaceless(said), name).toBe(spaceless(drawnText(name)))
    }
  })
})

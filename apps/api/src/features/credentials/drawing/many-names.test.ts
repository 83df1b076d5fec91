import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { findUndrawable } from './can-draw.ts'
import { drawnText } from '../../../server/fonts/text-runs.ts'
import { documentPage } from './layout/document-page.ts'
import { drawnCredential } from './layout/drawn-credential.fixture.ts'
import { linesOf, misplacedLines, smallestType, textsWithBoxes } from './layout/inspect-page.fixture.ts'
import { fitText, MIN_SIZE } from './layout/fit-text.ts'
import { type DrawnPage, placeText } from './layout/page.ts'
import { sharePage } from './layout/share-page.ts'
import { manyNames } from './names.fixture.ts'
import { writePdf } from './pdf/write-pdf.ts'

const names = manyNames()
const drawable = names.filter(({ name }) => findUndrawable(name) === null)

const spaceless = (text: string): string => text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

/** The letters of a text in a fixed order, because readers of PDFs see those of some scripts in the order of their glyphs. */
const letters = (text: string): string => [...spaceless(text).normalize('NFKD')].toSorted().join('')

describe('The drawing of 200 names of 2 to 80 characters', () => {
  test('is tried with names in more than 15 scripts', () => {
    expect(names).toHaveLength(200)
    expect(new Set(names.map(({ script }) => script)).size).toBeGreaterThan(15)
    expect(names.every(({ name }) => name.length >= 2 && name.length <= 80)).toBe(true)
  })

  test('refuses only names with a character that cannot be drawn', () => {
    const refused = names.filter(({ name }) => findUndrawable(name) !== null)
    expect(refused.filter(({ script }) => script !== 'refused')).toEqual([])
    expect(drawable).toHaveLength(190)
    for (const { name } of refused) expect(name).toContain(findUndrawable(name))
  })

  test('shows each other name whole, with a glyph for each character, in type of 9 points or more, over nothing else', () => {
    for (const { name } of drawable) {
      const credential = drawnCredential({ recipientName: name })
      for (const page of [documentPage(credential), sharePage(credential)]) {
        const lines = linesOf(page)
        expect(spaceless(lines.map(({ line }) => line.text).join('')), name).toContain(
          spaceless(drawnText(name)),
        )
        expect(textsWithBoxes(page), name).toEqual([])
        expect(misplacedLines(page), name).toEqual([])
        expect(smallestType(page), name).toBeGreaterThanOrEqual(MIN_SIZE)
      }
    }
  })

  test('writes each other name into a PDF as text that is found', async () => {
    for (let first = 0; first < drawable.length; first += NAMES_A_PAGE) {
      const group = drawable.slice(first, first + NAMES_A_PAGE)
      const pdf = await writePdf(pageOf(group.map(({ name }) => name)), { author: 'Section', createdAt: 0 })
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
      const found = text.split('next')
      for (const [at, { name, script }] of group.entries()) {
        const order = REORDERED.has(script) ? letters : spaceless
        expect(order(found[at] ?? ''), name).toBe(order(drawnText(name)))
      }
    }
  })
})

const NAMES_A_PAGE = 10
/** The scripts whose glyphs stand in another order, or for more or fewer letters, than their text. */
const REORDERED = new Set(['Devanagari', 'Thai', 'Hebrew', 'Arabic', 'Mixed', 'West Africa'])

/** Returns a page with a name below the other, as on a document, and a word between two of them. */
function pageOf(group: readonly string[]): DrawnPage {
  const box = { style: 'display' as const, width: 500, height: 84, maxSize: 38, maxLines: 2 }
  const elements = group.flatMap((name, at) =>
    [name, 'next'].flatMap((text, line) =>
      placeText(fitText(text, box), { x: 10, y: at * 150 + line * 100, color: '#000000' }),
    ),
  )
  return { width: 520, height: group.length * 150, title: 'Names', description: 'Names', elements }
}

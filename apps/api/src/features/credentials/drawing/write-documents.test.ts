import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { inspectSvg } from '@section/art/svg-inspection.fixture.ts'
import { STACK_KEYS } from '@section/art/colors/stack-palette.ts'
import { documentPage } from './layout/document-page.ts'
import { drawnCredential } from './layout/drawn-credential.fixture.ts'
import { MIN_SIZE } from './layout/fit-text.ts'
import { linesOf, misplacedLines, smallestType } from './layout/inspect-page.fixture.ts'
import { sharePage } from './layout/share-page.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { writeSvg } from './write-svg.ts'

const ISSUED = Date.UTC(2026, 10, 23, 14)
const pdfOf = (credential = drawnCredential({})) =>
  writePdf(documentPage(credential), { author: 'Section', createdAt: ISSUED })
const readPdf = async (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf))
const textOf = async (pdf: Buffer) => (await extractText(await readPdf(pdf), { mergePages: true })).text

test('A certificate says who completed what, when, with which courses, and where it can be checked', async () => {
  const text = await textOf(await pdfOf())
  for (const said of [
    'Section',
    'Certificate',
    'Nia Okafor',
    'has completed',
    'Applied AI for Business Leaders',
    'Building an AI Roadmap',
    'November 23, 2026',
    'No. 3f0a7a2e-5a1c-4e0e-9a55-0d7f3b1c2a44',
    'https://members.school.example/credentials/3f0a7a2e-5a1c-4e0e-9a55-0d7f3b1c2a44',
  ])
    expect(text).toContain(said)
})

test('The document of a badge says its course once', async () => {
  const title = 'Pricing Strategy'
  const text = await textOf(await pdfOf(drawnCredential({ kind: 'BADGE', title, courseTitles: [title] })))
  expect(text).toContain('Badge')
  expect(text.split(title)).toHaveLength(2)
})

test('A document that is drawn again is the same file, with the date of issuing', async () => {
  const [first, second] = [await pdfOf(), await pdfOf()]
  expect(second.equals(first)).toBe(true)
  const { info } = await getMeta(await readPdf(first))
  expect(info).toMatchObject({
    Title: 'Nia Okafor: Applied AI for Business Leaders',
    Author: 'Section',
    CreationDate: 'D:20261123140000Z',
  })
})

test('Fonts that have drawn other texts before change nothing in a document', async () => {
  const before = await pdfOf(drawnCredential({ recipientName: 'Čech É' }))
  await pdfOf(drawnCredential({ recipientName: 'Écë ﬁ fiffi C E' }))
  writeSvg(documentPage(drawnCredential({ recipientName: 'fi é ě' })))
  expect((await pdfOf(drawnCredential({ recipientName: 'Čech É' }))).equals(before)).toBe(true)
})

test.each(STACK_KEYS)('Medals and seals of the stack %s are painted into the PDF', async (stack) => {
  for (const slug of ['pricing', 'ai-roadmap', 'negotiation', 'growth', 'brand', 'strategy'])
    for (const kind of ['BADGE', 'CERTIFICATE'] as const)
      expect((await pdfOf(drawnCredential({ kind, stack, slug }))).length).toBeGreaterThan(8000)
})

test('A drawing is well-formed, runs nothing, loads nothing, and says what it shows', () => {
  const hostile = drawnCredential({
    recipientName: '<script>"&\u0000Ada</script>',
    title: '</title><a href="x">',
  })
  for (const page of [documentPage(hostile), sharePage(hostile)]) {
    const svg = writeSvg(page)
    const { elements, attributes } = inspectSvg(svg)
    expect([...elements].toSorted().join(' ')).toMatch(
      /^(?:circle |defs |desc |ellipse |g |path |rect |svg |title |use ?)+$/,
    )
    expect([...attributes].filter((name) => name.startsWith('on'))).toEqual([])
    expect(svg).toContain('&lt;script&gt;')
    expect(Array.from(svg.matchAll(/href="([^"]*)"/g), ([, href = '']) => href[0])).not.toContain('x')
  }
})

test('A certificate with twelve courses of the longest titles and names has room for all, in type of 9 points or more', () => {
  const title =
    'Managing Change in Organizations: How Leaders Build Trust, Remove Fear, and Keep Everyone Moving Ahead in Hard Times '
  for (const text of [title.trim(), '管理变革'.repeat(30), 'W'.repeat(120)]) {
    const courseTitles = Array.from({ length: 12 }, () => text)
    const recipientName = 'Wolfeschlegelsteinhausenbergerdorff Wolfeschlegelsteinhausenbergerdorff Hubert B'
    const page = documentPage(drawnCredential({ recipientName, title: text, courseTitles }))
    expect(misplacedLines(page)).toEqual([])
    expect(smallestType(page)).toBeGreaterThanOrEqual(MIN_SIZE)
  }
})

test('The title of a course keeps its words where it has a character that no font has', () => {
  const page = documentPage(drawnCredential({ courseTitles: ['Launch 🚀 your product'] }))
  expect(linesOf(page).map(({ line }) => line.text)).toContain('Launch your product')
})

import type { Font } from 'fontkit'
import { type FontFile, readFont } from '../../../../server/fonts/font-files.ts'
import { registerFont } from '../../../../server/fonts/register-font.ts'
import { shapeRun } from '../../../../server/fonts/shape-run.ts'
import type { TextRun } from '../../../../server/fonts/text-runs.ts'
import type { DrawnPage, PageElement, PageText } from '../layout/page.ts'
import { paintArt } from './paint-art.ts'

export interface PdfFacts {
  author: string
  /** Epoch ms. */
  createdAt: number
}

/**
 * Writes a page as PDF with text that can be selected and searched. The same page and facts are the same bytes, on every
 * server and every day.
 */
export async function writePdf(
  page: DrawnPage,
  { author, createdAt }: PdfFacts,
): Promise<Buffer<ArrayBuffer>> {
  // The library is imported when it is needed, because it takes memory, and documents are drawn rarely.
  const { default: PdfDocument } = await import('pdfkit')
  const pdf = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    font: '',
    lang: 'en',
    displayTitle: true,
    info: {
      Title: page.title,
      Subject: page.description,
      Author: author,
      Creator: author,
      CreationDate: new Date(createdAt),
    },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const fonts = new PdfFonts(pdf)
  for (const element of page.elements) draw(pdf, element, fonts)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function draw(pdf: PDFKit.PDFDocument, element: PageElement, fonts: PdfFonts): void {
  const { x, y, width, height } = element
  if (element.kind === 'text') writeText(pdf, element, fonts)
  else if (element.kind === 'art') paintArt(pdf, element.svg, element)
  else pdf.rect(x, y, width, height).fill(element.fill)
}

/**
 * Writes a line of text. Readers take its letters from the glyphs; where shaping has changed their order or number, the
 * text itself stands beside them. Of text from right to left they expect the glyphs alone, from left to right.
 */
function writeText(
  pdf: PDFKit.PDFDocument,
  { line, x, baseline, size, color }: PageText,
  fonts: PdfFonts,
): void {
  let at = x
  for (const run of line.runs) {
    const { name, width, spells } = fonts.shape(run)
    if (!spells) pdf.markContent('Span', { actual: run.text })
    // Without the empty list of features, the words of a run would be shaped one by one.
    const options = { lineBreak: false, baseline: 'alphabetic' as const, features: [] }
    pdf.font(name).fontSize(size).fillColor(color).text(run.text, at, baseline, options)
    if (!spells) pdf.endMarkedContent()
    at += width * size
  }
}

/**
 * The fonts of one document, from which it embeds the glyphs that it uses. Each shapes the run that is written next as it
 * was laid out, where the library would guess its direction.
 */
class PdfFonts {
  readonly #pdf: PDFKit.PDFDocument
  readonly #fonts = new Map<string, { font: Font; layout: Font['layout'] }>()

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf
  }

  /**
   * Makes the font of a run ready for it, and returns the font's name in the document, the run's width at size 1, and
   * whether the glyphs spell its text.
   */
  shape(run: TextRun): { name: string; width: number; spells: boolean } {
    const { font, layout } = this.#fonts.get(run.file.id) ?? this.#open(run.file)
    const shaped = shapeRun(run, { layout })
    // Each call gets copies, because the library scales the positions in place.
    font.layout = () => ({
      ...shaped,
      advanceWidth: shaped.advanceWidth,
      positions: shaped.positions.map((position) => ({ ...position })),
    })
    const spelled = shaped.glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('')
    return {
      name: run.file.id,
      width: shaped.advanceWidth / font.unitsPerEm,
      spells: run.isRightToLeft || spelled === run.text,
    }
  }

  #open(file: FontFile): { font: Font; layout: Font['layout'] } {
    const font = readFont(file)
    const opened = { font, layout: font.layout.bind(font) }
    this.#fonts.set(file.id, opened)
    registerFont(this.#pdf, file, font)
    return opened
  }
}

import { INK } from '@section/art/colors/stack-palette.ts'
import { PdfText, type TextPiece } from './pdf-text.ts'

/** A4, in points. */
export const PAGE = { width: 595, height: 842, margin: 62 }
const COLUMN = PAGE.width - 2 * PAGE.margin

export const GRAY = '#5B5870'
const LIGHT = '#F1EFEA'
const LINE = '#D8D4CB'

interface Looks {
  size?: number
  color?: string
  indent?: number
  after?: number
}

/** Writes the parts of a document one below the other, and begins a page where one does not fit. */
export class PdfPage {
  readonly #pdf: PDFKit.PDFDocument
  readonly #text: PdfText

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf
    this.#text = new PdfText(pdf)
  }

  paragraph(
    pieces: readonly TextPiece[],
    { size = 10.5, color = INK, indent = 0, after = 7 }: Looks = {},
  ): void {
    if (!pieces.some(({ text }) => text.trim() !== '')) return
    this.#keepTogether(size * 2)
    this.#text.write(pieces, { x: PAGE.margin + indent, width: COLUMN - indent, size, color })
    this.space(after)
  }

  /** Writes a heading, which stays with the lines that follow it. */
  heading(pieces: readonly TextPiece[], size: number): void {
    this.#keepTogether(size * 5)
    this.space(size * 0.6)
    this.paragraph(pieces, { size, after: size * 0.4 })
  }

  /** Writes an item of a list with its mark before it. */
  item(mark: string, pieces: readonly TextPiece[], indent: number): void {
    this.#keepTogether(24)
    const { y } = this.#pdf
    const size = 10.5
    this.#text.write([{ text: mark, style: 'text' }], {
      x: PAGE.margin + indent,
      width: 20,
      size,
      color: GRAY,
    })
    this.#pdf.y = y
    this.paragraph(pieces, { size, indent: indent + 20, after: 3 })
  }

  /** Writes lines on a tinted ground, which goes on to the next page with them. */
  code(lines: readonly string[]): void {
    const size = 9.5
    const place = { x: PAGE.margin + 12, width: COLUMN - 24, size }
    for (const line of lines) {
      const height = this.#text.heightOf(line || ' ', 'text', place)
      this.#keepTogether(height)
      const { y } = this.#pdf
      this.#pdf.rect(PAGE.margin, y - 2, COLUMN, height + 4).fill(LIGHT)
      this.#pdf.y = y
      if (line.trim()) this.#text.write([{ text: line, style: 'text' }], { ...place, color: INK })
      this.#pdf.y = y + height
    }
    this.space(12)
  }

  /** Writes the rows of a table, the first of which is its head, in columns as wide as their texts are long. */
  table(rows: readonly (readonly string[])[]): void {
    const size = 9.5
    const widths = columnWidths(rows)
    for (const [at, row] of rows.entries()) {
      const style = at === 0 ? 'strong' : 'text'
      const cells = row.map((text, column) => ({ text, width: (widths[column] ?? 0) - 12 }))
      const height = Math.max(
        size,
        ...cells.map(({ text, width }) => this.#text.heightOf(text, style, { width, size })),
      )
      this.#keepTogether(height + 10)
      const y = this.#pdf.y + 5
      let x = PAGE.margin
      for (const { text, width } of cells) {
        this.#pdf.y = y
        this.#text.write([{ text, style }], { x, width, size, color: INK })
        x += width + 12
      }
      this.#pdf.y = y + height + 2
      this.rule()
    }
    this.space(10)
  }

  rule(): void {
    const { y } = this.#pdf
    this.#pdf.rect(PAGE.margin, y, COLUMN, 0.75).fill(LINE)
    this.#pdf.y = y + 1
  }

  space(height: number): void {
    this.#pdf.y += height
  }

  #keepTogether(height: number): void {
    if (this.#pdf.y + height > PAGE.height - PAGE.margin) this.#pdf.addPage()
  }
}

/** No column is narrower than a seventh of the page, nor counts for more than 60 letters. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const columns = rows[0]?.map((_, column) => column) ?? []
  const lengths = columns.map((column) =>
    Math.min(60, Math.max(8, ...rows.map((row) => row[column]?.length ?? 0))),
  )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const least = Math.min(COLUMN / 7, COLUMN / Math.max(1, columns.length))
  const free = COLUMN - least * columns.length
  return lengths.map((length) => least + (free * length) / total)
}

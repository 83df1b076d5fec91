import type { TextStyle } from '../../../../server/fonts/font-families.ts'
import { type FontFile, readFont } from '../../../../server/fonts/font-files.ts'
import { registerFont } from '../../../../server/fonts/register-font.ts'
import { findClusters, toRuns } from '../../../../server/fonts/text-runs.ts'

/** A piece of a paragraph: its text, its looks, and the address to which it leads. */
export interface TextPiece {
  text: string
  style: TextStyle
  color?: string
  href?: string | undefined
}

interface Place {
  x: number
  width: number
  size: number
  color: string
}

/** Writes paragraphs in which each letter has a font of its script, as long as the document needs pages for them. */
export class PdfText {
  readonly #pdf: PDFKit.PDFDocument
  readonly #fonts = new Set<string>()

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf
  }

  /** Writes a paragraph at the current height; the next one begins below it. Characters that no font has are left out. */
  write(pieces: readonly TextPiece[], { x, width, size, color }: Place): void {
    const runs = pieces.flatMap((piece) => this.#runsOf(piece))
    for (const [at, { text, file, piece }] of runs.entries()) {
      const isLast = at === runs.length - 1
      this.#use(file, size).fillColor(piece.color ?? color)
      const options = {
        width,
        lineGap: size * 0.35,
        continued: !isLast,
        link: piece.href ?? null,
        underline: piece.href !== undefined,
      }
      if (at === 0) this.#pdf.text(text, x, this.#pdf.y, options)
      else this.#pdf.text(text, options)
    }
  }

  /** Returns the height of a plain text. */
  heightOf(text: string, style: TextStyle, { width, size }: Pick<Place, 'width' | 'size'>): number {
    const [run] = this.#runsOf({ text, style })
    return run ? this.#use(run.file, size).heightOfString(text, { width, lineGap: size * 0.35 }) : 0
  }

  #runsOf(piece: TextPiece): { text: string; file: FontFile; piece: TextPiece }[] {
    const clusters = findClusters(piece.text.normalize('NFC'), piece.style)
    const drawn = clusters.flatMap(({ file, ...cluster }) => (file ? { ...cluster, file } : []))
    return toRuns(drawn).map(({ text, file }) => ({ text, file, piece }))
  }

  #use(file: FontFile, size: number): PDFKit.PDFDocument {
    if (!this.#fonts.has(file.id)) {
      registerFont(this.#pdf, file, readFont(file))
      this.#fonts.add(file.id)
    }
    return this.#pdf.font(file.id).fontSize(size)
  }
}

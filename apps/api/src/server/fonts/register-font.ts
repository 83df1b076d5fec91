import type { Font } from 'fontkit'
import type { FontFile } from './font-files.ts'

/** Makes an opened font known to a PDF by the id of its file. */
export function registerFont(pdf: PDFKit.PDFDocument, { id }: FontFile, font: Font): void {
  // The library embeds fonts by their names, and all files of a family have the same one.
  Object.defineProperty(font, 'postscriptName', { value: id })
  // The library takes opened fonts too, but its types name files only.
  pdf.registerFont(id, font as unknown as PDFKit.Mixins.PDFFontSource)
}

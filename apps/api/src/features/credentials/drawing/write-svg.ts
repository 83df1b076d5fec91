import type { Glyph } from 'fontkit'
import { openFont } from '../../../server/fonts/font-files.ts'
import { shapeRun } from '../../../server/fonts/shape-run.ts'
import type { DrawnPage, PageElement, PageText } from './layout/page.ts'

/**
 * Writes a page as SVG with its letters as outlines, so that they look the same wherever it is shown. Each glyph is
 * outlined once and used for all its letters.
 */
export function writeSvg({ width, height, title, description, elements }: DrawnPage): string {
  const outlines = new Outlines()
  const drawn = elements.map((element) => toSvg(element, outlines)).join('')
  const head = `<title id="t">${escaped(title)}</title><desc id="d">${escaped(description)}</desc>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">${head}<defs>${outlines.defs()}</defs>${drawn}</svg>`
}

/** The outlines of the glyphs of a page, in the units of their fonts. */
class Outlines {
  readonly #ids = new Map<Glyph, string>()

  /** Returns the id of a glyph's outline; undefined for a glyph without ink. */
  idOf(glyph: Glyph): string | undefined {
    if (glyph.path.commands.length === 0) return undefined
    const known = this.#ids.get(glyph)
    if (known) return known
    const id = `g${this.#ids.size}`
    this.#ids.set(glyph, id)
    return id
  }

  defs(): string {
    return Array.from(this.#ids, ([glyph, id]) => `<path id="${id}" d="${glyph.path.toSVG()}"/>`).join('')
  }
}

function toSvg(element: PageElement, outlines: Outlines): string {
  if (element.kind === 'text') return textToSvg(element, outlines)
  const box = `x="${num(element.x)}" y="${num(element.y)}" width="${num(element.width)}" height="${num(element.height)}"`
  return element.kind === 'art'
    ? element.svg.replace('<svg ', `<svg ${box} `)
    : `<rect ${box} fill="${element.fill}"/>`
}

function textToSvg({ line, x, baseline, size, color }: PageText, outlines: Outlines): string {
  let start = x
  const runs = line.runs.map((run) => {
    const { unitsPerEm } = openFont(run.file)
    const { glyphs, positions } = shapeRun(run)
    let at = 0
    const uses = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const id = outlines.idOf(glyph)
      const place = `x="${num(at + xOffset)}"${yOffset === 0 ? '' : ` y="${num(yOffset)}"`}`
      at += xAdvance
      return id === undefined ? '' : `<use href="#${id}" ${place}/>`
    })
    const scale = size / unitsPerEm
    const group = `<g transform="translate(${num(start)} ${num(baseline)}) scale(${scale} ${-scale})">${uses.join('')}</g>`
    start += at * scale
    return group
  })
  return `<g fill="${color}">${runs.join('')}</g>`
}

const num = (value: number): string => String(Math.round(value * 100) / 100)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML, without the characters that XML forbids. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

import type { TextLine } from './wrap-text.ts'
import type { FittedText } from './fit-text.ts'

/** A rectangle on a page, in points from its top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A filled rectangle. */
export interface PageShape extends Box {
  kind: 'shape'
  fill: string
}

/** An SVG of `packages/art`, scaled to the width of its place. */
interface PageArt extends Box {
  kind: 'art'
  svg: string
}

/** A line of text, with the rectangle of its ink. */
export interface PageText extends Box {
  kind: 'text'
  line: TextLine
  size: number
  baseline: number
  color: string
}

export type PageElement = PageShape | PageArt | PageText

/** The elements of a page, from the back to the front and in the order in which they are read. */
export interface DrawnPage {
  width: number
  height: number
  title: string
  description: string
  elements: PageElement[]
}

export const shape = (x: number, y: number, width: number, height: number, fill: string): PageShape => ({
  kind: 'shape',
  x,
  y,
  width,
  height,
  fill,
})

export interface TextPlace {
  x: number
  y: number
  color: string
  /** The width in which the lines stand in the middle; without it they begin at `x`. */
  centeredIn?: number
}

/** Places the lines of a fitted text with the top of the first one at `y`. */
export function placeText(
  { lines, size, pitch, above }: FittedText,
  { x, y, color, centeredIn }: TextPlace,
): PageText[] {
  return lines.map((line, at) => {
    const width = line.extent.width * size
    const baseline = y + above + pitch * at
    return {
      kind: 'text',
      line,
      size,
      baseline,
      color,
      x: x + (centeredIn === undefined ? 0 : (centeredIn - width) / 2),
      y: baseline - line.extent.above * size,
      width,
      height: (line.extent.above + line.extent.below) * size,
    }
  })
}

/** Returns an element further down. */
export const moved = (element: PageElement, by: number): PageElement =>
  element.kind === 'text'
    ? { ...element, y: element.y + by, baseline: element.baseline + by }
    : { ...element, y: element.y + by }

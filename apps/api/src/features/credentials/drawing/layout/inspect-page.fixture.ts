import { shapeRun } from '../../../../server/fonts/shape-run.ts'
import type { Box, DrawnPage, PageText } from './page.ts'

/** Returns the lines of text on a page. */
export const linesOf = ({ elements }: DrawnPage): PageText[] =>
  elements.filter((element) => element.kind === 'text')

/** Returns the lines that leave the page or share room with another line. */
export function misplacedLines(page: DrawnPage): string[] {
  const lines = linesOf(page)
  return lines
    .filter((line, at) => isOutside(line, page) || lines.slice(at + 1).some((other) => overlap(line, other)))
    .map(({ line }) => line.text)
}

const isOutside = (box: Box, page: DrawnPage): boolean =>
  box.x < 0 || box.y < 0 || box.x + box.width > page.width || box.y + box.height > page.height

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Returns the texts for a character of which the font of its run has no glyph, so that a box would be drawn. */
export const textsWithBoxes = (page: DrawnPage): string[] =>
  linesOf(page)
    .flatMap(({ line }) => line.runs)
    .filter((run) => shapeRun(run).glyphs.some(({ id }) => id === 0))
    .map(({ text }) => text)

/** Returns the smallest size of type on a page, in points. */
export const smallestType = (page: DrawnPage): number => Math.min(...linesOf(page).map(({ size }) => size))

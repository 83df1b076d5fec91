import { INK } from '@section/art/colors/stack-palette.ts'
import { type FittedText, fitWords, MIN_SIZE } from './fit-text.ts'
import { type Box, type PageText, placeText } from './page.ts'
import { toWords, type WrappableText } from './wrap-text.ts'

const [MAX_SIZE, SIZE_STEP] = [13, 0.5]
/** Between two titles, as a share of their size, and between two columns. */
const [GAP, GUTTER] = [0.62, 28]

/**
 * Lays out the titles of courses in the largest type and the fewest columns in which all fit; at the smallest size, titles
 * that are too long for the room are shortened.
 */
export function fitList(titles: readonly string[], box: Box): { lines: PageText[]; isShortened: boolean } {
  const texts = titles.map((title) => toWords(title, 'text'))
  for (let size = MAX_SIZE; size >= MIN_SIZE; size -= SIZE_STEP) {
    for (const count of [1, 2]) {
      const rows = Math.ceil(texts.length / count)
      if (rows * size > box.height) continue
      const columns = toColumns(texts, { box, count, size, height: box.height })
      if (columns.every((column) => heightOf(column) <= box.height))
        return { lines: place(columns, box), isShortened: false }
    }
  }
  const rows = Math.ceil(texts.length / 2)
  const height = (box.height - (rows - 1) * GAP * MIN_SIZE) / rows
  const columns = toColumns(texts, { box, count: 2, size: MIN_SIZE, height })
  return { lines: place(columns, box), isShortened: true }
}

interface Trial {
  box: Box
  count: number
  size: number
  /** The largest height of a title. */
  height: number
}

function toColumns(texts: readonly WrappableText[], { box, count, size, height }: Trial): FittedText[][] {
  const width = columnWidth(box, count)
  const rows = Math.ceil(texts.length / count)
  const fitted = texts.map((words) =>
    fitWords(words, { style: 'text', width, height, maxSize: size, maxLines: Infinity }),
  )
  return Array.from({ length: count }, (_, at) => fitted.slice(at * rows, (at + 1) * rows))
}

const columnWidth = ({ width }: Box, count: number): number => (width - GUTTER * (count - 1)) / count

const gapAfter = ({ size }: FittedText): number => size * GAP

const heightOf = (column: readonly FittedText[]): number =>
  column.reduce((sum, text, at) => sum + text.height + (at < column.length - 1 ? gapAfter(text) : 0), 0)

function place(columns: FittedText[][], box: Box): PageText[] {
  const step = columnWidth(box, columns.length) + GUTTER
  return columns.flatMap((column, at) => {
    let { y } = box
    return column.flatMap((text) => {
      const placed = placeText(text, { x: box.x + at * step, y, color: INK })
      y += text.height + gapAfter(text)
      return placed
    })
  })
}

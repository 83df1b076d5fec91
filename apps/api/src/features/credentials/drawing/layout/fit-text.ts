import type { TextStyle } from '../../../../server/fonts/font-families.ts'
import {
  type TextLine,
  toLine,
  toLines,
  toWords,
  type WrappableText,
  wrapText,
  type WrappedText,
} from './wrap-text.ts'

/** The smallest type on a document, in points. */
export const MIN_SIZE = 9

const SIZE_STEP = 0.5
/** Words are divided only where the type would be less than this share of its largest size. */
const DIVIDES_BELOW = 0.55
/** The distance of lines at size 1: at least this, and so much between the ink of two lines. */
const [MIN_PITCH, LINE_GAP] = [1.16, 0.12]
/** The heights of capitals and of descenders at size 1, which keep the same distance around every text. */
const [MIN_ABOVE, MIN_BELOW] = [0.72, 0.24]
const ELLIPSIS = '…'

export interface TextBox {
  style: TextStyle
  width: number
  height: number
  maxSize: number
  maxLines: number
}

/** A text that fits into a box. */
export interface FittedText {
  size: number
  lines: TextLine[]
  /** From one baseline to the next. */
  pitch: number
  /** From the top of the first line's capitals, or its ink, to the descenders of the last, or its ink. */
  height: number
  /** From that top to the first baseline. */
  above: number
}

/**
 * Returns a text in the largest type in which it fits into a box: on one line, on more, and at last with divided words. A
 * text that does not fit at the smallest size takes as many lines as there is room for, and is then shortened. Sizes are in points.
 */
export function fitText(text: string, box: TextBox): FittedText {
  return fitWords(toWords(text, box.style), box)
}

/** Fits a text that was divided into words before, as `fitText` does. */
export function fitWords(words: WrappableText, box: TextBox): FittedText {
  const whole = largestFit(words, {
    ...box,
    divides: false,
    minSize: Math.max(MIN_SIZE, box.maxSize * DIVIDES_BELOW),
  })
  const divided = whole ?? largestFit(words, { ...box, divides: true, minSize: MIN_SIZE })
  return divided ?? shortened(words, box)
}

interface Fit extends TextBox {
  divides: boolean
  minSize: number
}

function largestFit(words: WrappableText, { divides, minSize, ...box }: Fit): FittedText | undefined {
  for (let size = box.maxSize; size >= minSize; size -= SIZE_STEP) {
    const wrapped = wrapText(words, box.width / size, { divides })
    if (!wrapped || wrapped.length > box.maxLines || leastHeight(wrapped.length, size) > box.height) continue
    const lines = toLines(balanced(words, wrapped, { width: box.width / size, divides }))
    const fitted = setLines(lines, size)
    if (fitted.height <= box.height && isAsWide(fitted, box.width)) return fitted
  }
  return undefined
}

/** Returns the least height of a number of lines, which is known before they are shaped. */
const leastHeight = (lines: number, size: number): number =>
  (MIN_ABOVE + MIN_BELOW + MIN_PITCH * (lines - 1)) * size

/** Returns as many lines, as equally long as they can be. */
function balanced(
  words: WrappableText,
  lines: WrappedText,
  { width, divides }: { width: number; divides: boolean },
): WrappedText {
  if (lines.length === 1) return lines
  let [best, narrow, wide] = [lines, width / 2, width]
  for (let step = 0; step < 6; step += 1) {
    const middle = (narrow + wide) / 2
    const tried = wrapText(words, middle, { divides })
    if (tried && tried.length <= lines.length) [best, wide] = [tried, middle]
    else narrow = middle
  }
  return best
}

const isAsWide = ({ lines, size }: FittedText, width: number): boolean =>
  lines.every(({ extent }) => extent.width * size <= width + 0.01)

/** Places lines below each other in a size. */
function setLines(lines: TextLine[], size: number): FittedText {
  const above = Math.max(MIN_ABOVE, lines[0]?.extent.above ?? 0)
  const below = Math.max(MIN_BELOW, lines.at(-1)?.extent.below ?? 0)
  const ink = lines.slice(1).map(({ extent }, at) => extent.above + (lines[at]?.extent.below ?? 0))
  const pitch = Math.max(MIN_PITCH, ...ink.map((height) => height + LINE_GAP))
  const height = above + pitch * Math.max(0, lines.length - 1) + below
  return { size, lines, pitch: pitch * size, above: above * size, height: height * size }
}

/** Returns the lines that fit at the smallest size, with an ellipsis for those that do not. */
function shortened(words: WrappableText, { style, width, height }: TextBox): FittedText {
  const lines = toLines(wrapText(words, width / MIN_SIZE, { divides: true }) ?? [])
  for (let shown = lines.length; ; shown -= 1) {
    const last = lines[shown - 1]?.text ?? ''
    const kept =
      shown === lines.length
        ? lines
        : [...lines.slice(0, shown - 1), withEllipsis(last, style, width / MIN_SIZE)]
    const fitted = setLines(kept, MIN_SIZE)
    if (fitted.height <= height || shown <= 1) return fitted
  }
}

function withEllipsis(text: string, style: TextStyle, width: number): TextLine {
  const clusters = toWords(text, style).flatMap((word) => word.clusters)
  const ellipsis = toWords(ELLIPSIS, style).flatMap((word) => word.clusters)
  for (let end = clusters.length; end > 0; end -= 1) {
    const line = toLine([...clusters.slice(0, end), ...ellipsis])
    if (line.extent.width <= width) return line
  }
  return toLine(ellipsis)
}

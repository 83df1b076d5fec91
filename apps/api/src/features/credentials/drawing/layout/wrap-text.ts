import type { TextStyle } from '../../../../server/fonts/font-families.ts'
import { measureRuns, type TextExtent } from '../../../../server/fonts/shape-run.ts'
import {
  type Cluster,
  drawnText,
  findClusters,
  type TextRun,
  toRuns,
} from '../../../../server/fonts/text-runs.ts'

/** A line of text: what it says, and its runs from left to right with their extent at size 1. */
export interface TextLine {
  text: string
  runs: TextRun[]
  extent: TextExtent
}

/** A word with the space after it, or another part of a text after which a line may end. */
interface Word {
  clusters: Cluster[]
  /** At size 1, without the space at its end. */
  width: number
  fullWidth: number
}

/** A text that can be wrapped at any width. */
export type WrappableText = readonly Word[]

/** Chinese and Japanese letters, between which a line may end. */
const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Punctuation that begins no line, and that which ends none. */
const [CLOSING, OPENING] = [/^[\p{Pe}\p{Pf}\p{Po}ー]/u, /^[\p{Ps}\p{Pi}]/u]

/** Divides a text into the parts between which a line may end. A character without a font is left out. */
export function toWords(text: string, style: TextStyle): WrappableText {
  const words: Cluster[][] = []
  for (const { file, ...cluster } of findClusters(drawnText(text), style)) {
    const word = words.at(-1)
    const before = word?.at(-1)?.text
    if (!file || (cluster.text === ' ' && (before === undefined || before === ' '))) continue
    if (!word || canBreak(before ?? '', cluster.text)) words.push([{ ...cluster, file }])
    else word.push({ ...cluster, file })
  }
  return words.map(toWord)
}

/** The words of each line. */
export type WrappedText = readonly (readonly Word[])[]

/**
 * Divides a text into lines that are at most `width` wide at size 1. A word that is wider is divided if `divides` says so;
 * otherwise there is no answer for it.
 */
export function wrapText(
  words: WrappableText,
  width: number,
  { divides }: { divides: boolean },
): WrappedText | undefined {
  if (!divides && words.some((word) => word.width > width)) return undefined
  const lines: Word[][] = []
  let taken = 0
  for (const word of words.flatMap((whole) => divideWord(whole, width))) {
    if (lines.length > 0 && taken + word.width <= width) lines.at(-1)?.push(word)
    else {
      lines.push([word])
      taken = 0
    }
    taken += word.fullWidth
  }
  return lines
}

/** Returns the lines of a wrapped text, each ready to be drawn. */
export const toLines = (wrapped: WrappedText): TextLine[] =>
  wrapped.map((line) => toLine(line.flatMap(({ clusters }) => clusters)))

/** Returns the line of clusters, without spaces at its ends. */
export function toLine(clusters: readonly Cluster[]): TextLine {
  const seen = withoutLastSpace(clusters)
  const runs = toRuns(seen)
  return { text: seen.map(({ text }) => text).join(''), runs, extent: measureRuns(runs) }
}

const toWord = (clusters: Cluster[]): Word => ({
  clusters,
  width: measureRuns(toRuns(withoutLastSpace(clusters))).width,
  fullWidth: measureRuns(toRuns(clusters)).width,
})

const withoutLastSpace = (clusters: readonly Cluster[]): readonly Cluster[] =>
  clusters.at(-1)?.text === ' ' ? clusters.slice(0, -1) : clusters

function canBreak(before: string, after: string): boolean {
  if (after === ' ') return false
  if (before === ' ') return true
  if (/[-–—/]$/.test(before)) return /\p{L}/u.test(after)
  const isBetween = IDEOGRAPH.test(before) || IDEOGRAPH.test(after)
  return isBetween && !CLOSING.test(after) && !OPENING.test(before)
}

/** Divides a word that is wider than a line. */
function divideWord(word: Word, width: number): Word[] {
  if (word.width <= width) return [word]
  const pieces: Cluster[][] = []
  let taken = 0
  for (const cluster of word.clusters) {
    const { width: own } = measureRuns(toRuns([cluster]))
    if (pieces.length > 0 && taken + own <= width) pieces.at(-1)?.push(cluster)
    else {
      pieces.push([cluster])
      taken = 0
    }
    taken += own
  }
  return pieces.map(toWord)
}

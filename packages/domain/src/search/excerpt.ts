import { SENTENCE_END } from '../transcripts/sentence-end.ts'

/** A piece of a text. */
export interface TextPart {
  text: string
  /** True for a word of the search. */
  isMatch: boolean
}

/** A word of a text from one character up to another, with the numbers of the words of the search that it matches. */
export interface MatchedWord {
  from: number
  to: number
  terms: readonly number[]
}

/** The limits of the length of an excerpt, in characters. */
interface ExcerptSize {
  /** A longer stretch of sentences is cut, and gets ellipses, which do not count. */
  max: number
  /** The number of characters that a cut stretch keeps before the first word of the search. */
  lead: number
}

/** East Asian sentences end without a space. */
const SENTENCE_ENDS = new RegExp(`${SENTENCE_END}(?=\\s|$)|[。！？]`, 'g')

/**
 * Returns the sentences of a text in which its matched words, which are in order, stand closest to each other, in pieces; null without
 * matched words.
 */
export function excerptOf(
  text: string,
  words: readonly MatchedWord[],
  size: ExcerptSize,
): { parts: TextPart[]; at: number } | null {
  const span = closestWords(words)
  if (!span) return null
  return { parts: partsOf(text, sentenceAround(text, span, size), words), at: span.from }
}

/** Returns a whole text in pieces, with its matched words. */
export const markedText = (text: string, words: readonly MatchedWord[]): TextPart[] =>
  partsOf(text, { from: 0, to: text.length, isCutBefore: false, isCutAfter: false }, words)

/**
 * Returns the shortest stretch of the text that has every term of these words, the first of several; null without words.
 */
function closestWords(words: readonly MatchedWord[]): { from: number; to: number } | null {
  const all = new Set(words.flatMap(({ terms }) => terms)).size
  let best: { from: number; to: number } | null = null
  for (const [at, { from }] of words.entries()) {
    const found = new Set<number>()
    const last = words.slice(at).find(({ terms }) => {
      for (const term of terms) found.add(term)
      return found.size === all
    })
    if (last && (!best || last.to - from < best.to - best.from)) best = { from, to: last.to }
  }
  return best
}

/** A stretch of the text, and whether it begins or ends within a sentence that is too long. */
interface Stretch {
  from: number
  to: number
  isCutBefore: boolean
  isCutAfter: boolean
}

/** Returns the sentences from the one in which a span begins to the one in which it ends. A long stretch is cut at spaces. */
function sentenceAround(
  text: string,
  span: { from: number; to: number },
  { max, lead }: ExcerptSize,
): Stretch {
  const ends = [...text.matchAll(SENTENCE_ENDS)].map(({ 0: mark, index }) => index + mark.length)
  const begins = ends.findLast((end) => end <= span.from) ?? 0
  const from = begins + (/^\s*/.exec(text.slice(begins))?.[0].length ?? 0)
  const to = ends.find((end) => end >= span.to) ?? text.length
  if (to - from <= max) return { from, to, isCutBefore: false, isCutAfter: false }
  const earliest = span.from - lead
  const cutFrom = earliest <= from ? from : wordFrom(text, earliest, span.from)
  const latest = cutFrom + max
  const cutTo = latest >= to ? to : text.lastIndexOf(' ', latest)
  return {
    from: cutFrom,
    to: cutTo > span.from ? cutTo : latest,
    isCutBefore: cutFrom > from,
    isCutAfter: latest < to,
  }
}

/** Returns where the first word between two places begins; the second place where there is no space between them. */
function wordFrom(text: string, from: number, to: number): number {
  const space = text.indexOf(' ', from)
  return space >= 0 && space < to ? space + 1 : to
}

function partsOf(text: string, stretch: Stretch, words: readonly MatchedWord[]): TextPart[] {
  const parts: TextPart[] = []
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== '') parts.push({ text: piece, isMatch })
  }
  let at = stretch.from
  if (stretch.isCutBefore) add('… ', false)
  for (const { from, to } of words) {
    if (from < at || to > stretch.to) continue
    add(text.slice(at, from), false)
    add(text.slice(from, to), true)
    at = to
  }
  add(text.slice(at, stretch.to), false)
  if (stretch.isCutAfter) add(' …', false)
  return parts
}

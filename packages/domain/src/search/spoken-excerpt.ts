import type { TranscriptLine } from '../transcripts/transcript-line.ts'
import { SENTENCE_END } from '../transcripts/sentence-end.ts'
import { foldedWords, wordsInPlace } from './fold-text.ts'

/** A piece of an excerpt. */
interface ExcerptPart {
  text: string
  /** True for a word of the search. */
  isMatch: boolean
}

/** The sentence of a transcript that has the words of a search. */
export interface SpokenExcerpt {
  /** The second of the video at which the line with the first word of the search begins. */
  startSeconds: number
  parts: ExcerptPart[]
}

type Line = Pick<TranscriptLine, 'startSeconds' | 'text'>

/** A word of the text from one character up to another, with the numbers of the terms that it matches. */
interface Word {
  from: number
  to: number
  terms: readonly number[]
}

/** The maximum length of a sentence, in characters; a longer one is cut. */
const MAX_CHARACTERS = 240
/** The number of characters that a cut sentence keeps before the first word of the search. */
const LEAD_CHARACTERS = 60
/** East Asian sentences end without a space. */
const SENTENCE_ENDS = new RegExp(`${SENTENCE_END}(?=\\s|$)|[。！？]`, 'g')

/** Returns the distinct words of lines, folded, as they are compared with those of a search. */
export const wordsOfLines = (lines: readonly Line[]): Set<string> =>
  new Set(lines.flatMap(({ text }) => foldedWords(text)))

/**
 * Returns the sentence of a part of a transcript in which the terms of a search are said closest to each other, or the first of
 * them; null if none of its words is among them. `termsOf` has the numbers of the terms by folded word.
 */
export function spokenExcerpt(
  lines: readonly Line[],
  termsOf: ReadonlyMap<string, readonly number[]>,
): SpokenExcerpt | null {
  const text = lines.map((line) => line.text).join(' ')
  const words = matchingWords(text, termsOf)
  const span = closestWords(words)
  if (!span) return null
  return {
    startSeconds: startOfLine(lines, span.from),
    parts: partsOf(text, sentenceAround(text, span), words),
  }
}

function matchingWords(text: string, termsOf: ReadonlyMap<string, readonly number[]>): Word[] {
  return wordsInPlace(text).flatMap(({ word, from, to }) => {
    const terms = termsOf.get(word)
    return terms ? [{ from, to, terms }] : []
  })
}

/**
 * Returns the shortest stretch of the text that has every term of these words, the first of several; null without words.
 */
function closestWords(words: readonly Word[]): { from: number; to: number } | null {
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
function sentenceAround(text: string, span: { from: number; to: number }): Stretch {
  const ends = [...text.matchAll(SENTENCE_ENDS)].map(({ 0: mark, index }) => index + mark.length)
  const begins = ends.findLast((end) => end <= span.from) ?? 0
  const from = begins + (/^\s*/.exec(text.slice(begins))?.[0].length ?? 0)
  const to = ends.find((end) => end >= span.to) ?? text.length
  if (to - from <= MAX_CHARACTERS) return { from, to, isCutBefore: false, isCutAfter: false }
  const earliest = span.from - LEAD_CHARACTERS
  const cutFrom = earliest <= from ? from : wordFrom(text, earliest, span.from)
  const latest = cutFrom + MAX_CHARACTERS
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

function startOfLine(lines: readonly Line[], at: number): number {
  let end = 0
  const line = lines.find(({ text }) => {
    end += text.length + 1
    return at < end
  })
  return (line ?? lines[0])?.startSeconds ?? 0
}

function partsOf(text: string, stretch: Stretch, words: readonly Word[]): ExcerptPart[] {
  const parts: ExcerptPart[] = []
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

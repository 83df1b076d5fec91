import type { TranscriptLine } from '../transcripts/transcript-line.ts'
import { excerptOf, type MatchedWord, type TextPart } from './excerpt.ts'
import { foldedWords, wordsInPlace } from './fold-text.ts'

/** The sentence of a transcript that has the words of a search. */
export interface SpokenExcerpt {
  /** The second of the video at which the line with the first word of the search begins. */
  startSeconds: number
  parts: TextPart[]
}

type Line = Pick<TranscriptLine, 'startSeconds' | 'text'>

/** A longer sentence is cut, and then keeps some of what stands before the first word of the search. */
const SIZE = { max: 240, lead: 60 }

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
  const excerpt = excerptOf(text, matchingWords(text, termsOf), SIZE)
  return excerpt && { startSeconds: startOfLine(lines, excerpt.at), parts: excerpt.parts }
}

function matchingWords(text: string, termsOf: ReadonlyMap<string, readonly number[]>): MatchedWord[] {
  return wordsInPlace(text).flatMap(({ word, from, to }) => {
    const terms = termsOf.get(word)
    return terms ? [{ from, to, terms }] : []
  })
}

function startOfLine(lines: readonly Line[], at: number): number {
  let end = 0
  const line = lines.find(({ text }) => {
    end += text.length + 1
    return at < end
  })
  return (line ?? lines[0])?.startSeconds ?? 0
}

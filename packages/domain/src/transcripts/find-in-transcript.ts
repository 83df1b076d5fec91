import { foldedPlaces, foldText } from '../search/fold-text.ts'
import type { TranscriptLine } from './transcript-line.ts'

/** A transcript as it is searched: all of its lines as one folded text. */
export interface SearchedTranscript {
  readonly lines: readonly Pick<TranscriptLine, 'text'>[]
  readonly folded: string
  /** The index in the folded text at which each line begins. */
  readonly starts: readonly number[]
}

/** A part of a line's text, from a character up to another. */
export interface FoundPart {
  readonly line: number
  readonly from: number
  readonly to: number
}

/** A place at which the searched text is said; one that goes over lines has a part in each. */
export type Found = readonly FoundPart[]

/** Prepares the search in a transcript. */
export function searchedTranscript(lines: readonly Pick<TranscriptLine, 'text'>[]): SearchedTranscript {
  const starts: number[] = []
  let folded = ''
  for (const { text } of lines) {
    starts.push(folded.length)
    folded += `${foldText(text)} `
  }
  return { lines, folded, starts }
}

/**
 * Returns the places at which a text is said, in order, also over the end of a line; none for an empty text. Case, accents and
 * apostrophes make no difference, every other character does. docs/product/transcripts.md#search-in-a-transcript
 */
export function findInTranscript(transcript: SearchedTranscript, query: string): Found[] {
  const wanted = foldText(query.trim().replaceAll(/\s+/g, ' '))
  if (wanted === '') return []
  const places = new Map<number, number[]>()
  const placesOf = (line: number) => {
    const known = places.get(line) ?? foldedPlaces(transcript.lines[line]?.text ?? '')
    places.set(line, known)
    return known
  }
  const found: Found[] = []
  let line = 0
  for (
    let at = transcript.folded.indexOf(wanted);
    at >= 0;
    at = transcript.folded.indexOf(wanted, at + wanted.length)
  ) {
    while (startOf(transcript, line + 1) <= at) line++
    const parts = partsOf(transcript, placesOf, line, at, at + wanted.length)
    // A match that covers only the first half of a letter that is folded into two, such as ß, has no part.
    if (parts.length > 0) found.push(parts)
  }
  return found
}

const startOf = ({ starts }: SearchedTranscript, line: number) => starts[line] ?? Infinity

/** Returns the parts between two places of the folded text, of which the first is in `firstLine`. */
function partsOf(
  transcript: SearchedTranscript,
  placesOf: (line: number) => number[],
  firstLine: number,
  from: number,
  to: number,
): Found {
  const parts: FoundPart[] = []
  for (let line = firstLine; startOf(transcript, line) < to; line++) {
    const start = startOf(transcript, line)
    const places = placesOf(line)
    const last = places.length - 1
    const [first, end] = [Math.max(from - start, 0), Math.min(to - start, last)]
    const part = { line, from: places[first] ?? 0, to: places[end] ?? 0 }
    if (part.from < part.to) parts.push(part)
  }
  return parts
}

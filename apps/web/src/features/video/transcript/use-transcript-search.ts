import { useDeferredValue, useMemo, useState } from 'react'
import {
  findInTranscript,
  type Found,
  searchedTranscript,
} from '@section/domain/transcripts/find-in-transcript.ts'
import type { TranscriptText } from './transcript-query.ts'

/** The search in a transcript. */
export interface TranscriptSearchState {
  /** What stands in the field. */
  readonly text: string
  readonly type: (text: string) => void
  /** The places at which it is said. */
  readonly found: readonly Found[]
  /** The place that is shown, from 0; null without any. */
  readonly shown: Shown | null
  /** Shows the next place, or with -1 the one before; after the last comes the first. */
  readonly step: (by: 1 | -1) => void
}

/** A place that is shown, as a new object for each step to it. */
export interface Shown {
  readonly index: number
  readonly found: Found
}

/** Searches the lines of a transcript, also when those of another language take their place. */
export function useTranscriptSearch(lines: TranscriptText['lines']): TranscriptSearchState {
  const [search, setSearch] = useState(NO_SEARCH)
  const transcript = useMemo(() => searchedTranscript(lines), [lines])
  // The field stays quick while a letter that is found thousands of times is drawn.
  const drawn = useDeferredValue(search)
  const found = useMemo(() => findInTranscript(transcript, drawn.text), [transcript, drawn.text])
  const shown = useMemo(() => {
    const index = Math.min(drawn.index, found.length - 1)
    const parts = found[index]
    return parts ? { index, found: parts } : null
  }, [found, drawn])
  return {
    text: search.text,
    type: (text) => setSearch({ text, index: 0 }),
    found,
    shown,
    step: (by) => {
      const index = ((shown?.index ?? 0) + by + found.length) % Math.max(found.length, 1)
      setSearch({ text: search.text, index })
    },
  }
}

const NO_SEARCH = { text: '', index: 0 }

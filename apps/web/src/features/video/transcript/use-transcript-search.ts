import { useDeferredValue, useMemo, useState } from 'react'
import {
  findInTranscript,
  type Found,
  searchedTranscript,
} from '@section/domain/transcripts/find-in-transcript.ts'
import type { TranscriptText } from './transcript-query.ts'

/** The state of the search in a transcript. */
export interface TranscriptSearchState {
  /** The text in the search field. */
  readonly text: string
  readonly type: (text: string) => void
  /** All matches of the text. */
  readonly found: readonly Found[]
  /** The match that is shown; null without any. */
  readonly shown: Shown | null
  /** Shows the next match, or with -1 the one before; after the last comes the first. */
  readonly step: (by: 1 | -1) => void
}

/** The match that is shown, with its index from 0. Each step makes a new object, so that it is scrolled into view again. */
export interface Shown {
  readonly index: number
  readonly found: Found
}

/** Searches the lines of a transcript, also when those of another language take their place. */
export function useTranscriptSearch(lines: TranscriptText['lines']): TranscriptSearchState {
  const [search, setSearch] = useState(NO_SEARCH)
  const transcript = useMemo(() => searchedTranscript(lines), [lines])
  // The matches may be thousands, so that they are drawn after the field, which then answers each key at once.
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

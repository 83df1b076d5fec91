import type { UseCaseContext } from '../graphql/operation.ts'

/** An event in a member's calendar; instants are epoch ms. */
export interface CalendarEntry {
  /** A permanent id that no other entry has; a calendar replaces an entry by a later one with the same id. */
  id: string
  startAt: number
  endAt: number
  title: string
  description: string
  /** Path of the page about the event. */
  path: string
  /** Address of the room; null for none, and if the member may not know it. */
  location: string | null
  /** The number of the entry's version, which a calendar compares: the highest is valid. */
  sequence: number
  /** True while the member's participation is not certain. */
  tentative: boolean
}

/** The entries of one feature in a subscribed calendar. */
export interface CalendarPart {
  /** A text that is another one whenever an entry is, so that unchanged entries need not be made. */
  version: string
  /** Returns the entries, past ones included. */
  entries: () => readonly CalendarEntry[]
}

/** Returns one feature's part of the viewer's subscribed calendar. `since` (epoch ms): what ended before is left out. */
export type CalendarSource = (context: UseCaseContext, since: number) => Promise<CalendarPart>

import type { Holidays } from './class-days.ts'
import type { SchoolSettings } from './content-format.ts'
import type { ContentDate } from './relative-date.ts'

/** Everything that the content files of a school say. Each feature merges what its own files hold into this interface. */
export interface School {
  settings: SchoolSettings
}

/** What the rows of one load are made with. Features merge what they derive from the school into this interface. */
export interface LoadContext {
  /** Epoch ms of the load; relative dates count from it. */
  now: number
  /** IANA name of the school's zone. */
  timeZone: string
  holidays: Holidays | undefined
  at: (date: ContentDate) => Date
  atOrNull: (date: ContentDate | undefined) => Date | null
  /** The day in the school's zone, as `2026-03-01`. */
  dayOf: (date: ContentDate) => string
}

/** What the files name and the database does not hold yet. Features merge what they look for into this interface. */
export interface NewInLoad {}

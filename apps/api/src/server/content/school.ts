import type { Holidays } from './class-days.ts'
import type { SchoolSettings } from './content-format.ts'
import type { ContentDate } from './relative-date.ts'

/** The content of a school's files. Each feature merges its own part into this interface. */
export interface School {
  settings: SchoolSettings
}

/** The facts about a load that all features get. */
export interface BaseContext {
  /** Epoch ms of the load; relative dates count from it. */
  now: number
  /** IANA name of the school's zone. */
  timeZone: string
  /** The school's name. */
  brandName: string
  holidays: Holidays | undefined
  at: (date: ContentDate) => Date
  atOrNull: (date: ContentDate | undefined) => Date | null
}

/** The context of a load. Features merge what they derive from the school into this interface. */
export interface LoadContext extends BaseContext {}

/** The content that a load adds to the database. Each feature merges its part into this interface. */
export interface NewContent {}

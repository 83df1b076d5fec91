import { dayNumber } from '../sessions/dates/session-dates.ts'
import { counted } from '../time/durations.ts'

// These rules decide what the page of a session says of its classes, and from when on they leave something behind.
// docs/product/session-pages.md#classes

/** The materials that a class leaves behind, each part of it null while there is none. */
export interface ClassMaterials {
  /** Rich text. */
  readonly notes: string | null
  readonly notesUrl: string | null
  readonly slidesUrl: string | null
  readonly recordingUrl: string | null
}

/** The kinds of materials, in the order in which they are named. */
export type MaterialKind = 'NOTES' | 'SLIDES' | 'RECORDING'

interface ClassTimes {
  /** Epoch ms. */
  readonly startAt: number
  /** Epoch ms. */
  readonly endAt: number
}

/** The place of a class among those of its session: `next` is the first that has not begun. */
export type ClassState = 'over' | 'now' | 'next' | 'ahead'

/** Checks whether the materials of a class are out at `now` (epoch ms): from the instant at which it ends. */
export function areMaterialsOut({ endAt }: Pick<ClassTimes, 'endAt'>, now: number): boolean {
  return endAt <= now
}

/** Returns the kinds of materials that a class has. */
export function materialsOf({ notes, notesUrl, slidesUrl, recordingUrl }: ClassMaterials): MaterialKind[] {
  const has = { NOTES: notes ?? notesUrl, SLIDES: slidesUrl, RECORDING: recordingUrl }
  return KINDS.filter((kind) => has[kind] !== null)
}

const KINDS = ['NOTES', 'SLIDES', 'RECORDING'] as const

/** Returns the names of materials in one phrase that begins a sentence: 'Notes and slides'. */
export function materialsText(kinds: readonly MaterialKind[]): string {
  const list = new Intl.ListFormat('en-US').format(kinds.map((kind) => NAMES[kind]))
  return list.charAt(0).toUpperCase() + list.slice(1)
}

/** Returns what comes after a class: 'Notes and slides come after the class'; null for a class that leaves nothing. */
export function materialsToCome(kinds: readonly MaterialKind[]): string | null {
  if (kinds.length === 0) return null
  const isOne = kinds.length === 1 && kinds[0] === 'RECORDING'
  return `${materialsText(kinds)} ${isOne ? 'comes' : 'come'} after the class`
}

const NAMES: Record<MaterialKind, string> = { NOTES: 'notes', SLIDES: 'slides', RECORDING: 'a recording' }

/** Returns where each of the classes, soonest first, stands at `now` (epoch ms). */
export function classStates(classes: readonly ClassTimes[], now: number): ClassState[] {
  const next = classes.findIndex(({ startAt }) => now < startAt)
  return classes.map(({ startAt, endAt }, index) => {
    if (endAt <= now) return 'over'
    if (startAt <= now) return 'now'
    return index === next ? 'next' : 'ahead'
  })
}

/** Returns the words for where a class stands: 'Over', 'Happening now', 'Next', 'In 3 days'. Days are those of an IANA zone. */
export function classStateText(
  state: ClassState,
  { startAt }: Pick<ClassTimes, 'startAt'>,
  now: number,
  timeZone: string,
): string {
  if (state !== 'ahead') return STATES[state]
  const days = dayNumber(startAt, timeZone) - dayNumber(now, timeZone)
  if (days === 0) return 'Later today'
  return days === 1 ? 'Tomorrow' : `In ${counted(days, 'day')}`
}

const STATES = { over: 'Over', now: 'Happening now', next: 'Next' }

/** As many classes are listed without asking. */
const MOST_LISTED = 6

/**
 * Returns the classes that a list shows before all are asked for: all of a few, otherwise the two that were last and those that
 * follow, so that what to catch up with and what comes next are both in it.
 */
export function listedClasses<C extends ClassTimes>(classes: readonly C[], now: number): readonly C[] {
  if (classes.length <= MOST_LISTED) return classes
  const over = classes.filter(({ endAt }) => endAt <= now).length
  const first = Math.min(Math.max(over - 2, 0), classes.length - MOST_LISTED)
  return classes.slice(first, first + MOST_LISTED)
}

/** Returns the classes that ended on the day of `now` (epoch ms) in an IANA zone and have left something behind. */
export function classesOfToday<C extends ClassTimes & ClassMaterials>(
  classes: readonly C[],
  now: number,
  timeZone: string,
): C[] {
  const today = dayNumber(now, timeZone)
  return classes.filter(
    (held) => held.endAt <= now && dayNumber(held.endAt, timeZone) === today && materialsOf(held).length > 0,
  )
}

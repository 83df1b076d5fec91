import { roomOpensAt } from '../sessions/meeting.ts'

/**
 * Checks whether a part of a session's page is open at `now`: from the instant at which it opens (epoch ms), or always when
 * that is null.
 */
export function isOpenAt(enabledAt: number | null, now: number): boolean {
  return enabledAt === null || enabledAt <= now
}

/** The parts of a session's page that open by themselves; instants are epoch ms. */
type OpeningPage = {
  readonly containers: readonly { readonly opensAt: number | null }[]
  readonly meetings: readonly { readonly startAt: number }[]
  /** The classes that leave something behind when they end. */
  readonly classes: readonly { readonly endAt: number }[]
}

/**
 * Returns the first instant after `since` at which the page of a session has more to show than before: the opening of a
 * container or of a class's room, or the end of a class; null for none. docs/product/session-pages.md#opening-times
 */
export function nextOpening({ containers, meetings, classes }: OpeningPage, since: number): number | null {
  const instants = [
    ...containers.map(({ opensAt }) => opensAt),
    ...meetings.map(roomOpensAt),
    ...classes.map(({ endAt }) => endAt),
  ]
  const later = instants.filter((instant): instant is number => instant !== null && instant > since)
  return later.length === 0 ? null : Math.min(...later)
}

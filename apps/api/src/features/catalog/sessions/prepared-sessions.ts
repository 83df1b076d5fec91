import type { CatalogSnapshot } from '../catalog-types.ts'
import { type PreparedSession, prepareSession } from './session-result.ts'

/** The prepared sessions of a snapshot. */
export interface PreparedSessions {
  /** All sessions in the snapshot's order: soonest first, those without dates last. */
  all: readonly PreparedSession[]
  byCourse: ReadonlyMap<string, readonly PreparedSession[]>
}

/** Prepares the sessions of each snapshot once, because every member's lists need them. */
export class SessionPreparation {
  #last: { snapshot: CatalogSnapshot; prepared: PreparedSessions } | undefined

  /** Returns the prepared sessions of a snapshot. */
  of(snapshot: CatalogSnapshot): PreparedSessions {
    if (this.#last?.snapshot !== snapshot) this.#last = { snapshot, prepared: prepareSessions(snapshot) }
    return this.#last.prepared
  }
}

function prepareSessions(snapshot: CatalogSnapshot): PreparedSessions {
  const all = snapshot.sessions.map((session) =>
    prepareSession(session, snapshot.sessionsByCourse.get(session.courseId) ?? []),
  )
  return { all, byCourse: Map.groupBy(all, ({ session }) => session.courseId) }
}

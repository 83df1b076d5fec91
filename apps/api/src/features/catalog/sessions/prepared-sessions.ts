import type { CatalogSnapshot } from '../catalog-types.ts'
import { type PreparedSession, prepareSession } from './session-result.ts'

/** Prepares the sessions of each snapshot once, because every member's lists need them. */
export class SessionPreparation {
  #last: { snapshot: CatalogSnapshot; prepared: readonly PreparedSession[] } | undefined

  /** Returns the prepared sessions of a snapshot, in its order. */
  of(snapshot: CatalogSnapshot): readonly PreparedSession[] {
    if (this.#last?.snapshot !== snapshot) this.#last = { snapshot, prepared: prepareSessions(snapshot) }
    return this.#last.prepared
  }
}

function prepareSessions(snapshot: CatalogSnapshot): readonly PreparedSession[] {
  return snapshot.sessions.map((session) =>
    prepareSession(session, snapshot.sessionsByCourse.get(session.courseId) ?? []),
  )
}

import type { CatalogSnapshot } from '../catalog-types.ts'
import { courseMetaResult, courseOffer, type PreparedSession, prepareSession } from './session-result.ts'

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
  const byCourse = new Map<string, PreparedSession[]>()
  for (const [courseId, sessions] of snapshot.sessionsByCourse) {
    const course = snapshot.courses.get(courseId)
    if (!course) continue
    const offer = courseOffer(sessions)
    const meta = courseMetaResult(course)
    byCourse.set(
      courseId,
      sessions.map((session) => prepareSession(session, course, offer, meta)),
    )
  }
  const byId = new Map(
    [...byCourse.values()].flat().map((prepared) => [prepared.session.sessionId, prepared]),
  )
  return { all: snapshot.sessions.flatMap(({ sessionId }) => byId.get(sessionId) ?? []), byCourse }
}

import type { CatalogSnapshot } from '../catalog-snapshot.ts'
import { courseMetaResult, courseOffer, type PreparedSession, prepareSession } from './session-result.ts'

/** The prepared sessions of a snapshot. */
export interface PreparedSessions {
  /** All sessions in the snapshot's order: soonest first, those without dates last. */
  all: readonly PreparedSession[]
  byCourse: ReadonlyMap<string, readonly PreparedSession[]>
}

const cache = new WeakMap<CatalogSnapshot, PreparedSessions>()

/** Returns the prepared sessions of a snapshot, which are built once. */
export function prepareSessions(snapshot: CatalogSnapshot): PreparedSessions {
  const cached = cache.get(snapshot)
  if (cached) return cached
  const built = build(snapshot)
  cache.set(snapshot, built)
  return built
}

function build(snapshot: CatalogSnapshot): PreparedSessions {
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

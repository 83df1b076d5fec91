import type { CatalogSnapshot } from '../catalog-snapshot.ts'
import { courseMetaAnswer, courseOffer, type SharedSession, shareSession } from './session-answer.ts'

/** The prepared sessions of a snapshot. */
export interface SharedSessions {
  /** All sessions in the snapshot's order: soonest first, those without dates last. */
  all: readonly SharedSession[]
  byCourse: ReadonlyMap<string, readonly SharedSession[]>
}

const kept = new WeakMap<CatalogSnapshot, SharedSessions>()

/** Returns the prepared sessions of a snapshot, which are built once. */
export function sharedSessions(snapshot: CatalogSnapshot): SharedSessions {
  const known = kept.get(snapshot)
  if (known) return known
  const built = build(snapshot)
  kept.set(snapshot, built)
  return built
}

function build(snapshot: CatalogSnapshot): SharedSessions {
  const byCourse = new Map<string, SharedSession[]>()
  for (const [courseId, sessions] of snapshot.sessionsByCourse) {
    const course = snapshot.courses.get(courseId)
    if (!course) continue
    const offer = courseOffer(sessions)
    const meta = courseMetaAnswer(course)
    byCourse.set(
      courseId,
      sessions.map((session) => shareSession(session, course, offer, meta)),
    )
  }
  const byId = new Map([...byCourse.values()].flat().map((shared) => [shared.session.sessionId, shared]))
  return { all: snapshot.sessions.flatMap(({ sessionId }) => byId.get(sessionId) ?? []), byCourse }
}

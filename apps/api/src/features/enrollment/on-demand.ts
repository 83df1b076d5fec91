import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import type { Db } from '@section/db/connection.ts'
import { findOnDemandSession } from '../catalog/catalog-rules.ts'
import type { CatalogSnapshot } from '../catalog/catalog-types.ts'
import { addBadgeCredential } from '../credentials/badge-credentials.ts'
import { enroll, type EnrollmentContext } from './enroll.ts'
import { addBadge, completeEnrollment } from './enrollment-store.ts'

// This file is the public interface of enrollment.

/** The context of an on-demand enrollment inside a transaction. `now` is epoch ms. */
type EnrollOnDemandContext = Omit<EnrollmentContext, 'session'> & { snapshot: CatalogSnapshot }

/**
 * Enrolls the viewer in the on-demand session of a course, inside the caller's transaction. Repeated and simultaneous
 * calls create one enrollment (SECURITY.md#duplicate-auto-enrollment). Returns the viewer's status afterwards; null,
 * without writing, when the course has no such session or the viewer may not take it.
 */
export async function enrollOnDemand(
  { snapshot, ...context }: EnrollOnDemandContext,
  courseId: string,
): Promise<EnrollmentStatus | null> {
  const session = findOnDemandSession(snapshot, courseId)
  if (!session) return null
  const { status, refusal } = await enroll({ ...context, session })
  return refusal === null ? status : null
}

/** The time of a completion in epoch ms, and the name of the school, which the badge states. */
interface Completion {
  now: number
  issuerName: string
}

/**
 * Gives a member the badge of a course that they have completed, with its credential, and completes their enrollment in
 * its session, inside the caller's transaction. Returns the id of the badge that this call created, or null if the member
 * had it already.
 */
export async function completeCourse(
  tx: Db,
  { userId, courseId, sessionId }: { userId: string; courseId: string; sessionId: string | null },
  { now, issuerName }: Completion,
): Promise<string | null> {
  const at = new Date(now)
  const badgeId = await addBadge(tx, { userId, courseId, sessionId, earnedAt: at })
  if (badgeId) await addBadgeCredential(tx, issuerName, badgeId)
  if (sessionId) await completeEnrollment(tx, userId, sessionId, at)
  return badgeId
}

import {
  type CourseAlertDecision,
  decideCourseAlert,
  isOpenToEnroll,
} from '@section/domain/enrollment/course-alert.ts'
import { transact } from '@section/db/transaction.ts'
import { findViewer } from '../../server/access/viewer.ts'
import type { Services } from '../../server/services.ts'
import { toRuleEnrollment } from '../catalog/catalog-rules.ts'
import type { CatalogSnapshot } from '../catalog/catalog-types.ts'
import { deleteCourseAlert, listCourseAlerts, type StoredAlert } from './course-alerts-store.ts'

const BATCH_SIZE = 500

type AlertServices = Pick<Services, 'catalog' | 'database' | 'members' | 'outbox'>

/**
 * Queues a mail to every member who waits for a course in which they can enroll at `now` (epoch ms), and deletes the
 * alert in the same transaction, so that each member is told once however many servers run this. It reads the current
 * state instead of changes, so that its next run notices a load of content, the opening of enrollment and a freed seat
 * alike (docs/product/course-page.md#course-alerts).
 */
export async function sendCourseAlerts(services: AlertServices, now: number): Promise<void> {
  const { db } = services.database
  const snapshot = await services.catalog.current()
  const courseIds = [...snapshot.sessionsByCourse].flatMap(([courseId, sessions]) =>
    sessions.some((session) => isOpenToEnroll(session, now)) ? courseId : [],
  )
  if (courseIds.length === 0) return
  let after: StoredAlert | undefined
  do {
    const alerts = await listCourseAlerts(db, courseIds, { after, limit: BATCH_SIZE })
    for (const alert of alerts)
      await settle(services, alert, await decide(services, alert, { snapshot, now }))
    after = alerts.length === BATCH_SIZE ? alerts.at(-1) : undefined
  } while (after)
}

async function decide(
  services: AlertServices,
  { userId, courseId, askedAt }: StoredAlert,
  { snapshot, now }: { snapshot: CatalogSnapshot; now: number },
): Promise<CourseAlertDecision> {
  const viewer = await findViewer(services, userId, now)
  const course = snapshot.courses.get(courseId)
  // A suspended member gets no mail, and keeps the alert until they are active again.
  if (!viewer || !course) return { kind: 'wait' }
  const sessions = snapshot.sessionsByCourse.get(courseId) ?? []
  const stateIn = (sessionId: string) => toRuleEnrollment(viewer.enrollments.get(sessionId))
  return decideCourseAlert({ course, sessions, viewer, stateIn, askedAt, now })
}

async function settle(
  { database, outbox }: AlertServices,
  alert: StoredAlert,
  decision: CourseAlertDecision,
): Promise<void> {
  if (decision.kind === 'wait') return
  await transact(database.db, async (tx) => {
    // Another server may have told the member meanwhile, or they have taken the alert back.
    if (!(await deleteCourseAlert(tx, alert)) || decision.kind === 'drop') return
    const { userId, courseId, askedAt } = alert
    await outbox.queue(tx, {
      mail: { kind: 'course-open', userId, openSessionId: decision.sessionId },
      dedupeKey: `${userId} ${courseId} ${askedAt}`,
    })
  })
}

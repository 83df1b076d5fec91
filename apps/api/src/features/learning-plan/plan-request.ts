import type { Certificate } from '@section/contract/generated/schema-types.ts'
import { openCourse } from '@section/domain/learning-plan/open-courses.ts'
import type { PlanCourse, PlanProgram } from '@section/domain/learning-plan/plan-request.ts'
import { viewerSessionStatus } from '@section/domain/entitlement/session-access.ts'
import type { MemberViewer } from '../../server/access/viewer.ts'
import { toRuleEnrollment } from '../catalog/catalog-rules.ts'
import type { CatalogSession, CatalogSnapshot } from '../catalog/catalog-types.ts'

/** Returns the courses that a viewer can take and has no badge of, in the school's order. */
export function openCourses(snapshot: CatalogSnapshot, viewer: MemberViewer, now: number): PlanCourse[] {
  const viewed = (session: CatalogSession) => {
    const own = toRuleEnrollment(viewer.enrollments.get(session.sessionId))
    const enrollmentStatus = viewerSessionStatus(viewer, session.course, session, own, now)
    return { ...session, enrollmentStatus, lowInventory: false, courseBadgeId: null }
  }
  return [...snapshot.courses.values()].flatMap((course, order) => {
    const { courseId, stack, difficulty, topics, meta } = course
    if (viewer.badges.has(courseId)) return []
    const audience = (meta.whoWillBenefit ?? []).map(({ title }) => title)
    const sessions = (snapshot.sessionsByCourse.get(courseId) ?? []).map(viewed)
    return (
      openCourse({ courseId, stack, level: difficulty, order, topics, audience, sessions }, viewer, now) ?? []
    )
  })
}

/** Returns the certificates that the viewer can still work towards, in the form of the rule. */
export function openPrograms(
  certificates: readonly Certificate[],
  { courses }: CatalogSnapshot,
): PlanProgram[] {
  return certificates.flatMap((certificate, order) => {
    if (certificate.type !== 'OPEN' || certificate.isCompleted) return []
    const { certificateId, title, isRegistered, groups } = certificate
    const asked = groups.flatMap((group) => group.courses)
    const electives = asked.filter((course) => !course.completionRequired && course.isCompleted).length
    const electivesLeft = Math.max(0, certificate.numElectiveCourses - electives)
    const programCourses = asked.flatMap(({ courseId, completionRequired, liveOnly, isCompleted }) => {
      const course = courses.get(courseId)
      if (!course) return []
      const { stack, difficulty: level } = course
      return [{ courseId, stack, level, isRequired: completionRequired, liveOnly, isCompleted }]
    })
    return [{ certificateId, title, order, isRegistered, electivesLeft, courses: programCourses }]
  })
}

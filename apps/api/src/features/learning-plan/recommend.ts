import type { Db } from '@section/db/connection.ts'
import { canSeeCertificate } from '@section/domain/certificates/certificate-access.ts'
import { countsFor, hasEveryBadge } from '@section/domain/certificates/certificate-badges.ts'
import { viewerSessionStatus } from '@section/domain/entitlement/session-access.ts'
import { openCourse } from '@section/domain/learning-plan/open-courses.ts'
import type {
  TakeableCourse,
  PlanProgram,
  RecommendedPlan,
} from '@section/domain/learning-plan/plan-request.ts'
import type { QuizAnswers } from '@section/domain/learning-plan/quiz.ts'
import { recommendPlan } from '@section/domain/learning-plan/recommend-plan.ts'
import type { MemberViewer } from '../../server/access/viewer.ts'
import { toRuleEnrollment } from '../catalog/catalog-rules.ts'
import type { CatalogCourse, CatalogSession, CatalogSnapshot } from '../catalog/catalog-types.ts'
import { findMemberCertificates } from '../certificates/member-certificates-store.ts'
import type { StoredProgram } from '../certificates/programs-store.ts'
import { findSurveyProfile } from '../survey/survey-profile-store.ts'

/** The school's offer, from which plans are recommended to a viewer at `now` (epoch ms). */
interface Offer {
  snapshot: CatalogSnapshot
  programs: readonly StoredProgram[]
  viewer: MemberViewer
  now: number
}

/** Returns the plan that the rule recommends to a viewer for their answers; null if there is no course to take. */
export async function recommendTo(
  db: Db,
  answers: QuizAnswers,
  offer: Offer,
): Promise<RecommendedPlan | null> {
  const { userId } = offer.viewer
  const [survey, stored] = await Promise.all([
    findSurveyProfile(db, userId),
    findMemberCertificates(db, userId),
  ])
  return recommendPlan({
    answers,
    survey,
    courses: openCourses(offer),
    programs: openPrograms(offer, stored),
  })
}

/** Returns the courses that the viewer can take and has no badge of. */
function openCourses({ snapshot, viewer, now }: Offer): TakeableCourse[] {
  const viewed = (session: CatalogSession) => {
    const own = toRuleEnrollment(viewer.enrollments.get(session.sessionId))
    const enrollmentStatus = viewerSessionStatus(viewer, session.course, session, own, now)
    return { ...session, enrollmentStatus, lowInventory: false, courseBadgeId: null }
  }
  return [...snapshot.courses.values()].flatMap((course, order) => {
    const { courseId, topics, meta } = course
    if (viewer.badges.has(courseId)) return []
    const audience = (meta.whoWillBenefit ?? []).map(({ title }) => title)
    const sessions = (snapshot.sessionsByCourse.get(courseId) ?? []).map(viewed)
    return openCourse({ ...planned(course), order, topics, audience, sessions }, viewer, now) ?? []
  })
}

/** Returns the open certificates that the viewer can see and has not completed. */
function openPrograms(
  { snapshot, programs, viewer }: Offer,
  stored: Awaited<ReturnType<typeof findMemberCertificates>>,
): PlanProgram[] {
  return programs.flatMap((program, order) => {
    const { certificateId, title, numElectiveCourses } = program
    const own = stored.get(certificateId)
    if (program.type !== 'OPEN' || !canSeeCertificate(viewer, program)) return []
    if (own?.credentialId || hasEveryBadge(program, viewer.badges)) return []
    const courses = program.courses.flatMap((asked) => {
      const course = snapshot.courses.get(asked.courseId)
      const { completionRequired: isRequired, liveOnly } = asked
      const isCompleted = countsFor(asked, viewer.badges)
      return course ? [{ ...planned(course), isRequired, liveOnly, isCompleted }] : []
    })
    const electives = courses.filter(({ isRequired, isCompleted }) => !isRequired && isCompleted).length
    const electivesLeft = Math.max(0, numElectiveCourses - electives)
    return [{ certificateId, title, order, isRegistered: own?.isRegistered ?? false, electivesLeft, courses }]
  })
}

const planned = ({ courseId, stack, difficulty }: CatalogCourse) => ({ courseId, stack, level: difficulty })

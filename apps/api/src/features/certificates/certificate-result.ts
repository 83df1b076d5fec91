import type { Certificate } from '@section/contract/generated/schema-types.ts'
import { awaitsIssuing } from '@section/domain/certificates/awaits-issuing.ts'
import {
  badgesEarned,
  countRequired,
  countsFor,
  hasEveryBadge,
} from '@section/domain/certificates/certificate-badges.ts'
import { nextIssuingDay } from '@section/domain/certificates/issuing-days.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import type { MemberViewer } from '../../server/access/viewer.ts'
import type { MemberCertificate } from './member-certificates-store.ts'
import type { StoredProgram } from './programs-store.ts'

/** A member at one moment (epoch ms) in the school's time zone. */
interface Moment {
  viewer: MemberViewer
  now: number
  timeZone: string
}

/** Returns a certificate as its member sees it. */
export function certificateResult(
  program: StoredProgram,
  stored: MemberCertificate,
  { viewer, now, timeZone }: Moment,
): Certificate {
  const { groups, meta, ...certificate } = program
  const isCompleted = isCompletedBy(program, stored, viewer)
  const awaited = awaitsIssuing({ ...program, ...stored, isCompleted })
  return {
    ...certificate,
    ...stored,
    numRequiredCourses: countRequired(program),
    numBadges: badgesEarned(program, viewer.badges),
    isCompleted,
    issuingDate: awaited ? nextIssuingDay(now, timeZone).day : null,
    entitledCourseIds: entitledCourseIds(program, viewer, now),
    groups: groups.map((group) => ({ ...group, ...groupResult(program, group, viewer) })),
    meta: {
      bannerDescription: meta.bannerDescription ?? null,
      registrationPrompt: meta.registrationPrompt ?? null,
      postRegistrationPrompt: meta.postRegistrationPrompt ?? null,
    },
  }
}

/** Returns whether a member has completed a certificate: it was issued, or every needed badge is earned. */
export const isCompletedBy = (
  program: StoredProgram,
  { credentialId }: MemberCertificate,
  { badges }: MemberViewer,
): boolean => credentialId !== null || hasEveryBadge(program, badges)

/** Returns the ids of the courses of a certificate that a member may take at `now` (epoch ms). */
export const entitledCourseIds = ({ courses }: StoredProgram, viewer: MemberViewer, now: number): string[] =>
  courses.filter((course) => isEntitled(viewer, course, null, now)).map(({ courseId }) => courseId)

function groupResult(
  { courses }: StoredProgram,
  group: StoredProgram['groups'][number],
  { badges }: MemberViewer,
) {
  const completed = new Set(
    courses.filter((course) => countsFor(course, badges)).map(({ courseId }) => courseId),
  )
  return {
    meta: { note: group.meta.note ?? null },
    courses: group.courses.map((course) => ({
      ...course,
      meta: { note: course.meta.note ?? null },
      isCompleted: completed.has(course.courseId),
    })),
  }
}

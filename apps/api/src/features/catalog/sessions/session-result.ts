import type { CourseMeta, InfoItem, Session, SessionMeta } from '@section/contract/generated/schema-types.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { memberStatus } from '@section/domain/entitlement/session-access.ts'
import { isLive, lacksDates } from '@section/domain/sessions/session.ts'
import { sessionFlags } from '@section/domain/sessions/session-flags.ts'
import { lowInventory } from '@section/domain/sessions/session-status.ts'
import type { Viewer } from '../../../server/access/viewer.ts'
import { openEventLink, toRuleCourse, toRuleEnrollment, toRuleSession } from '../catalog-rules.ts'
import type { CatalogCourse, CatalogSession } from '../catalog-types.ts'
import { meetingResult, meetingsResult, type PreparedMeetings } from './meetings-result.ts'

/** The offer of a session's course; instants are epoch ms, see `courseOffer`. */
export interface CourseOffer {
  /** The end of the last visible live session with dates; -Infinity without one. */
  liveUntil: number
  onDemandFrom: number
  onDemandUntil: number
}

/** The prepared parts of a session that are the same for all members, built once per snapshot. */
export interface PreparedSession extends PreparedMeetings {
  courseId: string
  eventLink: string | undefined
  offer: CourseOffer
  fixed: Omit<Session, keyof MemberPart>
  fixedMeta: SessionMeta
}

/** The fields of a session that depend on the member or the time. */
type MemberPart = Pick<
  Session,
  | 'closed'
  | 'comingSoon'
  | 'courseBadgeId'
  | 'enrollable'
  | 'enrolled'
  | 'enrollmentStatus'
  | 'entitled'
  | 'hasEnrollment'
  | 'isActive'
  | 'mcSprintAvailable'
  | 'meetings'
  | 'onDemandAvailable'
  | 'sessionMeta'
  | 'userCompleted'
  | 'waitListOpen'
  | 'waitListed'
>

/**
 * Returns a session for the viewer at `now` (epoch ms), with all fields of the contract. Specification 2,
 * sections 3 (Session) and 4.4; Decisions, section 5.
 */
export function sessionResult(prepared: PreparedSession, viewer: Viewer, now: number): Session {
  const { session, course, offer } = prepared
  const own = toRuleEnrollment(viewer.enrollments.get(session.sessionId))
  const status = memberStatus(viewer, course, session, own, now)
  const flags = sessionFlags(session, status, now)
  const eventLink = openEventLink(prepared.eventLink, prepared, viewer, status, now)
  return {
    ...prepared.fixed,
    enrollmentStatus: status,
    enrollable: flags.enrollable,
    waitListOpen: flags.waitListOpen,
    isActive: flags.active,
    enrolled: flags.enrolled,
    hasEnrollment: viewer.enrollments.has(session.sessionId),
    waitListed: flags.waitListed,
    closed: flags.closed,
    comingSoon: flags.comingSoon,
    userCompleted: flags.userCompleted,
    entitled: isEntitled(viewer, course, session, now),
    mcSprintAvailable: now < offer.liveUntil,
    onDemandAvailable: offer.onDemandFrom <= now && now < offer.onDemandUntil,
    courseBadgeId: viewer.badges.get(prepared.courseId) ?? null,
    meetings: meetingsResult(prepared, viewer, status, now),
    sessionMeta: eventLink === null ? prepared.fixedMeta : { ...prepared.fixedMeta, eventLink },
  }
}

/** Prepares the parts of a session that are the same for all members. */
export function prepareSession(
  session: CatalogSession,
  course: CatalogCourse,
  offer: CourseOffer,
  courseMeta: CourseMeta,
): PreparedSession {
  const rules = toRuleSession(session)
  const { addEventsCalendarUrl, detailCtaText, eventLink } = session.sessionMeta
  return {
    session: rules,
    course: toRuleCourse(course),
    courseId: course.courseId,
    eventLink,
    offer,
    meetings: session.meetings,
    fixedMeetings: session.meetings.map((meeting) => meetingResult(meeting, null)),
    fixedMeta: {
      eventLink: null,
      addEventsCalendarUrl: addEventsCalendarUrl ?? null,
      detailCtaText: detailCtaText ?? null,
    },
    fixed: {
      sessionId: session.sessionId,
      courseId: session.courseId,
      courseType: course.type,
      kind: session.kind,
      sessionType: session.sessionType,
      title: session.title,
      subtitle: session.subtitle,
      description: course.description,
      coverImageUrl: course.coverImageUrl,
      badgeImageUrl: course.badgeImageUrl,
      stack: course.stack,
      topics: course.topics,
      difficulty: course.difficulty,
      faculties: course.faculties,
      startAt: isoInstant(session.startAt),
      endAt: isoInstant(session.endAt),
      activateAt: isoInstant(session.activateAt),
      enrollmentOpen: isoInstant(session.enrollmentOpen),
      enrollmentClose: isoInstant(session.enrollmentClose),
      lowInventory: lowInventory(rules),
      hasWaitlist: session.waitlistEnabled,
      gatedAccessType: session.gatedAccessType,
      wpCohortSlug: session.wpCohortSlug,
      hideInCatalog: session.hideInCatalog,
      isFreeSession: session.isFreeSession,
      courseRating: course.rating,
      ratingCount: course.ratingCount,
      courseMeta,
    },
  }
}

/** Returns the offer of a course from its sessions; hidden ones count only when free, as in the catalog. */
export function courseOffer(sessions: readonly CatalogSession[]): CourseOffer {
  const shown = sessions
    .filter((session) => !session.hideInCatalog || session.isFreeSession)
    .map((session) => toRuleSession(session))
  const dated = shown.filter((session) => isLive(session) && !lacksDates(session))
  const onDemand = shown.find((session) => !isLive(session))
  const opens = Math.max(onDemand?.activateAt ?? -Infinity, onDemand?.enrollmentOpen ?? -Infinity)
  return {
    liveUntil: Math.max(-Infinity, ...dated.map(({ endAt }) => endAt ?? -Infinity)),
    onDemandFrom: onDemand ? opens : Infinity,
    onDemandUntil: onDemand?.endAt ?? Infinity,
  }
}

/** Returns the texts of a course's landing page, with all fields present. */
export function courseMetaResult({ meta }: CatalogCourse): CourseMeta {
  return {
    hideTimeAndFacultyLabels: meta.hideTimeAndFacultyLabels ?? false,
    topTakeaway: meta.topTakeaway ?? null,
    whoWillBenefit: (meta.whoWillBenefit ?? []).map(infoItem),
    whatYouWillLeaveWith: (meta.whatYouWillLeaveWith ?? []).map(infoItem),
    courseSyllabusUrl: meta.courseSyllabusUrl ?? null,
    sprintTrailerJwPlayerFileId: meta.sprintTrailerJwPlayerFileId ?? null,
    sprintTrailerCoverImageUrl: meta.sprintTrailerCoverImageUrl ?? null,
  }
}

const infoItem = ({
  title,
  description,
  iconUrl,
}: Omit<InfoItem, 'iconUrl'> & { iconUrl?: string | null }) => ({
  title,
  description,
  iconUrl: iconUrl ?? null,
})

const isoInstant = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

import type { CourseMeta, Meeting, Session } from '@section/contract/generated/schema-types.ts'
import { isVisibleInCatalog } from '@section/domain/catalog/course-sessions.ts'
import { WAITLIST_TASKS } from '@section/domain/enrollment/waitlist-tasks.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { canOpenSession, viewerSessionStatus } from '@section/domain/entitlement/session-access.ts'
import { type EnrollmentStatus, isLive, lacksDates } from '@section/domain/sessions/session.ts'
import { sessionFlags } from '@section/domain/sessions/session-flags.ts'
import { lowInventory, seatsLeft } from '@section/domain/sessions/session-status.ts'
import type { MemberViewer } from '../../../server/access/viewer.ts'
import { isRoomOpen, meetingResult, openEventLink, toRuleEnrollment } from '../catalog-rules.ts'
import type { CatalogCourse, CatalogSession } from '../catalog-types.ts'

/** The parts of a session that are the same for all members, built once for each snapshot. */
export type PreparedSession = ReturnType<typeof prepareSession>

/** Returns a session for the viewer at `now` (epoch ms), with all fields of the contract. */
export function sessionResult(prepared: PreparedSession, viewer: MemberViewer, now: number): Session {
  return viewedResult(viewedSession(prepared, viewer, now), viewer, now)
}

/** Returns a viewed session in the form of the contract, for the viewer at `now` (epoch ms). */
export function viewedResult(viewed: ViewedSession, viewer: MemberViewer, now: number): Session {
  const { prepared, session, status, flags, entitled } = viewed
  const { offer } = prepared
  const eventLink = openEventLink(session, viewer, status, now)
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
    entitled,
    mcSprintAvailable: now < offer.liveUntil,
    onDemandAvailable: offer.onDemandFrom <= now && now < offer.onDemandUntil,
    courseBadgeId: viewer.badges.get(session.courseId)?.courseBadgeId ?? null,
    meetings: meetingsResult(prepared, viewer, status, now),
    sessionMeta: eventLink === null ? prepared.fixedMeta : { ...prepared.fixedMeta, eventLink },
  }
}

type ViewedSession = ReturnType<typeof viewedSession>

/** Returns a prepared session with the viewer's status, its flags and their entitlement at `now` (epoch ms). */
export function viewedSession(prepared: PreparedSession, viewer: MemberViewer, now: number) {
  const { session } = prepared
  const own = toRuleEnrollment(viewer.enrollments.get(session.sessionId))
  const status = viewerSessionStatus(viewer, session.course, session, own, now)
  const flags = sessionFlags(session, status, now)
  return { prepared, session, status, flags, entitled: isEntitled(viewer, session.course, session, now) }
}

/** Prepares the parts of a session that are the same for all members; `ofCourse` holds all sessions of its course. */
export function prepareSession(session: CatalogSession, ofCourse: readonly CatalogSession[]) {
  const { course } = session
  const { addEventsCalendarUrl = null, detailCtaText = null } = session.sessionMeta
  return {
    session,
    offer: courseOffer(ofCourse),
    fixedMeetings: session.meetings.map((meeting) => meetingResult(meeting, null)),
    fixedMeta: { eventLink: null, addEventsCalendarUrl, detailCtaText },
    fixed: {
      sessionId: session.sessionId,
      courseId: session.courseId,
      courseType: course.type,
      kind: session.sessionKind,
      sessionType: session.sessionType,
      title: session.title,
      subtitle: session.subtitle,
      ownTitle: session.ownTitle,
      ownSubtitle: session.ownSubtitle,
      description: course.description,
      coverImageUrl: course.coverImageUrl,
      badgeImageUrl: course.badgeImageUrl,
      stack: course.stack,
      topics: course.topics,
      difficulty: course.difficulty,
      faculties: course.faculties,
      startAt: session.startAt,
      endAt: session.endAt,
      activateAt: session.activateAt,
      enrollmentOpen: session.enrollmentOpen,
      enrollmentClose: session.enrollmentClose,
      seatsLeft: seatsLeft(session),
      lowInventory: lowInventory(session),
      hasWaitlist: session.hasWaitlist,
      gatedAccessType: session.gatedAccessType,
      wpCohortSlug: session.wpCohortSlug,
      hideInCatalog: session.hideInCatalog,
      isFreeSession: session.isFreeSession,
      courseRating: course.rating,
      ratingCount: course.ratingCount,
      lessons: course.lessons,
      courseTypeMeta: { waitlist: { taskItems: [...WAITLIST_TASKS[course.type]] } },
      courseMeta: courseMetaResult(course),
    },
  }
}

/**
 * Returns until when a course is offered live, and from when to when on demand (epoch ms; -Infinity and Infinity stand
 * for never). Hidden sessions count only if they are free, as in the catalog.
 */
function courseOffer(sessions: readonly CatalogSession[]) {
  const shown = sessions.filter(isVisibleInCatalog)
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
function courseMetaResult({ meta }: CatalogCourse): CourseMeta {
  return {
    hideTimeAndFacultyLabels: meta.hideTimeAndFacultyLabels ?? false,
    topTakeaway: meta.topTakeaway ?? null,
    whoWillBenefit: meta.whoWillBenefit ?? [],
    whatYouWillLeaveWith: meta.whatYouWillLeaveWith ?? [],
    courseSyllabusUrl: meta.courseSyllabusUrl ?? null,
    sprintTrailerJwPlayerFileId: meta.sprintTrailerJwPlayerFileId ?? null,
    sprintTrailerCoverImageUrl: meta.sprintTrailerCoverImageUrl ?? null,
    hoursPerWeek: meta.hoursPerWeek ?? null,
    reviews: (meta.reviews ?? []).map(({ role, ...review }) => ({ ...review, role: role ?? null })),
  }
}

/** Returns the meetings of a session for a viewer, with the links of the open rooms if the viewer may enter. */
function meetingsResult(
  { session, fixedMeetings }: PreparedSession,
  viewer: MemberViewer,
  status: EnrollmentStatus,
  now: number,
): Meeting[] {
  const { meetings, course } = session
  const anyOpen = meetings.some((meeting) => meeting.link !== null && isRoomOpen(meeting, now))
  if (!anyOpen || !canOpenSession(viewer, course, session, status, now)) return fixedMeetings
  return meetings.map((meeting) => meetingResult(meeting, isRoomOpen(meeting, now) ? meeting.link : null))
}

import type { Session } from '@section/contract/generated/schema-types.ts'
import type { Learner } from '@section/domain/entitlement/course-entitlement.ts'
import { mayTake } from '@section/domain/entitlement/course-entitlement.ts'
import { hasEnded } from '@section/domain/sessions/session.ts'
import { learnerOf } from '../../../server/access/learner.ts'
import type { MemberState } from '../../../server/access/member-state.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { isListed } from '../catalogue-rules.ts'
import { sessionAnswer, type SharedSession } from './session-answer.ts'
import { sharedSessions, type SharedSessions } from './shared-sessions.ts'

/** One member's look at the catalogue at one moment. */
export interface Look {
  sessions: SharedSessions
  state: MemberState
  learner: Learner
  now: number
}

/** Opens the current catalogue for the viewer of a request. */
export async function lookAtCatalogue({ services, viewer, now }: MemberContext): Promise<Look> {
  const sessions = sharedSessions(await services.catalogue.current())
  return { sessions, state: viewer.state, learner: learnerOf(viewer.state, now), now }
}

/** Every session that the member may see, soonest first. Hidden ones as `isListed` decides. */
export function listedSessions(look: Look, showHidden: boolean): Session[] {
  return answers(look, look.sessions.all.filter(listedFor(look, showHidden)))
}

export function freeSessions(look: Look): Session[] {
  const free = look.sessions.all.filter(({ session }) => session.isFreeSession)
  return answers(look, free.filter(listedFor(look, false)))
}

/** Ended sessions in which the member had a place, most recent first; also such as were hidden since. */
export function pastSessions(look: Look): Session[] {
  const past = look.sessions.all.filter(({ session }) => {
    const state = look.state.enrolments.get(session.sessionId)?.state
    return (state === 'ENROLLED' || state === 'COMPLETED') && hasEnded(session, look.now)
  })
  const listed = past.filter(listedFor(look, true))
  return answers(
    look,
    listed.toSorted((a, b) => (b.session.endAt ?? 0) - (a.session.endAt ?? 0)),
  )
}

export function sessionsOfCourse(look: Look, courseId: string, showHidden: boolean): Session[] {
  return answers(look, (look.sessions.byCourse.get(courseId) ?? []).filter(listedFor(look, showHidden)))
}

/** Sessions that were granted to the member by name, or by the name of their course; ids only narrow. */
export function entitledSessions(
  look: Look,
  only: { courseId?: string | null | undefined; sessionId?: string | null | undefined },
): Session[] {
  const { learner, now } = look
  const granted = look.sessions.all.filter(
    ({ session, course }) =>
      (learner.entitledSessionIds.has(session.sessionId) || learner.entitledCourseIds.has(course.courseId)) &&
      (only.sessionId == null || only.sessionId === session.sessionId) &&
      (only.courseId == null || only.courseId === course.courseId) &&
      mayTake(learner, course, session, now),
  )
  return answers(look, granted)
}

/** Whether the member may see the course at all: one of its sessions, hidden or not. */
export function seesCourse(look: Look, courseId: string): boolean {
  return (look.sessions.byCourse.get(courseId) ?? []).some(listedFor(look, true))
}

function listedFor({ state, learner, now }: Look, showHidden: boolean) {
  const asking = { learner, showHidden, holds: (sessionId: string) => state.enrolments.has(sessionId) }
  return (shared: SharedSession) => isListed(shared, asking, now)
}

function answers(look: Look, sessions: readonly SharedSession[]): Session[] {
  return sessions.map((shared) => sessionAnswer(shared, look, look.now))
}

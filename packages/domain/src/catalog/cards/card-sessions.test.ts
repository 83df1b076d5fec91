import { describe, expect, it } from 'vitest'
import { viewer } from '../../access/viewer.fixture.ts'
import { homeSections } from '../../home/home-sections.ts'
import { expectAgreement } from '../../sessions/decision-tables/decision-table.fixture.ts'
import { sessionFlags } from '../../sessions/session-flags.ts'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import { cardBadges } from './card-badge.ts'
import { cardSessions } from './card-sessions.ts'
import { cardSubject, type CardView, otherOffer } from './card-subject.ts'
import { live, onDemand, over, type Part, running } from '../catalog.fixture.ts'
import { NOW } from '../../sessions/session.fixture.ts'
import { type CourseSessions, groupByCourse, isVisibleInCatalog } from '../course-sessions.ts'
import { dashboardSections } from '../dashboard-sections.ts'
import { NO_FILTERS } from '../filters/course-filters.ts'
import { filterCourses } from '../filters/filter-courses.ts'
import { META_FILTERS } from '../filters/filter-options.ts'
import { filtered } from '../filters/filters.fixture.ts'
import { busySchools } from '../generated-catalog.fixture.ts'
import { ownSessions } from '../own-sessions.ts'
import { transactionalStart } from '../transactional-start.ts'

const MEMBER = viewer('MEMBER', ['mcsc-unlimited'])
const BUYER = {
  entitlements: [{ type: 'mc-transactional' as const, label: null, precedence: 1, customizations: null }],
}

/**
 * Lists of members as the server makes them: without hidden sessions, and with one badge for all sessions of a course.
 */
const lists = busySchools.map(({ now, sessions }) => ({
  now,
  sessions: sessions.filter(isVisibleInCatalog).map((session, place) => ({
    ...filtered(session),
    courseBadgeId: sessions.find(({ courseId }) => courseId === session.courseId)?.courseBadgeId ?? null,
    entitled: place % 3 > 0,
    hasEnrollment: session.enrollmentStatus === 'ENROLLED' && place % 2 === 0,
    meetings: [],
  })),
}))
type List = { now: number; sessions: Listed[] }
type Listed = ReturnType<typeof filtered> & { entitled: boolean; hasEnrollment: boolean; meetings: never[] }

const onCards = ({ now, sessions }: List): List => {
  const listed = sessions.map((session) => ({
    session,
    status: session.enrollmentStatus,
    flags: sessionFlags(session, session.enrollmentStatus, now),
    entitled: session.entitled,
  }))
  const courses = Map.groupBy(listed, ({ session }) => session.courseId)
  return {
    now,
    sessions: [...courses.values()].flatMap((course) =>
      cardSessions(course, now).map(({ session }) => session),
    ),
  }
}

const VIEWS: readonly CardView[] = ['next', 'live', 'on-demand', 'past']

/** Returns everything that a card shows or that decides its position. */
function cardOf(course: CourseSessions<Listed>, now: number) {
  return {
    courseId: course.courseId,
    type: course.type,
    shown: VIEWS.map((view) =>
      [cardSubject(course, view, now), otherOffer(course, view, now)].map(
        (shown) => shown?.session.sessionId,
      ),
    ),
    own: ownSessions(course).map(({ session }) => session.sessionId),
    badges: VIEWS.flatMap((view) => [
      cardBadges(course, 'dashboard', now, { view, viewer: MEMBER }),
      cardBadges(course, 'certificate', now, { view, viewer: MEMBER }),
    ]),
    isOffered: [course.numUpcomingSessions > 0, course.hasOnDemand],
    types: META_FILTERS.filter(({ value: meta }) => {
      const search = { saved: new Set<string>(), ranks: null }
      return filterCourses([course], { ...NO_FILTERS, meta }, search).length > 0
    }),
  }
}

/** Returns what the screens with cards show: the dashboard, the portfolio, home and a certificate. */
function screensOf({ now, sessions }: List) {
  const sectionsOf = (some: Listed[]) => {
    const { active, available, past, others } = dashboardSections(some, now)
    return [active, available, past, byCourseId(others)].map((courses) =>
      courses.map((course) => cardOf(course, now)),
    )
  }
  const home = homeSections(sessions, now)
  return {
    dashboard: sectionsOf(sessions),
    // The order of courses of several kinds without a date is undefined, so they are sorted by their ids.
    portfolio: sectionsOf(sessions.filter(({ sessionKind }) => sessionKind === 'SPRINT')).map(byCourseId),
    home: [home.learning, home.upcoming].map((courses) => courses.map((course) => cardOf(course, now))),
    liveDates: home.liveDates.map(({ session }) => session.sessionId),
    certificate: byCourseId(groupByCourse(sessions, now).map((course) => cardOf(course, now))),
    start: transactionalStart(BUYER, sessions),
  }
}

const byCourseId = <Course extends { readonly courseId: string }>(cards: readonly Course[]) =>
  cards.toSorted((a, b) => a.courseId.localeCompare(b.courseId))

/** Returns the ids of those sessions that cards need; the member may take all of the given ones. */
const needed = (...sessions: ReturnType<typeof live>[]) =>
  onCards({
    now: NOW,
    sessions: sessions.map((one) => ({
      ...filtered(one),
      entitled: true,
      hasEnrollment: false,
      meetings: [],
    })),
  }).sessions.map(({ sessionId }) => sessionId)

const at = (sessionId: string, startAt: number, more: Part = {}) =>
  live({ sessionId, startAt, endAt: startAt + DAY_MS, ...more })

describe('The sessions that cards need', () => {
  it('make every screen with cards show the same as all sessions of generated schools', () => {
    expectAgreement(lists, (list) => screensOf(onCards(list)), screensOf)
  })

  it('are the own ones, the on-demand edition and the next to join', () => {
    const attended = live({ ...over, sessionId: 'attended', enrollmentStatus: 'COMPLETED' })
    const missed = live({ ...over, sessionId: 'missed' })
    const months = [1, 2, 3].map((count) => at(`month-${count}`, NOW + count * 30 * DAY_MS))
    const waiting = at('waiting', NOW + 200 * DAY_MS, { enrollmentStatus: 'WAITLISTED' })
    expect(needed(attended, missed, ...months, waiting, onDemand())).toEqual([
      'attended',
      'month-1',
      'waiting',
      'od',
    ])
  })

  it('hold the first with a free seat beside the next that is full', () => {
    const full = at('full', NOW + 20 * DAY_MS, { enrollmentStatus: 'WAITLIST' })
    const open = [40, 60].map((days) => at(`open-${days}`, NOW + days * DAY_MS))
    expect(needed(full, ...open)).toEqual(['full', 'open-40'])
  })

  it('hold the successor of one that starts within a day, for pages that stay open', () => {
    const soon = at('soon', NOW + HOUR_MS)
    expect(needed(soon, at('later', NOW + 9 * DAY_MS), at('last', NOW + 30 * DAY_MS))).toEqual([
      'soon',
      'later',
    ])
  })

  it('hold one with dates that is filled by staff beside one that is announced without', () => {
    const announced = live({
      sessionId: 'announced',
      startAt: null,
      endAt: null,
      enrollmentClose: null,
      enrollmentStatus: 'FUTURE',
    })
    const byStaff = at('staff', NOW + 60 * DAY_MS, { enrollmentStatus: 'MANUAL' })
    expect(needed(live({ ...over, sessionId: 'over' }), byStaff, announced)).toEqual(['staff', 'announced'])
  })

  it('represent a course that nobody can join', () => {
    expect(needed(live({ ...over, sessionId: 'first' }), live({ ...over, sessionId: 'last' }))).toEqual([
      'last',
    ])
    expect(needed(live({ ...over, sessionId: 'over' }), live({ ...running, sessionId: 'running' }))).toEqual([
      'running',
    ])
  })
})

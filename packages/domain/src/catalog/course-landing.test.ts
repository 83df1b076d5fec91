import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import type { AccountStatus, Area, CustomerType } from '../access/area.ts'
import { live, onDemand, over, running, type Part } from './catalog.fixture.ts'
import { NOW } from '../sessions/session.fixture.ts'
import { courseLanding } from './course-landing.ts'
import { hidesDates } from './hidden-dates.ts'
import { courseSessions, type CourseSession } from './course-sessions.ts'

describe('The landing page of a course', () => {
  const viewer = (accountType: AccountStatus, ...areas: Area[]) => ({
    accountType,
    customerType: null as CustomerType | null,
    entitlements: areas.map((type) => ({ type, label: null, precedence: 1, customizations: null })),
  })
  const member = viewer('MEMBER', 'mcsc-unlimited')
  const landing = (sessions: CourseSession[], who = member) =>
    courseLanding(courseSessions('c', sessions, NOW), who, NOW)

  it.each([
    [member, true],
    [viewer('MEMBER', 'mc-transactional'), false],
    [viewer('MEMBER', 'mcsc-unlimited', 'crash-courses'), false],
    [viewer('LIMITED', 'mc-limited'), true],
    [viewer('LIMITED', 'mc-limited', 'crash-courses'), true],
    [viewer('EMPLOYEE', 'mcsc-unlimited', 'mc-transactional'), true],
    [viewer('EMPLOYEE', 'mc-transactional'), false],
    [{ ...viewer('MEMBER', 'mcsc-unlimited', 'mc-transactional'), customerType: 'INTERNAL' as const }, true],
    [{ ...viewer('MEMBER', 'mc-transactional'), customerType: 'INTERNAL' as const }, false],
  ] as const)('shows formats to %j: %s', (who, shown) => {
    const { formatSection, joinTheCourse } = landing([live(), onDemand()], who)
    expect(formatSection !== null).toBe(shown)
    expect(joinTheCourse).toBe(shown)
  })

  it('shows formats of a visible course with an offer and without an active session', () => {
    expect(landing([live(over)]).formatSection).toBeNull()
    expect(landing([onDemand()]).formatSection).not.toBeNull()
    const active = live({ ...running, sessionId: 'now', enrollmentStatus: 'ENROLLED' })
    expect(landing([active, live(), onDemand()]).formatSection).toBeNull()
    expect(landing([live({ hideInCatalog: true })]).formatSection).toBeNull()
    expect(landing([live({ hideInCatalog: true, isFreeSession: true })]).formatSection).not.toBeNull()
  })

  it('shows "Join the course" only to viewers without a seat or a waitlist position', () => {
    for (const enrollmentStatus of ['ENROLLED', 'WAITLISTED'] as const) {
      expect(landing([live({ enrollmentStatus })])).toMatchObject({ joinTheCourse: false })
      expect(landing([live({ enrollmentStatus })]).formatSection?.live.kind).toBe('sessions')
      expect(landing([onDemand({ enrollmentStatus })])).toMatchObject({ joinTheCourse: false })
    }
    expect(landing([live(), live({ ...over, enrollmentStatus: 'ENROLLED' })]).joinTheCourse).toBe(true)
  })

  describe('offers to tell when the course opens', () => {
    const offers = (sessions: CourseSession[], who = member) => landing(sessions, who).courseAlert

    it('while no live session can be joined', () => {
      expect(offers([])).toBe(true)
      expect(offers([onDemand()])).toBe(true)
      expect(offers([live(over)])).toBe(true)
      expect(offers([live({ enrollmentStatus: 'CLOSED' })])).toBe(true)
      expect(offers([live({ enrollmentStatus: 'FUTURE' })])).toBe(true)
      expect(offers([live(running)])).toBe(true)
      expect(offers([live({ startAt: NOW + 1, endAt: NOW + 9 * DAY_MS })])).toBe(true)
    })

    it('and not while one can be joined, is joined, or is filled by staff', () => {
      for (const enrollmentStatus of ['ENROLL', 'WAITLIST', 'ENROLLED', 'WAITLISTED', 'MANUAL'] as const)
        expect(offers([live({ enrollmentStatus })]), enrollmentStatus).toBe(false)
    })

    it('to no buyer of single sessions, and of no hidden course', () => {
      expect(offers([onDemand()], viewer('MEMBER', 'mc-transactional'))).toBe(false)
      expect(offers([live({ hideInCatalog: true })])).toBe(false)
    })

    it('to limited members only about what is not locked for them', () => {
      const limited = viewer('LIMITED', 'mc-limited')
      expect(offers([onDemand()], limited)).toBe(true)
      expect(offers([live({ enrollmentStatus: 'FUTURE' })], limited)).toBe(false)
      expect(offers([live({ enrollmentStatus: 'FUTURE', isFreeSession: true })], limited)).toBe(true)
    })
  })

  it('lists sessions that cannot be joined, too', () => {
    const listed = (...sessions: CourseSession[]) => {
      const card = landing(sessions).formatSection?.live
      return card?.kind === 'sessions' ? card.sessions.map(({ sessionId }) => sessionId).join(' ') : null
    }
    const full = live({ sessionId: 'full', enrollmentStatus: 'CLOSED', startAt: NOW + DAY_MS })
    const byStaff = live({ sessionId: 'manual', enrollmentStatus: 'MANUAL', startAt: NOW + 99 * DAY_MS })
    expect(listed(full, byStaff, live())).toBe('full live manual')
    const now = live({ ...running, sessionId: 'now', enrollmentStatus: 'CLOSED' })
    expect(listed(now)).toBe('now')
    expect(listed(now, live())).toBe('live')
    expect(listed(live(over))).toBeNull()
  })

  it('lists a running session while it can be joined, and one that is too late to join for want of others', () => {
    const ids = (...sessions: CourseSession[]) => {
      const { formatSection, joinTheCourse } = landing(sessions)
      const card = formatSection?.live
      const listed =
        card?.kind === 'sessions' ? card.sessions.map(({ sessionId }) => sessionId).join(' ') : null
      return [listed, joinTheCourse]
    }
    for (const enrollmentStatus of ['ENROLL', 'WAITLIST'] as const) {
      const now = live({ sessionId: 'now', startAt: NOW - 3 * DAY_MS, endAt: NOW + DAY_MS, enrollmentStatus })
      expect(ids(now)).toEqual(['now', true])
      expect(ids(live(), now)).toEqual(['now live', true])
    }
    const begun = live({ sessionId: 'begun', startAt: NOW - 1, endAt: NOW + 9 * DAY_MS })
    expect(ids(begun)).toEqual(['begun', false])
    expect(ids(begun, live())).toEqual(['live', true])
  })

  it('lists the own sessions first, and those and the others by their start, whatever order they come in', () => {
    const listed = (...sessions: CourseSession[]) => {
      const card = landing(sessions).formatSection?.live
      return card?.kind === 'sessions' ? card.sessions.map(({ sessionId }) => sessionId) : null
    }
    const at = (days: number, more: Part = {}) =>
      live({ sessionId: `day ${days}`, startAt: NOW + days * DAY_MS, endAt: NOW + 99 * DAY_MS, ...more })
    const waiting: Part = { enrollmentStatus: 'WAITLISTED' }
    expect(listed(at(8), at(20, waiting), at(4), at(10, waiting))).toEqual([
      'day 10',
      'day 20',
      'day 4',
      'day 8',
    ])
    const shut: Part = { enrollmentStatus: 'CLOSED' }
    expect(listed(at(-1, shut), at(-2, shut))).toEqual(['day -2', 'day -1'])
  })

  it('does not show "Join the course" without a session to join', () => {
    const joins = (...sessions: CourseSession[]) => landing(sessions).joinTheCourse
    for (const enrollmentStatus of ['CLOSED', 'MANUAL', 'FUTURE'] as const) {
      expect(joins(live({ enrollmentStatus }))).toBe(false)
      expect(joins(live({ enrollmentStatus }), live({ sessionId: 'other' }))).toBe(true)
      expect(joins(live({ enrollmentStatus }), onDemand())).toBe(true)
    }
    expect(joins(live({ enrollmentStatus: 'WAITLIST' }))).toBe(true)
    expect(joins(live({ startAt: NOW + DAY_MS }))).toBe(false)
    expect(joins(live({ startAt: NOW + DAY_MS, sessionKind: 'WORKSHOP' }))).toBe(true)
  })

  it('has the on-demand and the live card', () => {
    const both = landing([live(), onDemand({ enrollmentStatus: 'ENROLLED' })]).formatSection
    expect(both?.onDemand).toEqual({
      button: 'GO TO ON DEMAND COURSE',
      unenroll: { text: 'UNENROLL', sessionId: 'od' },
    })
    expect(both?.live).toMatchObject({ kind: 'sessions', sessions: [{ sessionId: 'live' }] })
    expect(landing([live()]).formatSection?.onDemand).toEqual({ button: 'COMING SOON', unenroll: null })
    expect(landing([onDemand()]).formatSection?.live).toEqual({ kind: 'faded', button: 'COMING SOON' })
  })

  it('hides formats and dates from transactional users', () => {
    const buyer = viewer('MEMBER', 'mc-transactional')
    expect(landing([live()], buyer).activationNote).toBe(true)
    expect(landing([live()]).activationNote).toBe(false)
    const hidden = (more: Part, who = buyer) => {
      const [derived] = courseSessions('c', [live({ sessionKind: 'WORKSHOP', ...more })], NOW).sessions
      return derived && hidesDates(derived, who, NOW)
    }
    expect(hidden({})).toBe(true)
    expect(hidden({}, member)).toBe(false)
    expect(hidden({ isFreeSession: true })).toBe(false)
    expect(hidden({ sessionKind: 'SPRINT' })).toBe(false)
    expect(hidden(running)).toBe(false)
    expect(hidden({ startAt: null })).toBe(true)
    for (const enrollmentStatus of ['ENROLLED', 'WAITLISTED', 'COMPLETED'] as const)
      expect(hidden({ enrollmentStatus }), 'a participant sees its dates').toBe(false)
  })
})

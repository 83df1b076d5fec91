import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import * as catalog from '../catalog/catalog.fixture.ts'
import { over, running } from '../catalog/catalog.fixture.ts'
import { NOW } from '../sessions/session.fixture.ts'
import { homeSections } from './home-sections.ts'
import type { HomeSession } from './live-dates.ts'

type Part = Partial<HomeSession>

/** Returns a session for the home page; the member has an enrollment if the status is ENROLLED. */
const forHome = (session: ReturnType<typeof catalog.live>, more: Part): HomeSession => ({
  meetings: [],
  hasEnrollment: session.enrollmentStatus === 'ENROLLED',
  ...session,
  ...more,
})
const live = (more: Part = {}) => forHome(catalog.live(more), more)
const onDemand = (more: Part = {}) => forHome(catalog.onDemand(more), more)

describe('The sections of the home page', () => {
  it('continue courses with an enrollment, not with a waitlist position', () => {
    const { learning } = homeSections(
      [
        live({ courseId: 'sprint', ...running, enrollmentStatus: 'ENROLLED' }),
        onDemand({ courseId: 'video', enrollmentStatus: 'ENROLLED' }),
        live({ courseId: 'waiting', enrollmentStatus: 'WAITLISTED' }),
        live({ courseId: 'other' }),
      ],
      NOW,
    )
    expect(learning.map(({ courseId }) => courseId).sort()).toEqual(['sprint', 'video'])
  })

  it('count a course as in progress only between its first and last credited second', () => {
    const held = { enrollmentStatus: 'ENROLLED' } as const
    const inProgress = (session: HomeSession, share?: number) =>
      homeSections([session], NOW, new Map(share === undefined ? [] : [['c', share]])).inProgress
    expect(inProgress(live({ ...running, ...held }))).toBe(1)
    expect(inProgress(live(held))).toBe(0)
    expect(inProgress(live({ ...held, activateAt: NOW - DAY_MS }))).toBe(0)
    expect(inProgress(live({ ...over, ...held }))).toBe(0)
    expect(inProgress(live(running))).toBe(0)
    expect(inProgress(onDemand(held))).toBe(0)
    expect(inProgress(onDemand(held), 0)).toBe(0)
    expect(inProgress(onDemand(held), 0.4)).toBe(1)
    expect(inProgress(onDemand(held), 1)).toBe(0)
  })

  it('continue with the running class, then courses begun on demand, then the others', () => {
    const held = { enrollmentStatus: 'ENROLLED' } as const
    const { learning } = homeSections(
      [
        onDemand({ courseId: 'untouched', ...held }),
        live({ courseId: 'second', sessionId: 'b', ...running, startAt: NOW - 1, ...held }),
        live({ courseId: 'first', sessionId: 'a', ...running, ...held }),
        live({ courseId: 'later', sessionId: 'c', ...held }),
        onDemand({ courseId: 'begun', ...held }),
      ],
      NOW,
      new Map([['begun', 0.3]]),
    )
    expect(learning.map(({ courseId }) => courseId)).toEqual([
      'first',
      'begun',
      'second',
      'later',
      'untouched',
    ])
  })

  it('list the live dates of current seats, soonest first', () => {
    const { liveDates } = homeSections(
      [
        live({ sessionId: 'later', courseId: 'a', enrollmentStatus: 'ENROLLED' }),
        live({ sessionId: 'now', courseId: 'b', ...running, enrollmentStatus: 'ENROLLED' }),
        live({
          sessionId: 'over',
          courseId: 'c',
          startAt: NOW - 9 * DAY_MS,
          endAt: NOW - DAY_MS,
          enrollmentStatus: 'ENROLLED',
        }),
        live({ sessionId: 'undated', courseId: 'd', startAt: null, enrollmentStatus: 'ENROLLED' }),
        onDemand({ courseId: 'e', enrollmentStatus: 'ENROLLED' }),
        live({ sessionId: 'waiting', courseId: 'f', enrollmentStatus: 'WAITLISTED' }),
      ],
      NOW,
    )
    expect(liveDates.map(({ session }) => session.sessionId)).toEqual(['now', 'later'])
  })

  it('sort live dates by their next meeting, not by the start of the session', () => {
    const meets = (sessionId: string, hours: number) =>
      live({
        sessionId,
        courseId: sessionId,
        ...running,
        enrollmentStatus: 'ENROLLED',
        meetings: [
          { meetingId: 'a', link: null, startAt: NOW - 20 * HOUR_MS, endAt: NOW - 19 * HOUR_MS },
          { meetingId: 'b', link: null, startAt: NOW + hours * HOUR_MS, endAt: NOW + (hours + 1) * HOUR_MS },
        ],
      })
    const { liveDates } = homeSections([meets('third', 30), meets('second', 3), meets('first', -0.5)], NOW)
    expect(liveDates.map(({ session }) => session.sessionId)).toEqual(['first', 'second', 'third'])
  })

  it('list all running classes for employees, and continue only those with an enrollment', () => {
    const counted = { ...running, enrollmentStatus: 'ENROLLED', hasEnrollment: false } as const
    const { learning, inProgress, liveDates } = homeSections(
      [
        live({ sessionId: 'a', courseId: 'a', ...counted }),
        live({ sessionId: 'own', courseId: 'own', enrollmentStatus: 'ENROLLED' }),
        live({ sessionId: 'b', courseId: 'b', ...counted }),
      ],
      NOW,
    )
    expect(learning.map(({ courseId }) => courseId)).toEqual(['own'])
    expect(inProgress).toBe(0)
    expect(liveDates.map(({ session }) => session.sessionId)).toEqual(['own', 'a', 'b'])
  })

  it('offer at most five courses with upcoming sessions, soonest first, and none that is only on demand', () => {
    const days = [9, 3, 7, 5, 11, 13]
    const { upcoming } = homeSections(
      [
        onDemand({ courseId: 'video' }),
        ...days.map((day) =>
          live({ sessionId: `s${day}`, courseId: `in ${day}`, startAt: NOW + day * DAY_MS }),
        ),
      ],
      NOW,
    )
    expect(upcoming.map(({ courseId }) => courseId)).toEqual(['in 3', 'in 5', 'in 7', 'in 9', 'in 11'])
  })

  it('list the places on waitlists of sessions that have not ended, soonest first', () => {
    const waits = (sessionId: string, more: Part = {}) =>
      live({ sessionId, courseId: sessionId, enrollmentStatus: 'WAITLISTED', ...more })
    const { waiting, liveDates } = homeSections(
      [
        waits('undated', { startAt: null }),
        waits('later', { startAt: NOW + 9 * DAY_MS }),
        waits('soon', { startAt: NOW + DAY_MS }),
        waits('over', { startAt: NOW - 9 * DAY_MS, endAt: NOW - DAY_MS }),
        live({ sessionId: 'own', courseId: 'own', enrollmentStatus: 'ENROLLED' }),
      ],
      NOW,
    )
    expect(waiting.map(({ sessionId }) => sessionId)).toEqual(['soon', 'later', 'undated'])
    expect(liveDates.map(({ session }) => session.sessionId)).toEqual(['own'])
  })

  it('are empty without sessions', () => {
    expect(homeSections([], NOW)).toEqual({
      learning: [],
      inProgress: 0,
      liveDates: [],
      waiting: [],
      upcoming: [],
    })
  })
})

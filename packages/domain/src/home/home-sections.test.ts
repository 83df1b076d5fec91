import { describe, expect, it } from 'vitest'
import { live, onDemand, running, T } from '../catalogue/catalogue.fixture.ts'
import { DAY_MS } from '../sessions/session.ts'
import { homeSections } from './home-sections.ts'

describe('home', () => {
  it('continues what the member is enrolled in, not what they wait for', () => {
    const { learning } = homeSections(
      [
        live({ courseId: 'sprint', ...running, enrollmentStatus: 'ENROLLED' }),
        onDemand({ courseId: 'video', enrollmentStatus: 'ENROLLED' }),
        live({ courseId: 'waiting', enrollmentStatus: 'WAITLISTED' }),
        live({ courseId: 'other' }),
      ],
      T,
    )
    expect(learning.map(({ courseId }) => courseId).sort()).toEqual(['sprint', 'video'])
  })

  it('tells the live dates of seats that are not over, soonest first', () => {
    const { liveDates } = homeSections(
      [
        live({ sessionId: 'later', courseId: 'a', enrollmentStatus: 'ENROLLED' }),
        live({ sessionId: 'now', courseId: 'b', ...running, enrollmentStatus: 'ENROLLED' }),
        live({
          sessionId: 'over',
          courseId: 'c',
          startAt: T - 9 * DAY_MS,
          endAt: T - DAY_MS,
          enrollmentStatus: 'ENROLLED',
        }),
        live({ sessionId: 'undated', courseId: 'd', startAt: null, enrollmentStatus: 'ENROLLED' }),
        onDemand({ courseId: 'e', enrollmentStatus: 'ENROLLED' }),
        live({ sessionId: 'waiting', courseId: 'f', enrollmentStatus: 'WAITLISTED' }),
      ],
      T,
    )
    expect(liveDates.map(({ session }) => session.sessionId)).toEqual(['now', 'later'])
  })

  it('offers at most five courses with something to join, soonest first, none that only plays on demand', () => {
    const days = [9, 3, 7, 5, 11, 13]
    const { upcoming } = homeSections(
      [
        onDemand({ courseId: 'video' }),
        ...days.map((day) =>
          live({ sessionId: `s${day}`, courseId: `in ${day}`, startAt: T + day * DAY_MS }),
        ),
      ],
      T,
    )
    expect(upcoming.map(({ courseId }) => courseId)).toEqual(['in 3', 'in 5', 'in 7', 'in 9', 'in 11'])
  })

  it('is empty without sessions', () => {
    expect(homeSections([], T)).toEqual({ learning: [], liveDates: [], upcoming: [] })
  })
})

import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { live, onDemand, over, type Part } from './catalog.fixture.ts'
import { NOW } from '../sessions/session.fixture.ts'
import { courseSessions, groupByCourse, isOffered } from './course-sessions.ts'

describe('The derived values of a course', () => {
  it('sort upcoming sessions, undated ones last', () => {
    const undated = live({ sessionId: 'undated', startAt: null, enrollmentStatus: 'FUTURE' })
    const soon = live({ sessionId: 'soon', startAt: NOW + DAY_MS })
    const course = courseSessions('c', [undated, live(), soon, live(over)], NOW)
    expect(course.upcomingSessions.map(({ session }) => session.sessionId)).toEqual([
      'soon',
      'live',
      'undated',
    ])
    expect(course.nextUpcomingSession?.session).toBe(soon)
    expect(course.numUpcomingSessions).toBe(3)
  })

  it('include its type, and whether it is fully hidden', () => {
    const workshop = live({ sessionKind: 'WORKSHOP' })
    expect(courseSessions('c', [workshop], NOW).type).toBe('workshop')
    expect(courseSessions('c', [workshop, live()], NOW).type).toBe('sprint')
    expect(courseSessions('c', [live({ hideInCatalog: true })], NOW).isFullyHiddenCourse).toBe(true)
    expect(courseSessions('c', [], NOW).isFullyHiddenCourse).toBe(false)
  })

  it('offer it on demand between activation and end', () => {
    const has = (more: Part) => courseSessions('c', [onDemand(more)], NOW).hasOnDemand
    expect([
      has({}),
      has({ endAt: NOW + 1 }),
      has({ endAt: NOW }),
      has({ enrollmentStatus: 'FUTURE' }),
    ]).toEqual([true, true, false, false])
  })

  it('offer it while it has an upcoming session or is on demand', () => {
    const offered = (...sessions: Parameters<typeof courseSessions>[1]) =>
      isOffered(courseSessions('c', sessions, NOW))
    expect(offered(live())).toBe(true)
    expect(offered(live(over), onDemand())).toBe(true)
    expect(offered(live(over))).toBe(false)
    expect(offered()).toBe(false)
  })

  it('are separate for each course', () => {
    const courses = groupByCourse([live(), live({ courseId: 'd' }), onDemand()], NOW)
    expect(courses.map(({ courseId, sessions }) => [courseId, sessions.length])).toEqual([
      ['c', 2],
      ['d', 1],
    ])
  })
})

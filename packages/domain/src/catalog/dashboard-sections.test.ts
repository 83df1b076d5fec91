import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { ENROLLMENT_STATUSES } from '../sessions/session.ts'
import { live, onDemand, over } from './catalog.fixture.ts'
import { NOW } from '../sessions/session.fixture.ts'
import type { CourseSession } from './course-sessions.ts'
import { dashboardSections } from './dashboard-sections.ts'

describe('The dashboard sections', () => {
  const sections = (...sessions: CourseSession[]) => {
    const { active, available, past } = dashboardSections(sessions, NOW)
    const ids = (list: typeof active) => list.map(({ courseId }) => courseId).join(' ')
    return { active: ids(active), available: ids(available), past: ids(past) }
  }

  it.each(ENROLLMENT_STATUSES)('contain a course by the status %s of its session', (enrollmentStatus) => {
    const expected = { active: '', available: '', past: '' }
    if (enrollmentStatus === 'ENROLLED' || enrollmentStatus === 'WAITLISTED') expected.active = 'c'
    // A session that is closed before its last day to enroll is full.
    if (['ENROLL', 'WAITLIST', 'FUTURE', 'MANUAL', 'CLOSED'].includes(enrollmentStatus))
      expected.available = 'c'
    if (enrollmentStatus === 'COMPLETED') expected.past = 'c'
    expect(sections(live({ enrollmentStatus }))).toEqual(expected)
  })

  it('offer a course on demand without upcoming sessions', () => {
    expect(sections(onDemand()).available).toBe('c')
    expect(sections(onDemand(), live(over)).available).toBe('c')
  })

  it('offer a running session while it can be joined, first', () => {
    const begun = { courseId: 'begun', startAt: NOW - 3 * DAY_MS, endAt: NOW + DAY_MS } as const
    for (const enrollmentStatus of ['ENROLL', 'WAITLIST'] as const)
      expect(sections(live(), live({ ...begun, enrollmentStatus })).available).toBe('begun c')
    const closed = { ...begun, enrollmentStatus: 'CLOSED', enrollmentClose: NOW } as const
    expect(sections(live(closed)).available).toBe('')
    expect(sections(live({ ...begun, startAt: NOW - 1 })).available, 'too late to join').toBe('')
  })

  it('offer a full course and one that staff fills until it ends, and none whose enrollment is over', () => {
    for (const enrollmentStatus of ['CLOSED', 'MANUAL'] as const) {
      expect(sections(live({ enrollmentStatus })).available).toBe('c')
      expect(sections(live({ enrollmentStatus, enrollmentClose: null })).available).toBe('c')
      expect(sections(live({ ...over, enrollmentStatus, enrollmentClose: null })).available).toBe('')
    }
    const late = live({ enrollmentStatus: 'CLOSED', enrollmentClose: NOW })
    expect(sections(late).available).toBe('')
    expect(dashboardSections([late], NOW).others.map(({ courseId }) => courseId)).toEqual(['c'])
  })

  it('offer a course that opens on demand later, and none whose edition has ended', () => {
    const announced = onDemand({ enrollmentStatus: 'FUTURE' })
    expect(sections(announced)).toEqual({ active: '', available: 'c', past: '' })
    expect(sections(announced, live({ ...over, enrollmentStatus: 'COMPLETED' }))).toEqual({
      active: '',
      available: 'c',
      past: 'c',
    })
    expect(sections(onDemand({ enrollmentStatus: 'FUTURE', endAt: NOW }))).toEqual({
      active: '',
      available: '',
      past: '',
    })
  })

  it('contain a finished course as past, and as available while it is on demand or upcoming', () => {
    const done = onDemand({ enrollmentStatus: 'COMPLETED', courseBadgeId: 'b' })
    expect(sections(done)).toEqual({ active: '', available: 'c', past: 'c' })
    expect(sections(live({ ...over, enrollmentStatus: 'COMPLETED' }))).toEqual({
      active: '',
      available: '',
      past: 'c',
    })
    expect(sections(done, live())).toEqual({ active: '', available: 'c', past: 'c' })
    expect(sections(done, live({ enrollmentStatus: 'ENROLLED' }))).toEqual({
      active: 'c',
      available: '',
      past: '',
    })
    expect(sections(live({ ...over, courseBadgeId: 'b' })).past).toBe('c')
  })

  it('omit hidden sessions unless they are free', () => {
    const hidden = { hideInCatalog: true, enrollmentStatus: 'ENROLLED' } as const
    expect(sections(live(hidden)).active).toBe('')
    expect(sections(live({ ...hidden, isFreeSession: true })).active).toBe('c')
  })

  it('order available courses by next start, past ones by last end, on-demand ones last', () => {
    const far = live({ courseId: 'far', startAt: NOW + 90 * DAY_MS, endAt: NOW + 99 * DAY_MS })
    const library = onDemand({ courseId: 'library' })
    expect(sections(library, onDemand({ courseId: 'second' }), far, live()).available).toBe(
      'c far library second',
    )
    const done = (courseId: string, days: number) =>
      live({
        courseId,
        startAt: NOW - 99 * DAY_MS,
        endAt: NOW - days * DAY_MS,
        enrollmentStatus: 'COMPLETED',
      })
    expect(sections(done('old', 60), done('new', 6)).past).toBe('new old')
    const held = (courseId: string, days: number) =>
      live({ courseId, startAt: NOW + days * DAY_MS, enrollmentStatus: 'ENROLLED' })
    const watching = onDemand({ courseId: 'watching', enrollmentStatus: 'ENROLLED' })
    expect(sections(watching, held('later', 20), held('soon', 2)).active).toBe('soon later watching')
  })
})

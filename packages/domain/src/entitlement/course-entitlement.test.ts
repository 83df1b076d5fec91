import { describe, expect, it } from 'vitest'
import { viewerWith, open, T } from '../enrollment/enroll.fixture.ts'
import { checkEnrollmentAccess } from './course-entitlement.ts'

describe('single entitlements', () => {
  const course = { courseId: 'c', stack: 'ai' }

  it('ends a trial after trialEndDate', () => {
    const at = (now: number) =>
      checkEnrollmentAccess(
        viewerWith({ accountType: 'TRIAL', trialEndDate: T }, 'mcsc-unlimited'),
        course,
        open,
        now,
      )
    expect([T - 1, T, T + 1].map(at)).toEqual([null, null, 'TRIAL_ENDED'])
    expect(
      checkEnrollmentAccess(viewerWith({ accountType: 'TRIAL' }, 'mcsc-unlimited'), course, open, T),
    ).toBeNull()
    expect(
      checkEnrollmentAccess(viewerWith({ trialEndDate: T - 1 }, 'mcsc-unlimited'), course, open, T),
    ).toBeNull()
  })

  it('opens a granted course on demand and live, another course not', () => {
    const crash = viewerWith({ entitledCourseIds: new Set(['c']) }, 'crash-courses')
    expect(checkEnrollmentAccess(crash, course, null, T)).toBeNull()
    expect(checkEnrollmentAccess(crash, course, open, T)).toBeNull()
    expect(checkEnrollmentAccess(crash, { courseId: 'd', stack: 'ai' }, null, T)).toBe('NOT_ENTITLED')
  })

  it('does not open the whole course with one live session', () => {
    const buyer = viewerWith({ entitledSessionIds: new Set(['s']) }, 'mc-transactional')
    expect(checkEnrollmentAccess(buyer, course, open, T)).toBeNull()
    expect(checkEnrollmentAccess(buyer, course, null, T)).toBe('NOT_ENTITLED')
    expect(checkEnrollmentAccess(buyer, course, { ...open, sessionId: 't' }, T)).toBe('NOT_ENTITLED')
  })

  it('gives nothing for a grant without its area', () => {
    const stray = viewerWith({ entitledSessionIds: new Set(['s']), entitledCourseIds: new Set(['c']) })
    expect(checkEnrollmentAccess(stray, course, open, T)).toBe('NOT_ENTITLED')
  })

  it('lets a limited account take on-demand courses, metered elsewhere', () => {
    expect(
      checkEnrollmentAccess(viewerWith({ accountType: 'LIMITED' }, 'mc-limited'), course, null, T),
    ).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { NOW } from '../sessions/session.fixture.ts'
import { viewerWith, open } from '../enrollment/enroll.fixture.ts'
import { checkEnrollmentAccess } from './course-entitlement.ts'

describe('Individual entitlements', () => {
  const course = { courseId: 'c', stack: 'ai' }

  it('end with the trial after trialEndDate', () => {
    const at = (now: number) =>
      checkEnrollmentAccess(
        viewerWith({ accountType: 'TRIAL', trialEndDate: NOW }, 'mcsc-unlimited'),
        course,
        open,
        now,
      )
    expect([NOW - 1, NOW, NOW + 1].map(at)).toEqual([null, null, 'TRIAL_ENDED'])
    expect(
      checkEnrollmentAccess(viewerWith({ accountType: 'TRIAL' }, 'mcsc-unlimited'), course, open, NOW),
    ).toBeNull()
    expect(
      checkEnrollmentAccess(viewerWith({ trialEndDate: NOW - 1 }, 'mcsc-unlimited'), course, open, NOW),
    ).toBeNull()
  })

  it('open a granted course on demand and live, and no other course', () => {
    const crash = viewerWith({ entitledCourseIds: new Set(['c']) }, 'crash-courses')
    expect(checkEnrollmentAccess(crash, course, null, NOW)).toBeNull()
    expect(checkEnrollmentAccess(crash, course, open, NOW)).toBeNull()
    expect(checkEnrollmentAccess(crash, { courseId: 'd', stack: 'ai' }, null, NOW)).toBe('NOT_ENTITLED')
  })

  it('open one live session without the whole course', () => {
    const buyer = viewerWith({ entitledSessionIds: new Set(['s']) }, 'mc-transactional')
    expect(checkEnrollmentAccess(buyer, course, open, NOW)).toBeNull()
    expect(checkEnrollmentAccess(buyer, course, null, NOW)).toBe('NOT_ENTITLED')
    expect(checkEnrollmentAccess(buyer, course, { ...open, sessionId: 't' }, NOW)).toBe('NOT_ENTITLED')
  })

  it('open nothing without the area of the grant', () => {
    const stray = viewerWith({ entitledSessionIds: new Set(['s']), entitledCourseIds: new Set(['c']) })
    expect(checkEnrollmentAccess(stray, course, open, NOW)).toBe('NOT_ENTITLED')
  })

  it('open on-demand courses to a limited account', () => {
    expect(
      checkEnrollmentAccess(viewerWith({ accountType: 'LIMITED' }, 'mc-limited'), course, null, NOW),
    ).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { learner, open, T } from '../enrollment/enrol.fixture.ts'
import { whyNotTake } from './course-entitlement.ts'

describe('single entitlements', () => {
  const course = { courseId: 'c', stack: 'ai' }

  it('ends a trial after trialEndDate', () => {
    const at = (now: number) =>
      whyNotTake(learner({ accountType: 'TRIAL', trialEndDate: T }, 'mcsc-unlimited'), course, open, now)
    expect([T - 1, T, T + 1].map(at)).toEqual([null, null, 'TRIAL_ENDED'])
    expect(whyNotTake(learner({ accountType: 'TRIAL' }, 'mcsc-unlimited'), course, open, T)).toBeNull()
    expect(whyNotTake(learner({ trialEndDate: T - 1 }, 'mcsc-unlimited'), course, open, T)).toBeNull()
  })

  it('opens a granted course on demand and live, another course not', () => {
    const crash = learner({ entitledCourseIds: new Set(['c']) }, 'crash-courses')
    expect(whyNotTake(crash, course, null, T)).toBeNull()
    expect(whyNotTake(crash, course, open, T)).toBeNull()
    expect(whyNotTake(crash, { courseId: 'd', stack: 'ai' }, null, T)).toBe('NOT_ENTITLED')
  })

  it('does not open the whole course with one live session', () => {
    const buyer = learner({ entitledSessionIds: new Set(['s']) }, 'mc-transactional')
    expect(whyNotTake(buyer, course, open, T)).toBeNull()
    expect(whyNotTake(buyer, course, null, T)).toBe('NOT_ENTITLED')
    expect(whyNotTake(buyer, course, { ...open, sessionId: 't' }, T)).toBe('NOT_ENTITLED')
  })

  it('gives nothing for a grant without its area', () => {
    const stray = learner({ entitledSessionIds: new Set(['s']), entitledCourseIds: new Set(['c']) })
    expect(whyNotTake(stray, course, open, T)).toBe('NOT_ENTITLED')
  })

  it('lets a limited account take on-demand courses, metered elsewhere', () => {
    expect(whyNotTake(learner({ accountType: 'LIMITED' }, 'mc-limited'), course, null, T)).toBeNull()
  })
})

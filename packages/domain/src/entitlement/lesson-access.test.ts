import { describe, expect, test } from 'vitest'
import { open, viewerWith } from '../enrollment/enroll.fixture.ts'
import { NOW } from '../sessions/session.fixture.ts'
import { checkLessonAccess, isFreePreview, lessonsOpenAt } from './lesson-access.ts'

const course = { courseId: 'c', stack: 'marketing' }
const edition = { ...open, sessionType: 'ON_DEMAND' as const }
const [preview, other] = [{ preview: true }, { preview: false }]

describe('The free preview of a course', () => {
  test.each(['ai-academy', 'mc-transactional', 'crash-courses'] as const)(
    'opens to a viewer with %s alone, and no other lesson does',
    (area) => {
      const viewer = viewerWith({}, area)
      expect(checkLessonAccess(viewer, course, edition, preview, NOW)).toBeNull()
      expect(checkLessonAccess(viewer, course, edition, other, NOW)).toBe('NOT_ENTITLED')
    },
  )

  test('stays closed to an account whose trial or membership has ended', () => {
    const check = (more: Parameters<typeof viewerWith>[0]) =>
      checkLessonAccess(viewerWith(more, 'mcsc-unlimited'), course, edition, preview, NOW)
    expect(check({ accountType: 'TRIAL', trialEndDate: NOW - 1 })).toBe('TRIAL_ENDED')
    expect(check({ accountType: 'POST_TRIAL', trialEndDate: NOW - 1 })).toBe('TRIAL_ENDED')
    expect(check({ accountType: 'ALUMNI' })).toBe('ACCOUNT_ENDED')
  })

  test('of a hidden course does not show that the course exists', () => {
    const viewer = viewerWith({}, 'ai-academy')
    const hidden = { ...edition, hideInCatalog: true }
    expect(checkLessonAccess(viewer, course, hidden, preview, NOW)).toBe('SESSION_NOT_FOUND')
  })

  test('does not exist in a Mini-MBA, in a live session, or without an edition', () => {
    expect(isFreePreview(preview, edition)).toBe(true)
    expect(isFreePreview(other, edition)).toBe(false)
    expect(isFreePreview(preview, { ...edition, sessionKind: 'BOOTCAMP' })).toBe(false)
    expect(isFreePreview(preview, { ...edition, hideInCatalog: true })).toBe(false)
    expect(isFreePreview(preview, open)).toBe(false)
    expect(isFreePreview(preview, null)).toBe(false)
  })
})

test('A lesson of a covered course opens with and without the mark of a preview', () => {
  const viewer = viewerWith({}, 'mcsc-unlimited')
  for (const lesson of [preview, other])
    expect(checkLessonAccess(viewer, course, edition, lesson, NOW)).toBeNull()
})

describe('An on-demand edition that opens later', () => {
  const later = { ...edition, activateAt: NOW + 1 }
  const member = viewerWith({}, 'mcsc-unlimited')

  test('keeps its lessons closed until it opens, apart from the free preview', () => {
    expect(checkLessonAccess(member, course, later, other, NOW)).toBe('ON_DEMAND_NOT_OPEN')
    expect(checkLessonAccess(member, course, later, preview, NOW)).toBeNull()
    expect(checkLessonAccess(member, course, later, other, NOW + 1)).toBeNull()
  })

  test('tells a viewer without the plan that the plan does not include it', () => {
    expect(checkLessonAccess(viewerWith({}, 'ai-academy'), course, later, other, NOW)).toBe('NOT_ENTITLED')
  })

  test('has an opening until then, which a live session and an open edition do not have', () => {
    expect(lessonsOpenAt(later, NOW)).toBe(NOW + 1)
    expect(lessonsOpenAt(later, NOW + 1)).toBeNull()
    expect(lessonsOpenAt(edition, NOW)).toBeNull()
    expect(lessonsOpenAt({ ...open, activateAt: NOW + 1 }, NOW)).toBeNull()
    expect(lessonsOpenAt(null, NOW)).toBeNull()
  })
})

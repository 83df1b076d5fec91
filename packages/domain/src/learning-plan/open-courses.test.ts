import { describe, expect, test } from 'vitest'
import { live, onDemand, over, type Part, running } from '../catalog/catalog.fixture.ts'
import type { CourseSession } from '../catalog/course-sessions.ts'
import { viewerWith } from '../enrollment/enroll.fixture.ts'
import { NOW } from '../sessions/session.fixture.ts'
import { openCourse } from './open-courses.ts'

const MEMBER = viewerWith({}, 'mcsc-unlimited')
const COURSE = {
  courseId: 'c',
  stack: 'marketing',
  level: 'Beginner',
  order: 3,
  topics: [],
  audience: [],
} as const

const open = (sessions: CourseSession[], viewer = MEMBER, stack = 'marketing') =>
  openCourse({ ...COURSE, stack, sessions }, viewer, NOW)

describe('A course can be taken', () => {
  test.each<[string, CourseSession[], boolean, boolean]>([
    ['live, in a session to come', [live()], true, false],
    ['on demand', [onDemand()], false, true],
    ['both ways', [live(), onDemand()], true, true],
    ['live, in a full session with a waitlist', [live({ enrollmentStatus: 'WAITLIST' })], true, false],
    ['live, in a session that opens later', [live({ enrollmentStatus: 'FUTURE' })], true, false],
    [
      'live, in the running session of the member',
      [live({ ...running, enrollmentStatus: 'ENROLLED' })],
      true,
      false,
    ],
  ])('%s', (_name, sessions, isLive, isOnDemand) => {
    const { sessions: _sessions, ...facts } = { ...COURSE, sessions }
    expect(open(sessions)).toEqual({ ...facts, isCapstone: false, isLive, isOnDemand })
  })

  test('as a capstone, if it has no other sessions', () => {
    expect(open([live({ sessionKind: 'CAPSTONE' })])).toMatchObject({ isCapstone: true })
    expect(open([live({ sessionKind: 'CAPSTONE' }), onDemand()])).toMatchObject({ isCapstone: false })
  })
})

describe('A course cannot be taken', () => {
  test.each<[string, Part[]]>([
    ['without a session', []],
    ['when its session is over', [over]],
    ['when the member was in its last session', [{ ...over, enrollmentStatus: 'ENROLLED' }]],
    ['when its running session takes nobody', [running]],
    ['when its session is full', [{ enrollmentStatus: 'CLOSED' }]],
    ['when the school fills its session', [{ enrollmentStatus: 'MANUAL' }]],
    ['before its session has dates', [{ startAt: null, endAt: null, enrollmentStatus: 'FUTURE' }]],
    ['when its sessions are hidden', [{ hideInCatalog: true }]],
    ['as a Mini-MBA', [{ sessionKind: 'BOOTCAMP' }]],
  ])('%s', (_name, sessions) => {
    expect(open(sessions.map(live))).toBeNull()
  })

  test('on demand before it is open', () => {
    expect(open([onDemand({ enrollmentStatus: 'FUTURE', activateAt: NOW + 1 })])).toBeNull()
  })

  test('with the AI academy, unless it belongs to the AI stack', () => {
    const academy = viewerWith({}, 'ai-academy')
    expect(open([live(), onDemand()], academy)).toBeNull()
    expect(open([live(), onDemand()], academy, 'ai')).not.toBeNull()
  })
})

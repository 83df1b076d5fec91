import { describe, expect, it } from 'vitest'
import type { AccountStatus, Area } from '../../access/area.ts'
import { entitlement } from '../../access/viewer.fixture.ts'
import { NOW } from '../../sessions/session.fixture.ts'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import { live, onDemand, running, type Part } from '../catalog.fixture.ts'
import { courseSessions } from '../course-sessions.ts'
import { nextStep, type NextStepViewer } from './next-step.ts'

type Session = Parameters<typeof nextStep>[0]['sessions'][number]['session']
type More = Part & Partial<Session>

const whole = (session: ReturnType<typeof live>, more: More = {}): Session => ({
  entitled: true,
  meetings: [],
  wpCohortSlug: null,
  sessionMeta: null,
  ...session,
  ...more,
})
const sprint = (more: More = {}) => whole(live(more), more)
const edition = (more: More = {}) => whole(onDemand(more), more)
const viewer = (accountType: AccountStatus, area: Area) => ({
  accountType,
  entitlements: [entitlement(area)],
})
const member: NextStepViewer = {
  viewer: viewer('MEMBER', 'mcsc-unlimited'),
  isOffered: true,
  onDemand: 'NOT_STARTED',
  isLocked: false,
  sprintCenterUrl: null,
}
const limited: NextStepViewer = { ...member, viewer: viewer('LIMITED', 'mc-limited') }
const step = (sessions: Session[], who = member) => {
  const found = nextStep(courseSessions('c', sessions, NOW), who, NOW)
  if (!found) return null
  return found.kind === 'on-demand' ? found.text : `${found.kind} ${found.session.sessionId}`
}
const seat: More = { enrollmentStatus: 'ENROLLED' }
const waits: More = { enrollmentStatus: 'WAITLISTED' }
const later: More = { sessionId: 'later', startAt: NOW + 60 * DAY_MS, endAt: NOW + 71 * DAY_MS }
const locked: More = { entitled: false }

describe('The next step in a course', () => {
  it.each([
    [
      'enters the running session of a member',
      'enter live',
      [sprint({ ...running, ...seat }), edition(seat)],
      {},
    ],
    ['begins the lessons of an edition that was entered', 'Start', [sprint(), edition(seat)], {}],
    ['resumes lessons that have begun', 'Resume', [sprint(), edition(seat)], { onDemand: 'IN_PROGRESS' }],
    ['is nothing before the start of the own session', null, [sprint(seat), sprint(later), edition()], {}],
    ['is a seat in another run for a member who waits', 'enroll later', [sprint(waits), sprint(later)], {}],
    ['is on demand for a member who waits', 'GO TO ON DEMAND COURSE', [sprint(waits), edition()], {}],
    [
      'is to wait for a member who has completed the edition',
      'wait live',
      [sprint(waits), edition({ enrollmentStatus: 'COMPLETED' })],
      {},
    ],
    ['is to wait while the month is used up', 'wait live', [sprint(waits), edition()], { isLocked: true }],
    ['is to wait where nothing else is open', 'wait live', [sprint(waits)], {}],
    ['enrolls in the next run', 'enroll live', [sprint(), sprint(later), edition()], {}],
    [
      'enrolls in the next run with a seat rather than to wait',
      'enroll later',
      [sprint({ enrollmentStatus: 'WAITLIST' }), sprint(later)],
      {},
    ],
    [
      'joins the waitlist of a full run, although the course is on demand',
      'join-waitlist live',
      [sprint({ enrollmentStatus: 'WAITLIST' }), edition()],
      {},
    ],
    ['goes to the course on demand', 'GO TO ON DEMAND COURSE', [edition()], {}],
    ['is nothing while nothing is open', null, [sprint({ enrollmentStatus: 'FUTURE' })], { onDemand: null }],
    ['is nothing after the course', null, [sprint(), edition(seat)], { onDemand: 'COMPLETED' }],
    [
      'is nothing that a buyer of single courses is not entitled to',
      null,
      [sprint(locked)],
      { isOffered: false, onDemand: null },
    ],
  ] as const)('%s', (_what, expected, sessions, more) => {
    expect(step([...sessions], { ...member, ...more })).toBe(expected)
  })

  it('enters the room of a meeting as soon as it is open', () => {
    const meeting = { meetingId: 'm', startAt: NOW + HOUR_MS, endAt: NOW + 2 * HOUR_MS }
    const soon = (link: string | null) => sprint({ ...seat, meetings: [{ ...meeting, link }] })
    expect(step([soon('https://room.example')])).toBe('enter live')
    expect(step([soon(null)])).toBeNull()
  })

  describe('of a free member', () => {
    it('is what opens the session, where nothing else is open', () => {
      expect(step([sprint(locked)], { ...limited, onDemand: null })).toBe('unlock live')
      expect(step([edition(locked)], { ...limited, onDemand: null })).toBe('unlock od')
    })

    it('is the on-demand edition rather than a lock, and a free session before it', () => {
      expect(step([sprint(locked), edition()], limited)).toBe('GO TO ON DEMAND COURSE')
      expect(step([sprint({ isFreeSession: true }), edition()], limited)).toBe('enroll live')
    })
  })
})

import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import type { AccountStatus, Area } from '../access/area.ts'
import { ENROLLMENT_STATUSES, type EnrollmentStatus } from './session.ts'
import { leaveButton, sessionButton, type ButtonSession } from './session-button.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
const START = NOW + 10 * DAY_MS
const END = NOW + 20 * DAY_MS

const session = (more: Partial<ButtonSession> = {}): ButtonSession => ({
  sessionId: 's1',
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  startAt: START,
  endAt: END,
  activateAt: null,
  isFreeSession: false,
  wpCohortSlug: null,
  sessionMeta: { eventLink: 'https://live.example/1' },
  ...more,
})

const viewer = (accountType: AccountStatus, ...areas: Area[]) => ({
  accountType,
  entitlements: areas.map((type) => ({ type, label: null, precedence: 1, customizations: null })),
})
const noCenter = { sprintCenterUrl: null as string | null }
const member = { viewer: viewer('MEMBER', 'mcsc-unlimited'), entitled: false, ...noCenter }
const limited = { viewer: viewer('LIMITED', 'mc-limited'), entitled: false, ...noCenter }
const buyer = { viewer: viewer('MEMBER', 'mc-transactional'), entitled: true, ...noCenter }
const button = (status: EnrollmentStatus, more: Partial<ButtonSession> = {}, now = NOW, who = member) =>
  sessionButton(session(more), status, who, now)

describe('The button of a session', () => {
  it.each([
    ['ENROLL', { kind: 'enroll', text: 'Enroll' }],
    ['WAITLIST', { kind: 'join-waitlist', text: 'Join Waitlist' }],
    ['ENROLLED', { kind: 'unenroll', text: 'Unenroll' }],
    ['WAITLISTED', { kind: 'leave-waitlist', text: 'Remove From Waitlist' }],
    ['CLOSED', { kind: 'disabled', text: 'Closed' }],
    ['FUTURE', { kind: 'disabled', text: 'Coming Soon!' }],
    ['COMPLETED', { kind: 'review', text: 'Review Past Course', path: '/courses/session/s1' }],
    ['MANUAL', { kind: 'none' }],
  ] as const)('%s before the start', (status, expected) => expect(button(status)).toEqual(expected))

  it('is "Course Ended" within a day before and after the start of a sprint', () => {
    const text = (now: number) => Object(button('ENROLL', {}, now)).text
    const instants = [START - DAY_MS - 1, START - DAY_MS, START, START + DAY_MS, START + DAY_MS + 1]
    expect(instants.map(text)).toEqual(['Enroll', 'Course Ended', 'Course Ended', 'Course Ended', 'Enroll'])
    expect(button('WAITLIST', {}, START)).toEqual({ kind: 'disabled', text: 'Course Ended' })
    expect(button('ENROLL', { sessionKind: 'WORKSHOP' }, START).kind).toBe('enroll')
  })

  it('opens a running session', () => {
    const target = (more: Partial<ButtonSession>) => Object(button('ENROLLED', more, START)).target
    expect(target({})).toEqual({ kind: 'route', path: '/courses/session/s1' })
    expect(target({ sessionKind: 'BOOTCAMP' })).toEqual({ kind: 'route', path: '/mini-mbas/s1' })
    expect(target({ sessionKind: 'WORKSHOP' })).toEqual({ kind: 'event-link', url: 'https://live.example/1' })
    expect(target({ sessionKind: 'WORKSHOP', sessionMeta: null })).toEqual({
      kind: 'route',
      path: '/courses/session/s1',
    })
    expect(button('COMPLETED', {}, END + DAY_MS).kind).toBe('go-to-live')
  })

  it('opens the page of a cohort that meets at the sprint center, where the school has one', () => {
    const target = (more: Partial<ButtonSession>, sprintCenterUrl: string | null) =>
      Object(button('ENROLLED', { wpCohortSlug: 'june', ...more }, START, { ...member, sprintCenterUrl }))
        .target
    const cohort = { kind: 'cohort-link', url: 'https://sprints.example/june' }
    expect(target({}, 'https://sprints.example')).toEqual(cohort)
    expect(target({ sessionKind: 'WORKSHOP' }, 'https://sprints.example/')).toEqual(cohort)
    expect(target({}, null)).toEqual({ kind: 'route', path: '/courses/session/s1' })
    expect(target({ sessionKind: 'BOOTCAMP' }, 'https://sprints.example')).toEqual({
      kind: 'route',
      path: '/mini-mbas/s1',
    })
  })

  it('reviews a completed session', () => {
    const later = END + 6 * DAY_MS
    expect(button('COMPLETED', { sessionMeta: { detailCtaText: 'Look back' } }, later)).toMatchObject({
      text: 'Look back',
    })
    expect(button('COMPLETED', { sessionKind: 'WORKSHOP' }, later)).toEqual({
      kind: 'disabled',
      text: 'Course Ended',
    })
  })

  it('reviews an enrolled session after its end', () => {
    expect(button('ENROLLED', {}, END)).toEqual({
      kind: 'review',
      text: 'Review Past Course',
      path: '/courses/session/s1',
    })
    expect(button('ENROLLED', { sessionKind: 'WORKSHOP' }, END)).toEqual({
      kind: 'disabled',
      text: 'Course Ended',
    })
  })

  it('launches bought sessions for transactional users', () => {
    const launch = { kind: 'launch', text: 'Launch course', url: 'https://live.example/1' }
    expect(button('ENROLLED', {}, NOW, buyer)).toEqual(launch)
    expect(button('ENROLLED', { sessionMeta: null }, NOW, buyer)).toEqual({ ...launch, url: null })
    expect(button('WAITLISTED', {}, NOW, buyer).kind).toBe('leave-waitlist')
    expect(button('ENROLLED', {}, NOW, { ...buyer, entitled: false }).kind).toBe('unenroll')
    const both = { ...buyer, viewer: viewer('MEMBER', 'mc-transactional', 'mcsc-unlimited') }
    expect(button('ENROLLED', {}, NOW, both).kind).toBe('unenroll')
  })

  it('is locked for limited users in paid sessions that are not their own', () => {
    const locked = {
      kind: 'locked',
      text: 'Enroll',
      path: '/upgrade',
      tooltip: 'Become a member for full access',
    }
    for (const status of ENROLLMENT_STATUSES) {
      const holds = ['ENROLLED', 'WAITLISTED', 'COMPLETED'].includes(status)
      const answer = button(status, {}, NOW, limited)
      if (holds) expect(answer).toEqual(button(status))
      else expect(answer).toEqual(locked)
      expect(button(status, { isFreeSession: true }, NOW, limited)).toEqual(button(status))
      expect(button(status, {}, NOW, { ...limited, entitled: true })).toEqual(button(status))
    }
  })
})

describe('The leave button of a session', () => {
  const leave = (status: EnrollmentStatus, now = NOW, who: AccountStatus = 'MEMBER') =>
    leaveButton(session(), status, viewer(who, 'mcsc-unlimited'), now)?.text ?? null

  it('is shown for a seat or a waitlist position until the session ends', () => {
    expect(ENROLLMENT_STATUSES.filter((status) => leave(status) !== null)).toEqual(['ENROLLED', 'WAITLISTED'])
    expect([NOW, START, END - 1, END].map((now) => leave('ENROLLED', now))).toEqual([
      'Unenroll',
      'Unenroll',
      'Unenroll',
      null,
    ])
    expect(leave('WAITLISTED', START)).toBe('Remove From Waitlist')
  })

  it('is not shown to whoever counts as enrolled without a seat, and has nothing to leave', () => {
    const member = viewer('MEMBER', 'mcsc-unlimited')
    const leaving = (hasEnrollment: boolean, status: EnrollmentStatus) =>
      leaveButton({ ...session(), hasEnrollment }, status, member, START)?.text ?? null
    expect([leaving(true, 'ENROLLED'), leaving(false, 'ENROLLED')]).toEqual(['Unenroll', null])
    expect(leaving(false, 'WAITLISTED')).toBe('Remove From Waitlist')
  })

  it('is not shown to the buyer of a single course while it happens, because they may have no seat', () => {
    const leaving = (now: number) => leaveButton(session(), 'ENROLLED', buyer.viewer, now)?.text ?? null
    expect([START - 1, START, END - 1].map(leaving)).toEqual(['Unenroll', null, null])
  })

  it('is not shown to an employee while the session happens, because they may have no seat', () => {
    expect([START - 1, START, END - 1].map((now) => leave('ENROLLED', now, 'EMPLOYEE'))).toEqual([
      'Unenroll',
      null,
      null,
    ])
  })
})

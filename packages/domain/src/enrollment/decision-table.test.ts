import { describe, expect, it } from 'vitest'
import { ACCOUNT_STATUSES, AREAS, type Area } from '../access/area.ts'
import { checkEnrollmentAccess } from '../entitlement/course-entitlement.ts'
import { canOpenSession } from '../entitlement/session-access.ts'
import {
  ENROLLMENT_STATUSES,
  SESSION_KINDS,
  SESSION_TYPES,
  type EnrollmentStatus,
} from '../sessions/session.ts'
import { sessionButton } from '../sessions/session-button.ts'
import { sessionStatus } from '../sessions/session-status.ts'
import { NOW } from '../sessions/session.fixture.ts'
import { viewerWith, SETUPS } from './enroll.fixture.ts'
import { decideEnrollment, type EnrollRequest } from './enroll.ts'

type Row = Omit<EnrollRequest, 'course' | 'now'> & {
  area: Area
  status: EnrollmentStatus
  stack: string
  granted: boolean
}

function* rows(): Generator<Row> {
  for (const status of ENROLLMENT_STATUSES)
    for (const area of AREAS)
      for (const accountType of ACCOUNT_STATUSES)
        for (const sessionType of SESSION_TYPES)
          for (const sessionKind of SESSION_KINDS)
            for (const bits of Array(16).keys()) {
              const [isFreeSession, hideInCatalog, granted, ai] = [1, 2, 4, 8].map((bit) => (bits & bit) > 0)
              yield {
                area,
                status,
                granted: granted === true,
                stack: ai ? 'ai' : 'Leadership',
                viewer: viewerWith({ accountType, entitledSessionIds: new Set(granted ? ['s'] : []) }, area),
                current: SETUPS[status].current,
                session: {
                  ...SETUPS[status].session,
                  sessionType,
                  sessionKind,
                  isFreeSession: isFreeSession === true,
                  hideInCatalog: hideInCatalog === true,
                },
              }
            }
}

// The sessions of each area, stated independently of the code.
const areaIncludes: Record<Area, (row: Row) => boolean> = {
  'mcsc-unlimited': ({ session }) => session.sessionKind !== 'BOOTCAMP',
  'ai-academy': ({ session, stack }) => session.sessionKind !== 'BOOTCAMP' && stack === 'ai',
  'mc-limited': ({ session }) =>
    session.sessionKind !== 'BOOTCAMP' && (session.sessionType === 'ON_DEMAND' || session.isFreeSession),
  'mc-transactional': ({ session, granted }) => granted && session.sessionKind !== 'BOOTCAMP',
  'crash-courses': ({ session, granted }) => granted && session.sessionKind !== 'BOOTCAMP',
  bootcamps: ({ session, granted }) => granted && session.sessionKind === 'BOOTCAMP',
  'enterprise-dashboard': () => false,
}
const SINGLE: readonly Area[] = ['mc-transactional', 'crash-courses', 'bootcamps']

describe('The decision table of enrolling', () => {
  const all = [...rows()].map((row) => {
    const request = { ...row, course: { courseId: 'c', stack: row.stack }, now: NOW }
    const refusal = checkEnrollmentAccess(row.viewer, request.course, row.session, NOW)
    return {
      row,
      request,
      refusal,
      decision: decideEnrollment(request),
      now: sessionStatus(row.session, row.current, NOW),
    }
  })

  it('has at least 2,000 rows', () => expect(all.length).toBeGreaterThanOrEqual(2_000))

  it('entitles active accounts to the sessions of their areas, and never to hidden ones', () => {
    for (const { row, refusal } of all) {
      const ended = row.viewer.accountType === 'POST_TRIAL' || row.viewer.accountType === 'ALUMNI'
      const hidden = row.session.hideInCatalog && !row.session.isFreeSession
      const single = SINGLE.includes(row.area)
      const isEntitled = !ended && areaIncludes[row.area](row) && (!hidden || single)
      expect(refusal === null, JSON.stringify(row)).toBe(isEntitled)
    }
  })

  it('refuses a viewer without entitlement with the same reason in every status', () => {
    for (const { refusal, decision } of all) {
      if (refusal) expect(decision).toEqual({ kind: 'refuse', code: refusal })
      else if (decision.kind === 'refuse') expect(decision.code).toMatch(/^ENROLLMENT_|^SESSION_FULL$/)
    }
  })

  it('enrolls only in status ENROLL and waitlists only in status WAITLIST', () => {
    for (const { refusal, decision, now } of all) {
      expect(decision.kind === 'enroll').toBe(refusal === null && now === 'ENROLL')
      expect(decision.kind === 'waitlist').toBe(refusal === null && now === 'WAITLIST')
      const held = now === 'ENROLLED' || now === 'WAITLISTED' || now === 'COMPLETED'
      expect(decision.kind === 'unchanged').toBe(refusal === null && held)
    }
  })

  it('agrees with the button of the session for every entitled viewer', () => {
    for (const { row, refusal, decision, now } of all) {
      if (refusal) continue
      const shown = { ...row.session, wpCohortSlug: null, sessionMeta: null }
      const button = sessionButton(
        shown,
        now,
        { viewer: row.viewer, entitled: true, sprintCenterUrl: null },
        NOW,
      )
      expect(button.kind === 'enroll').toBe(decision.kind === 'enroll')
      expect(button.kind === 'join-waitlist').toBe(decision.kind === 'waitlist')
    }
  })

  it('never shows a limited user an enroll button for a live session that they may not take', () => {
    for (const { row, refusal, now } of all) {
      if (row.viewer.accountType !== 'LIMITED' || refusal !== 'NOT_ENTITLED' || row.session.isFreeSession)
        continue
      const shown = { ...row.session, wpCohortSlug: null, sessionMeta: null }
      const { kind } = sessionButton(
        shown,
        now,
        { viewer: row.viewer, entitled: false, sprintCenterUrl: null },
        NOW,
      )
      expect(['enroll', 'join-waitlist']).not.toContain(kind)
    }
  })

  it('opens live sessions to enrolled members and employees, on-demand ones to entitled viewers', () => {
    for (const { row, request, refusal, now } of all) {
      const opened = canOpenSession(row.viewer, request.course, row.session, now, NOW)
      const ended = row.viewer.accountType === 'POST_TRIAL' || row.viewer.accountType === 'ALUMNI'
      const live =
        now === 'ENROLLED' || now === 'COMPLETED' || (row.viewer.accountType === 'EMPLOYEE' && !refusal)
      expect(opened).toBe(!ended && (row.session.sessionType === 'LIVE' ? live : refusal === null))
    }
  })
})

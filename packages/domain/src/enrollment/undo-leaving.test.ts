import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { NOW } from '../sessions/session.fixture.ts'
import { NO_ENROLLMENT } from '../sessions/session.ts'
import { CLOSE, open, SETUPS, viewerWith } from './enroll.fixture.ts'
import type { EnrollRequest } from './enroll.ts'
import { decideUndo } from './undo-leaving.ts'

const course = { courseId: 'c', stack: 'Marketing' }
const viewer = viewerWith({}, 'mcsc-unlimited')
const full = { ...open, seatsTaken: 30 }
const decide = (more: Partial<EnrollRequest>, hadSeat = true) =>
  decideUndo({ session: open, course, viewer, current: NO_ENROLLMENT, now: NOW, ...more }, hadSeat)

describe('Undoing that a member left a session', () => {
  it('gives a seat back while it is free, and refuses it once it has gone', () => {
    expect(decide({})).toEqual({ kind: 'enroll' })
    expect(decide({ session: { ...full, seats: null } })).toEqual({ kind: 'enroll' })
    expect(decide({ session: full })).toEqual({ kind: 'refuse', code: 'SESSION_FULL' })
  })

  it('gives a place on the waitlist back, as a seat where one is free', () => {
    expect(decide({ session: full }, false)).toEqual({ kind: 'waitlist' })
    expect(decide({}, false)).toEqual({ kind: 'enroll' })
  })

  it('gives back what could not be joined anew, until the session ends', () => {
    const manual = { ...open, manualEnrollment: true }
    expect(decide({ session: manual })).toEqual({ kind: 'enroll' })
    expect(decide({ now: CLOSE + DAY_MS })).toEqual({ kind: 'enroll' })
    const over = { session: open, now: CLOSE + 30 * DAY_MS }
    for (const hadSeat of [true, false])
      expect(decide(over, hadSeat)).toEqual({ kind: 'refuse', code: 'ENROLLMENT_CLOSED' })
  })

  it.each(['ENROLLED', 'WAITLISTED', 'COMPLETED'] as const)(
    'changes nothing for a member who is %s',
    (status) => {
      expect(decide(SETUPS[status])).toEqual({ kind: 'unchanged', status })
    },
  )

  it('is refused to whoever may not take the session any more', () => {
    expect(decide({ viewer: viewerWith() })).toEqual({ kind: 'refuse', code: 'NOT_ENTITLED' })
    const ended = viewerWith({ accountType: 'ALUMNI' }, 'mcsc-unlimited')
    expect(decide({ viewer: ended }, false)).toEqual({ kind: 'refuse', code: 'ACCOUNT_ENDED' })
  })
})

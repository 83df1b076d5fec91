import { describe, expect, it } from 'vitest'
import { NOW } from '../../sessions/session.fixture.ts'
import { DAY_MS } from '../../time/durations.ts'
import { live, onDemand, over, type Part, running } from '../catalog.fixture.ts'
import { courseSessions, type CourseSession } from '../course-sessions.ts'
import { cardSubject, type CardView, otherOffer } from './card-subject.ts'

const at = (sessionId: string, days: number, more: Part = {}) =>
  live({ sessionId, startAt: NOW + days * DAY_MS, endAt: NOW + (days + 9) * DAY_MS, ...more })

const soon = at('soon', 6, { enrollmentClose: NOW + 5 * DAY_MS })
const later = at('later', 30)
const full = at('full', 20, { enrollmentStatus: 'WAITLIST' })
const taken = live({ ...over, sessionId: 'taken', enrollmentStatus: 'COMPLETED' })
const edition = onDemand()
const announced = live({ sessionId: 'announced', startAt: null, endAt: null, enrollmentStatus: 'FUTURE' })
const byStaff = at('staff', 60, { enrollmentStatus: 'MANUAL' })

/** Returns the ids of the card's session and of the other way to take the course. */
function card(sessions: readonly CourseSession[], view: CardView = 'next') {
  const course = courseSessions('c', sessions, NOW)
  return [cardSubject(course, view, NOW), otherOffer(course, view, NOW)].map(
    (derived) => derived?.session.sessionId ?? null,
  )
}

describe('A course card', () => {
  it.each<[string, CourseSession[], string | null, string | null]>([
    ['a live session within a week', [soon, edition], 'soon', 'od'],
    [
      'a live session that closes within a week',
      [at('closing', 9, { enrollmentClose: NOW + DAY_MS }), edition],
      'closing',
      'od',
    ],
    ['the edition before a live session later', [later, edition], 'od', 'later'],
    [
      'the edition before a full session within a week',
      [at('full', 3, { enrollmentStatus: 'WAITLIST' }), edition],
      'od',
      'full',
    ],
    ['the only live session', [later], 'later', null],
    ['a full session, and the next with a free seat', [full, later], 'full', 'later'],
    ['the edition, and the live session with a free seat', [full, later, edition], 'od', 'later'],
    ['a full session alone', [full], 'full', null],
    ['the edition, not a sprint that is too late to join', [at('late', 0.5), edition], 'od', 'late'],
    ['the next sprint, not one that is too late to join', [at('late', 0.5), later], 'later', null],
    ['a session with dates, not one that is announced without', [announced, byStaff], 'staff', null],
    ['a session that is announced alone', [announced], 'announced', null],
    ['the edition that opens later', [onDemand({ enrollmentStatus: 'FUTURE' })], 'od', null],
    ['the last session', [live({ ...over, sessionId: 'missed' })], 'missed', null],
  ])('says how a member would begin: %s', (_case, sessions, subject, other) => {
    expect(card(sessions)).toEqual([subject, other])
  })

  it('is about the member’s own session, and offers nothing else', () => {
    const own = at('own', 30, { enrollmentStatus: 'ENROLLED' })
    const waiting = at('waiting', 20, { enrollmentStatus: 'WAITLISTED' })
    expect(card([soon, own, edition])).toEqual(['own', null])
    expect(card([waiting, edition], 'on-demand')).toEqual(['waiting', null])
    expect(card([soon, onDemand({ enrollmentStatus: 'ENROLLED' })])).toEqual(['od', null])
    expect(card([live({ ...running, sessionId: 'runs', enrollmentStatus: 'ENROLLED' }), edition])).toEqual([
      'runs',
      null,
    ])
  })

  it('is about the kind of its list, if the course has it', () => {
    expect(card([soon, edition], 'on-demand')).toEqual(['od', 'soon'])
    expect(card([soon], 'on-demand')).toEqual(['soon', null])
    expect(card([later, edition], 'live')).toEqual(['later', 'od'])
    expect(card([edition], 'live')).toEqual(['od', null])
  })

  it('is about the run that the member took last in a list of past courses, and offers the course again', () => {
    const before = live({
      ...over,
      sessionId: 'before',
      endAt: NOW - 12 * DAY_MS,
      enrollmentStatus: 'COMPLETED',
    })
    expect(card([before, taken], 'past')).toEqual(['taken', null])
    expect(card([taken, later], 'past')).toEqual(['taken', 'later'])
    expect(card([taken, later, edition], 'past')).toEqual(['taken', 'od'])
    expect(card([taken, later, edition], 'next')).toEqual(['od', 'later'])
  })

  it('is about the edition in a list of past courses for a member who finished it on demand', () => {
    expect(card([later, onDemand({ enrollmentStatus: 'COMPLETED' })], 'past')).toEqual(['od', 'later'])
  })

  it('is about a run that the member took where nothing is offered', () => {
    const missed = live({ ...over, sessionId: 'missed', startAt: NOW - 15 * DAY_MS })
    expect(card([taken, missed])).toEqual(['taken', null])
  })

  it('is none for a course without sessions', () => {
    expect(card([])).toEqual([null, null])
  })
})

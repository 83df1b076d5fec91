import { describe, expect, it } from 'vitest'
import { facts, NOW } from '../sessions/session.fixture.ts'
import type { EnrollmentStatus, SessionTimes } from '../sessions/session.ts'
import { DAY_MS } from '../time/durations.ts'
import { joinedText, type Leaving, leftMessage, seatGoneMessage, takenBackText } from './leaving-texts.ts'

const session = (enrollmentStatus: EnrollmentStatus, more: Partial<SessionTimes> = {}) => ({
  ...facts(more),
  title: 'Pricing Strategy',
  enrollmentStatus,
})

describe('The message about a session that was left', () => {
  const message = (left: ReturnType<typeof session>, leaving: Partial<Leaving>, now = NOW) =>
    leftMessage(
      left,
      { after: 'WAITLIST', alreadyLeft: false, canUndo: false, mayTake: true, ...leaving },
      now,
    )
  const LEFT = { text: 'You left “Pricing Strategy”.', offersWaitlist: false }
  const GONE = 'You left “Pricing Strategy”. Your seat has gone to the next in line.'

  it.each([
    ['ENROLLED', 'ENROLL', true, LEFT.text],
    ['ENROLLED', 'CLOSED', true, LEFT.text],
    [
      'ENROLLED',
      'ENROLLED',
      true,
      'You gave up your seat in “Pricing Strategy”. You still take part without one.',
    ],
    ['WAITLISTED', 'WAITLIST', true, 'You left the waitlist of “Pricing Strategy”.'],
    ['WAITLISTED', 'WAITLIST', false, 'You left the waitlist of “Pricing Strategy”.'],
  ] as const)('for %s that becomes %s, to undo: %s, is “%s”', (before, after, canUndo, text) => {
    expect(message(session(before), { after, canUndo })).toEqual({ text, offersWaitlist: false })
  })

  it.each([
    ['WAITLIST', true],
    ['CLOSED', false],
    ['MANUAL', false],
  ] as const)(
    'says of a seat that cannot be taken back that it has gone, in a session that is %s then; it offers the waitlist: %s',
    (after, offersWaitlist) => {
      expect(message(session('ENROLLED'), { after })).toEqual({ text: GONE, offersWaitlist })
    },
  )

  it('offers no waitlist when it is too late to join the sprint', () => {
    const soon = { startAt: NOW + DAY_MS }
    expect(message(session('ENROLLED', soon), {})).toEqual({ text: GONE, offersWaitlist: false })
    expect(message(session('ENROLLED', soon), {}, NOW - 1).offersWaitlist).toBe(true)
    expect(message(session('ENROLLED', { ...soon, sessionKind: 'WORKSHOP' }), {}).offersWaitlist).toBe(true)
  })

  it.each([
    ['ENROLLED', 'WAITLIST', 'You had already left “Pricing Strategy”.'],
    ['ENROLLED', 'CLOSED', 'You had already left “Pricing Strategy”.'],
    ['ENROLLED', 'ENROLLED', 'You had already left “Pricing Strategy”.'],
    ['WAITLISTED', 'WAITLIST', 'You had already left the waitlist of “Pricing Strategy”.'],
  ] as const)('for %s that was left before and is %s is “%s”', (before, after, text) => {
    expect(message(session(before), { after, alreadyLeft: true })).toEqual({ text, offersWaitlist: false })
  })

  it('says of no seat that it has gone which cannot be taken back for another reason', () => {
    expect(message(session('ENROLLED'), { mayTake: false })).toEqual(LEFT)
    expect(message(session('ENROLLED', { endAt: NOW }), { after: 'CLOSED' })).toEqual(LEFT)
    expect(message(session('ENROLLED'), { after: 'ENROLL' })).toEqual(LEFT)
    expect(message(session('ENROLLED', { sessionType: 'ON_DEMAND' }), { after: 'ENROLL' })).toEqual(LEFT)
    expect(message(session('ENROLLED', { sessionType: 'ON_DEMAND' }), { after: 'CLOSED' })).toEqual(LEFT)
  })
})

describe('The message about what was taken back', () => {
  it.each([
    ['ENROLLED', 'LIVE', 'ENROLLED', 'You have your seat in “Pricing Strategy” back.'],
    ['ENROLLED', 'ON_DEMAND', 'ENROLLED', 'You are back in “Pricing Strategy”.'],
    ['WAITLISTED', 'LIVE', 'WAITLISTED', 'You are back in your place on the waitlist of “Pricing Strategy”.'],
    ['WAITLISTED', 'LIVE', 'ENROLLED', 'A seat was free: you are in “Pricing Strategy”.'],
  ] as const)('for %s of %s that is %s again is “%s”', (before, sessionType, after, text) => {
    expect(takenBackText(session(before, { sessionType }), after)).toBe(text)
  })

  it('says of a seat that has gone so, with the waitlist where there is one that can be joined', () => {
    const text = 'Your seat in “Pricing Strategy” has gone to somebody else.'
    const left = session('ENROLLED')
    expect(seatGoneMessage(left, 'WAITLIST', NOW)).toEqual({ text, offersWaitlist: true })
    expect(seatGoneMessage(left, 'CLOSED', NOW)).toEqual({ text, offersWaitlist: false })
    expect(seatGoneMessage({ ...left, startAt: NOW + DAY_MS }, 'WAITLIST', NOW)).toEqual({
      text,
      offersWaitlist: false,
    })
  })

  it('says what joining from it gave', () => {
    expect(joinedText(session('ENROLLED'), 'WAITLISTED')).toBe(
      'You are on the waitlist of “Pricing Strategy”.',
    )
    expect(joinedText(session('ENROLLED'), 'ENROLLED')).toBe('You are in “Pricing Strategy”.')
  })
})

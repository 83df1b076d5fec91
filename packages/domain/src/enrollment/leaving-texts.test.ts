import { describe, expect, it } from 'vitest'
import type { EnrollmentStatus } from '../sessions/session.ts'
import { joinedText, leftMessage, seatGoneMessage, takenBackText } from './leaving-texts.ts'

const session = (enrollmentStatus: EnrollmentStatus, sessionType: 'LIVE' | 'ON_DEMAND' = 'LIVE') => ({
  title: 'Pricing Strategy',
  sessionType,
  enrollmentStatus,
})

describe('The message about a session that was left', () => {
  it.each([
    ['ENROLLED', 'ENROLL', true, 'You left “Pricing Strategy”.', false],
    [
      'ENROLLED',
      'ENROLLED',
      true,
      'You gave up your seat in “Pricing Strategy”. You still take part without one.',
      false,
    ],
    ['ENROLLED', 'CLOSED', false, 'You left “Pricing Strategy”.', false],
    ['WAITLISTED', 'WAITLIST', true, 'You left the waitlist of “Pricing Strategy”.', false],
    ['WAITLISTED', 'WAITLIST', false, 'You left the waitlist of “Pricing Strategy”.', false],
    [
      'ENROLLED',
      'WAITLIST',
      false,
      'You left “Pricing Strategy”. Your seat has gone to the next in line.',
      true,
    ],
  ] as const)(
    'for %s that becomes %s, to undo: %s, is “%s”',
    (before, after, canUndo, text, offersWaitlist) => {
      expect(leftMessage(session(before), after, canUndo)).toEqual({ text, offersWaitlist })
    },
  )
})

describe('The message about what was taken back', () => {
  it.each([
    ['ENROLLED', 'LIVE', 'ENROLLED', 'You have your seat in “Pricing Strategy” back.'],
    ['ENROLLED', 'ON_DEMAND', 'ENROLLED', 'You are back in “Pricing Strategy”.'],
    ['WAITLISTED', 'LIVE', 'WAITLISTED', 'You are back in your place on the waitlist of “Pricing Strategy”.'],
    ['WAITLISTED', 'LIVE', 'ENROLLED', 'A seat was free: you are in “Pricing Strategy”.'],
  ] as const)('for %s of %s that is %s again is “%s”', (before, type, after, text) => {
    expect(takenBackText(session(before, type), after)).toBe(text)
  })

  it('says of a seat that has gone so, with the waitlist where there is one', () => {
    const text = 'Your seat in “Pricing Strategy” has gone to somebody else.'
    expect(seatGoneMessage(session('ENROLLED'), 'WAITLIST')).toEqual({ text, offersWaitlist: true })
    expect(seatGoneMessage(session('ENROLLED'), 'CLOSED')).toEqual({ text, offersWaitlist: false })
  })

  it('says what joining from it gave', () => {
    expect(joinedText(session('ENROLLED'), 'WAITLISTED')).toBe(
      'You are on the waitlist of “Pricing Strategy”.',
    )
    expect(joinedText(session('ENROLLED'), 'ENROLLED')).toBe('You are in “Pricing Strategy”.')
  })
})

import { expect, test } from 'vitest'
import { homeLead, isNewcomer, type MemberDeeds, welcomeTitle } from './welcome.ts'

const NOTHING: MemberDeeds = { sessions: [], shares: new Map(), hasResumePoint: false, counts: [0, 0] }
const session = (
  enrollmentStatus: MemberDeeds['sessions'][number]['enrollmentStatus'],
  hasEnrollment = false,
) => ({
  sessions: [{ enrollmentStatus, hasEnrollment }],
})

test.each<[string, Partial<MemberDeeds>]>([
  ['nothing', {}],
  ['classes that they could join', session('ENROLL')],
  ['a class that is open to them without a seat', session('ENROLLED')],
  ['courses of which nothing is credited', { shares: new Map([['a', 0]]) }],
])('A member with %s is a newcomer', (_what, deeds) => {
  expect(isNewcomer({ ...NOTHING, ...deeds })).toBe(true)
})

test.each<[string, Partial<MemberDeeds>]>([
  ['a seat', session('ENROLLED', true)],
  ['a place on a waitlist', session('WAITLISTED')],
  ['a completed class', session('COMPLETED')],
  ['a credited video', { shares: new Map([['a', 0.01]]) }],
  ['a lesson begun', { hasResumePoint: true }],
  ['something bookmarked, earned or registered for, or an event answered', { counts: [0, 1] }],
])('A member with %s is no newcomer', (_what, deeds) => {
  expect(isNewcomer({ ...NOTHING, ...deeds })).toBe(false)
})

test('The heading of home welcomes newcomers, and everybody else back, by their first name if it is known', () => {
  expect(welcomeTitle('', true)).toBe('Welcome!')
  expect(welcomeTitle('', false)).toBe('Welcome back!')
  expect(welcomeTitle('Ann', true)).toMatch(/^Welcome, .?Ann.?!$/)
  expect(welcomeTitle('Ann', false)).toMatch(/^Welcome back, .?Ann.?!$/)
})

test('The sentence under the heading tells a member who only waits that their place is kept', () => {
  const none = { inProgress: 0, learning: 0, liveDates: 0, waiting: 0 }
  expect(homeLead({ ...none, waiting: 1 })).toBe(
    'Your place in line is kept. We tell you when a seat is yours.',
  )
  expect(homeLead({ ...none, waiting: 1, learning: 1 })).toBe('Your courses are ready when you are.')
})

import { expect, it } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { joinNote } from './join-note.ts'
import type { EnrollmentStatus } from './session.ts'
import { facts, NOW, type Facts } from './session.fixture.ts'

const note = (status: EnrollmentStatus, more: Partial<Facts> = {}, now = NOW) =>
  joinNote(facts(more), status, now, 'UTC')

it('The note of a session that cannot be joined names the reason', () => {
  expect(note('CLOSED', { enrollmentClose: NOW })).toBe('Enrollment closed on Jun 1, 2026.')
  expect(note('CLOSED', { enrollmentClose: null })).toBe('Every seat is taken.')
  expect(note('CLOSED')).toBe('Every seat is taken.')
  expect(note('CLOSED', {}, NOW + 10 * DAY_MS)).toBe('This class is under way; enrollment has closed.')
  expect(note('MANUAL')).toBe('Our staff enrolls members in this class.')
  expect(note('FUTURE', { enrollmentOpen: NOW + DAY_MS })).toBe('Enrollment opens on Jun 2, 2026.')
  expect(note('FUTURE', { startAt: null })).toBeNull()
})

it('The note of a session names an open waitlist, and says that it is too late within a day of a sprint’s start', () => {
  expect(note('WAITLIST')).toBe('Every seat is taken; the waitlist is open.')
  const late = NOW + 9.5 * DAY_MS
  expect(note('ENROLL', {}, late)).toBe('It is too late to join: this class starts within a day.')
  expect(note('WAITLIST', {}, late)).toBe('It is too late to join: this class starts within a day.')
  expect(note('ENROLL', {}, NOW + 10.5 * DAY_MS)).toBe('It is too late to join: this class has begun.')
  expect(note('ENROLL', { sessionKind: 'WORKSHOP' }, late)).toBeNull()
})

it('A session that is open or the member’s own has no note', () => {
  for (const status of ['ENROLL', 'ENROLLED', 'WAITLISTED', 'COMPLETED'] as const)
    expect(note(status)).toBeNull()
})

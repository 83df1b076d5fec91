import { expect, test } from 'vitest'
import { certificateStatus } from './certificate-status.ts'

const none = {
  type: 'OPEN',
  isRegistered: false,
  isCompleted: false,
  credentialId: null,
  withheldReason: null,
} as const
const registered = { ...none, isRegistered: true }
const crashCourse = { ...none, type: 'CRASH_COURSE' } as const

test.each([
  ['without a registration', 'available', none],
  ['with a registration', 'in-progress', registered],
  ['of a crash course, which needs no registration', 'in-progress', crashCourse],
  ['with every badge and without a registration', 'claimable', { ...none, isCompleted: true }],
  ['with every badge and a registration', 'earned', { ...registered, isCompleted: true }],
  ['of a crash course with every badge', 'earned', { ...crashCourse, isCompleted: true }],
  ['that could not be issued', 'withheld', { ...registered, isCompleted: true, withheldReason: 'X' }],
  ['that was issued', 'issued', { ...registered, isCompleted: true, credentialId: 'c' }],
  [
    'that was issued before the registration ended',
    'issued',
    { ...none, isCompleted: true, credentialId: 'c' },
  ],
] as const)('A certificate %s has the status %s', (_name, status, certificate) => {
  expect(certificateStatus(certificate)).toBe(status)
})

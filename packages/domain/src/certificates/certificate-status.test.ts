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
  ['without a registration', none, 'available'],
  ['with a registration', registered, 'in-progress'],
  ['of a crash course, which needs no registration', crashCourse, 'in-progress'],
  ['with every badge and no registration', { ...none, isCompleted: true }, 'claimable'],
  ['with every badge and a registration', { ...registered, isCompleted: true }, 'earned'],
  ['of a crash course with every badge', { ...crashCourse, isCompleted: true }, 'earned'],
  ['that could not be issued', { ...registered, isCompleted: true, withheldReason: 'X' }, 'withheld'],
  ['that was issued', { ...registered, isCompleted: true, credentialId: 'c' }, 'issued'],
  [
    'that was issued before the registration ended',
    { ...none, isCompleted: true, credentialId: 'c' },
    'issued',
  ],
] as const)('The status of a certificate %s is right', (_name, certificate, status) => {
  expect(certificateStatus(certificate)).toBe(status)
})

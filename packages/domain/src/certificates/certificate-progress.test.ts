import { expect, test } from 'vitest'
import {
  certificatesUnderWay,
  certificatesWithCourse,
  courseCount,
  courseShare,
  type ProgressedCertificate,
} from './certificate-progress.ts'

const certificate = (more: Partial<ProgressedCertificate>): ProgressedCertificate => ({
  certificateId: 'c',
  title: 'AI Strategy',
  numRequiredCourses: 3,
  numElectiveCourses: 1,
  numBadges: 2,
  isRegistered: true,
  credentialId: null,
  courseIds: new Set(['a', 'b']),
  ...more,
})
const ids = (certificates: readonly ProgressedCertificate[]) =>
  certificates.map(({ certificateId }) => certificateId)

test('The certificates under way are those with a registration that were not issued, the nearest first', () => {
  const certificates = [
    certificate({ certificateId: 'far', numBadges: 0 }),
    certificate({ certificateId: 'other', isRegistered: false, numBadges: 3 }),
    certificate({ certificateId: 'issued', credentialId: 'x', numBadges: 4 }),
    certificate({ certificateId: 'near', numBadges: 3 }),
    certificate({ certificateId: 'completed', numBadges: 4 }),
  ]
  expect(ids(certificatesUnderWay(certificates))).toEqual(['completed', 'near', 'far'])
})

test('A course counts to the certificates that hold it: those with a registration, then open ones, then issued ones', () => {
  const certificates = [
    certificate({ certificateId: 'issued', credentialId: 'x', numBadges: 4 }),
    certificate({ certificateId: 'open-far', isRegistered: false, numBadges: 0 }),
    certificate({ certificateId: 'open-near', isRegistered: false, numBadges: 3 }),
    certificate({ certificateId: 'registered', numBadges: 1 }),
    certificate({ certificateId: 'without', courseIds: new Set(['b']) }),
  ]
  expect(ids(certificatesWithCourse(certificates, 'a'))).toEqual([
    'registered',
    'open-near',
    'open-far',
    'issued',
  ])
})

test('The progress towards a certificate counts required courses and electives', () => {
  expect([courseCount(certificate({})), courseShare(certificate({}))]).toEqual(['2 of 4 courses', 0.5])
  const single = certificate({ numRequiredCourses: 1, numElectiveCourses: 0, numBadges: 0 })
  expect(courseCount(single)).toBe('0 of 1 course')
})

test('A certificate that needs no course has no progress', () =>
  expect(courseShare(certificate({ numRequiredCourses: 0, numElectiveCourses: 0, numBadges: 0 }))).toBe(0))

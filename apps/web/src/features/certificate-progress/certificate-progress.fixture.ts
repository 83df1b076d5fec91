import type { CertificateProgress } from './certificate-progress-query.ts'

/** Returns a certificate for which the member has registered and that holds the courses 'a' and 'c'. */
export const certificateProgress = (more: Partial<CertificateProgress> = {}): CertificateProgress => ({
  certificateId: 'ai-strategy',
  title: 'AI Strategy',
  badgeImageUrl: '/art/seal/ai.svg',
  numRequiredCourses: 4,
  numElectiveCourses: 0,
  numBadges: 2,
  isRegistered: true,
  isCompleted: false,
  credentialId: null,
  issuingDate: null,
  withheldReason: null,
  courseIds: new Set(['a', 'c']),
  ...more,
})

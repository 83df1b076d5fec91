import type { CertificateDetail } from './certificates-query.ts'

type Group = CertificateDetail['groups'][number]
type Course = Group['courses'][number]

/** Returns a required course of a certificate, whose id is its title. */
export const aProgramCourse = (courseId: string, more: Partial<Course> = {}): Course => ({
  courseId,
  title: courseId,
  subtitle: '',
  coverImageUrl: '/cover.svg',
  liveOnly: false,
  completionRequired: true,
  isCompleted: false,
  meta: { note: null },
  ...more,
})

/** Returns a group of a certificate with these courses. */
export const aProgramGroup = (courses: Course[], more: Partial<Group> = {}): Group => ({
  certificateGroupId: 'g1',
  title: 'Foundations',
  description: 'What the tools do well.',
  isCapstoneGroup: false,
  meta: { note: null },
  courses,
  ...more,
})

/** Returns an open certificate of three required courses, of which the member has one badge and no registration. */
export const aCertificate = (more: Partial<CertificateDetail> = {}): CertificateDetail => ({
  certificateId: 'c1',
  title: 'AI Strategy',
  description: 'Decide where AI earns its keep.',
  type: 'OPEN',
  badgeImageUrl: '/seal.svg',
  coverImageUrl: '/cover.svg',
  primaryColor: null,
  numElectiveCourses: 0,
  numRequiredCourses: 3,
  numBadges: 1,
  isRegistered: false,
  isCompleted: false,
  credentialId: null,
  issuingDate: null,
  withheldReason: null,
  entitledCourseIds: ['offered', 'over', 'without sessions'],
  meta: { bannerDescription: null, registrationPrompt: null, postRegistrationPrompt: null },
  groups: [
    aProgramGroup([
      aProgramCourse('offered'),
      aProgramCourse('over', { isCompleted: true }),
      aProgramCourse('without sessions'),
    ]),
  ],
  ...more,
})

/** The fields of a certificate whose every badge is earned, which is issued to registered members. */
export const COMPLETED = { isCompleted: true, numBadges: 3, issuingDate: '2026-06-08' } as const

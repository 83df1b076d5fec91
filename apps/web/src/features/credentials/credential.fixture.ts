import type { OwnCredential } from './credentials-query.ts'

/** Returns a certificate of the member. */
export const certificate = (more: Partial<OwnCredential> = {}): OwnCredential => ({
  credentialId: 'c1',
  kind: 'CERTIFICATE',
  certificateId: 'ai-strategy',
  courseId: null,
  title: 'AI Strategy',
  recipientName: 'Nora Lindqvist',
  issuerName: 'Section',
  issuedOn: '2026-11-02',
  courseTitles: ['AI for Managers', 'Prompting'],
  imageUrl: '/art/seal/ai.svg',
  downloadUrl: '/credentials/c1.pdf?s=x',
  isPublic: false,
  ...more,
})

/** Returns the badge of a course that the member has earned. */
export const badge = (courseId: string, more: Partial<OwnCredential> = {}): OwnCredential =>
  certificate({
    credentialId: `badge-${courseId}`,
    kind: 'BADGE',
    certificateId: null,
    courseId,
    title: `Course ${courseId}`,
    courseTitles: [`Course ${courseId}`],
    imageUrl: `/art/badge/${courseId}.svg`,
    ...more,
  })

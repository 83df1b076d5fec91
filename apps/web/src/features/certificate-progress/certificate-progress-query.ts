import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CertificateProgressFragment } from '@section/contract/generated/operations/graphql.ts'
import type { ProgressedCertificate } from '@section/domain/certificates/certificate-progress.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

graphql(`
  fragment CertificateProgress on Query {
    listCertificates {
      certificateId
      title
      badgeImageUrl
      numRequiredCourses
      numElectiveCourses
      numBadges
      isRegistered
      isCompleted
      credentialId
      issuingDate
      withheldReason
      groups {
        courses {
          courseId
        }
      }
    }
  }
`)

const CertificateProgressDocument = graphql(`
  query CertificateProgress {
    ...CertificateProgress
  }
`)

type Answered = CertificateProgressFragment['listCertificates'][number]

/** A certificate with the member's progress and the ids of its courses. */
export type CertificateProgress = ProgressedCertificate & Omit<Answered, 'groups'>

/** The member's progress towards each certificate. The key begins as that of the certificates, with which it becomes stale. */
export const certificateProgressQuery = queryOptions({
  queryKey: ['certificates', 'progress'],
  queryFn: async () => readCertificateProgress(await execute(CertificateProgressDocument)),
})

/** Returns the certificates of an answer, each with the ids of its courses. */
export const readCertificateProgress = (answer: CertificateProgressFragment): CertificateProgress[] =>
  answer.listCertificates.map(({ groups, ...certificate }) => ({
    ...certificate,
    courseIds: new Set(groups.flatMap(({ courses }) => courses.map(({ courseId }) => courseId))),
  }))

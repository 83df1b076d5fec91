import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CertificateQuery, CertificatesQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

graphql(`
  fragment CertificateSummary on Certificate {
    certificateId
    title
    description
    type
    badgeImageUrl
    numElectiveCourses
    numRequiredCourses
    numBadges
    isRegistered
    isCompleted
    credentialId
    issuingDate
    withheldReason
    meta {
      registrationPrompt
      postRegistrationPrompt
    }
  }
`)

graphql(`
  fragment CertificateDetail on Certificate {
    ...CertificateSummary
    coverImageUrl
    primaryColor
    entitledCourseIds
    meta {
      bannerDescription
    }
    groups {
      certificateGroupId
      title
      description
      isCapstoneGroup
      meta {
        note
      }
      courses {
        courseId
        title
        subtitle
        coverImageUrl
        liveOnly
        completionRequired
        isCompleted
        meta {
          note
        }
      }
    }
  }
`)

const CertificatesDocument = graphql(`
  query Certificates {
    listCertificates {
      ...CertificateSummary
    }
  }
`)

const CertificateDocument = graphql(`
  query Certificate($certificateId: ID!) {
    getCertificate(certificateId: $certificateId) {
      ...CertificateDetail
    }
  }
`)

/** A certificate as a list shows it. */
export type Certificate = CertificatesQuery['listCertificates'][number]
/** A certificate with its groups of courses. */
export type CertificateDetail = NonNullable<CertificateQuery['getCertificate']>

/** The certificates that the member sees, in the school's order. Its key begins that of every certificate. */
export const certificatesQuery = queryOptions({
  queryKey: ['certificates'],
  queryFn: async (): Promise<Certificate[]> => (await execute(CertificatesDocument)).listCertificates,
})

/** One certificate with its groups of courses; null when the member cannot see it. */
export const certificateQuery = (certificateId: string) =>
  queryOptions({
    queryKey: [...certificatesQuery.queryKey, certificateId],
    queryFn: async (): Promise<CertificateDetail | null> =>
      (await execute(CertificateDocument, { certificateId })).getCertificate,
  })

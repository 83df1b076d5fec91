import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CertificatesQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

const CertificatesDocument = graphql(`
  query Certificates {
    listCertificates {
      certificateId
      title
      description
      type
      badgeImageUrl
      numElectiveCourses
      numRequiredCourses
      numBadges
      isRegistered
      meta {
        registrationPrompt
        postRegistrationPrompt
      }
    }
  }
`)

export type Certificate = CertificatesQuery['listCertificates'][number]

/** The certificates that the member sees, in the school's order. */
export const certificatesQuery = queryOptions({
  queryKey: ['certificates'],
  queryFn: async (): Promise<Certificate[]> => (await execute(CertificatesDocument)).listCertificates,
})

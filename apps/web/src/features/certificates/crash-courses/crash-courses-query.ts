import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { type CertificateDetail, certificatesQuery } from '../certificates-query.ts'

const CrashCoursesDocument = graphql(`
  query CrashCourses {
    getEntitledCertificates(type: CRASH_COURSE) {
      certificateId
    }
  }
`)

const CrashCourseDocument = graphql(`
  query CrashCourse($certificateId: ID!) {
    getCrashCourseCertificate(certificateId: $certificateId) {
      ...CertificateDetail
    }
  }
`)

/** The ids of the certificates of the crash courses that the member bought. */
export const crashCoursesQuery = queryOptions({
  queryKey: [...certificatesQuery.queryKey, 'crash-courses'],
  queryFn: async () => {
    const { getEntitledCertificates } = await execute(CrashCoursesDocument)
    return getEntitledCertificates.map(({ certificateId }) => certificateId)
  },
})

/** The certificate of a crash course; null when the member bought none of its courses. */
export const crashCourseQuery = (certificateId: string) =>
  queryOptions({
    queryKey: [...crashCoursesQuery.queryKey, certificateId],
    queryFn: async (): Promise<CertificateDetail | null> =>
      (await execute(CrashCourseDocument, { certificateId })).getCrashCourseCertificate,
  })

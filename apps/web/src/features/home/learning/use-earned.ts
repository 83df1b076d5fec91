import { useQuery } from '@tanstack/react-query'
import { certificatesUnderWay } from '@section/domain/certificates/certificate-progress.ts'
import { certificateProgressQuery } from '../../certificate-progress/certificate-progress-query.ts'
import { credentialsQuery } from '../../credentials/credentials-query.ts'

/** Returns, as one query, what the member has earned and the certificates for which they have registered. */
export function useEarned() {
  // The loader has asked before the screen is shown, which says that it failed.
  const credentials = useQuery({ ...credentialsQuery, retryOnMount: false })
  const progress = useQuery({ ...certificateProgressQuery, retryOnMount: false })
  return {
    data:
      credentials.data && progress.data
        ? { earned: credentials.data, underWay: certificatesUnderWay(progress.data) }
        : undefined,
    isFetching: credentials.isFetching || progress.isFetching,
    errorUpdateCount: credentials.errorUpdateCount + progress.errorUpdateCount,
    refetch: () => Promise.all([credentials.refetch(), progress.refetch()]),
  }
}

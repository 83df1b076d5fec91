import { useQuery } from '@tanstack/react-query'
import { isNewcomer } from '@section/domain/home/welcome.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import type { Dashboard } from '../../catalog/dashboard-query.ts'
import { certificateProgressQuery } from '../../certificate-progress/certificate-progress-query.ts'
import { credentialsQuery } from '../../credentials/credentials-query.ts'
import { homeEventsQuery } from './home-events-query.ts'
import { studyQuery } from './study-query.ts'

/** Returns whether the member has never done anything at the school. What did not load says nothing against it. */
export function useNewcomer({ sessions, bookmarks, resume }: Dashboard): boolean {
  const { viewer } = useSignedIn()
  const { data: study } = useQuery(studyQuery)
  const { data: credentials = [] } = useQuery({ ...credentialsQuery, retryOnMount: false })
  const { data: certificates = [] } = useQuery({ ...certificateProgressQuery, retryOnMount: false })
  const { data: events } = useQuery(homeEventsQuery(viewer.userId))
  const registered = certificates.filter(({ isRegistered }) => isRegistered)
  return isNewcomer({
    sessions,
    shares: study?.shares ?? new Map(),
    hasResumePoint: resume !== null,
    counts: [bookmarks.size, credentials.length, registered.length, events?.numAnswered ?? 0],
  })
}

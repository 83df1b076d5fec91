import type { QueryClient } from '@tanstack/react-query'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { loadTogether } from '../../../lib/loading/load-together.ts'
import { readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { loadTrialUpsell } from '../../billing/upsell/TrialUpsell.tsx'
import { dashboardQuery, readDashboard } from '../../catalog/dashboard-query.ts'
import {
  certificateProgressQuery,
  readCertificateProgress,
} from '../../certificate-progress/certificate-progress-query.ts'
import { credentialsQuery } from '../../credentials/credentials-query.ts'
import { HomeDocument } from './home-document.ts'
import { homeEventsQuery, readEvents } from './home-events-query.ts'
import { homeMembersQuery, readMembers } from './home-members-query.ts'
import { readStudy, studyQuery } from './study-query.ts'

/**
 * Loads everything that home shows by one request, unless it is known. Home is shown without what fails besides the courses,
 * and then offers to load it again. Errors: those of the courses. See docs/decisions/home.md.
 */
export async function loadHome(queryClient: QueryClient): Promise<void> {
  // The id is in a cookie: after a sign-in home is asked for beside the member, not once the member has arrived.
  const userId = readCookie('user_id') ?? ''
  const load = loadTogether(queryClient, () => execute(HomeDocument, { userId }))
  const courses = load(dashboardQuery, readDashboard)
  const parts = [
    load(studyQuery, readStudy),
    load(credentialsQuery, ({ listCredentials }) => listCredentials),
    load(certificateProgressQuery, readCertificateProgress),
    load(homeMembersQuery, readMembers),
    load(homeEventsQuery(userId), readEvents),
    loadTrialUpsell(load),
  ]
  await Promise.all([courses, Promise.allSettled(parts)])
}

import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { transactionalStart } from '@section/domain/catalog/transactional-start.ts'
import { viewerQuery } from '../../lib/viewer/viewer.ts'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import type { Dashboard } from './dashboard-query.ts'

/** Redirects a member who bought one sprint and nothing else to its course. One without any is logged. */
export async function openOnlyCourse(
  queryClient: QueryClient,
  sessions: Dashboard['sessions'],
): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  const start = transactionalStart(viewer, sessions)
  if (start?.kind === 'nothing') reportError(new Error('A transactional member has no entitled sessions.'))
  if (start?.kind === 'course')
    throw redirect({ href: pathTo('course', { courseId: start.courseId }), replace: true })
}

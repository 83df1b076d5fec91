import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { certificateQuery } from '../../features/certificates/certificates-query.ts'
import { orNotFound } from '../../lib/routing/or-not-found.ts'
import { viewerQuery } from '../../lib/viewer/viewer.ts'

/**
 * Throws "not found" unless the parameters of a screen that is not built yet name something that the viewer may know: their
 * own account, their own customer, or a certificate of theirs.
 */
export async function expectKnown(
  queryClient: QueryClient,
  params: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  for (const [name, value] of Object.entries(params)) {
    if (name === 'certificateId') await orNotFound(queryClient.ensureQueryData(certificateQuery(value ?? '')))
    else if (name === 'userId' ? value !== viewer.userId : value !== viewer.customerId) throw notFound()
  }
}

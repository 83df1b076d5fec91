import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { viewerQuery } from '../../lib/viewer/viewer.ts'

/**
 * Throws "not found" unless the parameters of a screen that is not built yet name something that the viewer may know: their
 * own account or their own customer.
 */
export async function expectKnown(
  queryClient: QueryClient,
  params: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  for (const [name, value] of Object.entries(params)) {
    if (name === 'userId' ? value !== viewer.userId : value !== viewer.customerId) throw notFound()
  }
}

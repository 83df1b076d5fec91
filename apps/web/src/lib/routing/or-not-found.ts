import { notFound } from '@tanstack/react-router'
import { reportError } from '../tracking/error-reporting.ts'
import { isOutage } from '../graphql/failures.ts'
import { GraphQLFailure } from '../graphql/graphql-client.ts'

/**
 * Returns the data of a screen. Throws "not found" for null and for a refusal; an outage is rethrown. See
 * docs/product/app-shell.md#not-found.
 */
export async function orNotFound<Data>(loading: Promise<Data | null>): Promise<Data> {
  const data = await loading.catch((error: unknown) => {
    if (!(error instanceof GraphQLFailure) || isOutage(error)) throw error
    reportError(error)
    return null
  })
  if (data === null) throw notFound()
  return data
}

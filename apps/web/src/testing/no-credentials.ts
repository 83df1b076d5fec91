import { queryClient } from '../lib/graphql/query-client.ts'

/** Keeps that the member has no certificates and badges, so that the account settings do not ask for them. */
export function keepNoCredentials(): void {
  queryClient.setQueryData(['credentials'], [])
}

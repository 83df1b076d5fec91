import { queryClient } from '../lib/graphql/query-client.ts'

/** Keeps that the member has no notes, under the key of their query, so that the account settings do not ask for them. */
export function keepNoNotes(): void {
  queryClient.setQueryData(['video', 'noted-courses'], [])
}

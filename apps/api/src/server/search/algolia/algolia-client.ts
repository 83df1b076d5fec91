import { type SearchClient, searchClient } from '@algolia/client-search'
import type { AlgoliaConfig } from '../../config/outside-services.ts'

/** Time limits in ms. */
interface Timeouts {
  connect: number
  read: number
  write: number
}

/** A search is given up after two seconds, in which the client must have tried the next host too. */
const SEARCHING: Timeouts = { connect: 1000, read: 1000, write: 30_000 }

/** Nobody waits for indexing: a slow answer is better than another attempt, which comes half a minute later. */
export const INDEXING: Timeouts = { connect: 5000, read: 15_000, write: 30_000 }

/** Returns Algolia's own client: for Algolia's servers, or for the configured one. */
export function openAlgolia(
  { appId, apiKey, host }: Pick<AlgoliaConfig, 'appId' | 'apiKey' | 'host'>,
  timeouts = SEARCHING,
): SearchClient {
  const address = host === undefined ? undefined : new URL(host)
  return searchClient(appId, apiKey, {
    timeouts,
    ...(address && {
      hosts: [
        {
          url: address.host + address.pathname.replace(/\/$/, ''),
          accept: 'readWrite',
          protocol: address.protocol === 'http:' ? 'http' : 'https',
        },
      ],
    }),
  })
}

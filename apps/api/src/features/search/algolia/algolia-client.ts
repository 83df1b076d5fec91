import { type SearchClient, searchClient } from '@algolia/client-search'
import type { AlgoliaConfig } from '../../../server/config.ts'

/** Shorter than the two seconds after which a search is given up; the client tries the next host meanwhile. */
const READ_MS = 1000
const CONNECT_MS = 1000
const WRITE_MS = 30_000

/** Returns Algolia's own client: for Algolia's servers, or for the configured one. */
export function openAlgolia({ appId, apiKey, host }: AlgoliaConfig): SearchClient {
  const address = host === undefined ? undefined : new URL(host)
  return searchClient(appId, apiKey, {
    timeouts: { connect: CONNECT_MS, read: READ_MS, write: WRITE_MS },
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

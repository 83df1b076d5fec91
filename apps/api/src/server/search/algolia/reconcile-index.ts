import { isDeepStrictEqual } from 'node:util'
import type { BatchRequest, BrowseResponse, IndexSettings, SearchClient } from '@algolia/client-search'

/** A record of an index: its id, and the attributes by which it is found. */
export interface ReconciledRecord extends Record<string, unknown> {
  objectID: string
}

/** The name of an index, and the settings that it gets when it is new. */
export interface IndexDefinition {
  indexName: string
  settings: IndexSettings
}

const REQUESTS_PER_BATCH = 1000
const NOT_FOUND = 404

/** Brings an index in step with records: adds, updates and deletes what differs. */
export async function reconcileIndex(
  client: SearchClient,
  { indexName, settings }: IndexDefinition,
  records: readonly ReconciledRecord[],
): Promise<void> {
  const stored = await browse(client, indexName)
  if (!stored || isOutdated(stored, records)) await client.setSettings({ indexName, indexSettings: settings })
  const requests = differences(stored ?? new Map(), records)
  for (let from = 0; from < requests.length; from += REQUESTS_PER_BATCH)
    await client.batch({
      indexName,
      batchWriteParams: { requests: requests.slice(from, from + REQUESTS_PER_BATCH) },
    })
}

/**
 * Returns whether an index was filled by a version whose records had fewer attributes: its settings do not search in the new
 * ones, so that it gets ours once more.
 */
function isOutdated(stored: ReadonlyMap<string, object>, [record]: readonly ReconciledRecord[]): boolean {
  const attributes = Object.keys(record ?? {})
  return stored.size > 0 && ![...stored.values()].some((each) => attributes.every((name) => name in each))
}

/** Returns the records of an index by id; undefined if there is no such index yet. */
async function browse(
  client: SearchClient,
  indexName: string,
): Promise<ReadonlyMap<string, object> | undefined> {
  const stored = new Map<string, object>()
  try {
    await client.browseObjects({
      indexName,
      browseParams: { hitsPerPage: 1000 },
      aggregator: ({ hits }: BrowseResponse) => {
        for (const hit of hits) stored.set(hit.objectID, hit)
      },
    })
    return stored
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === NOT_FOUND) return undefined
    throw error
  }
}

/** Returns the requests that turn what is stored into these records. */
function differences(
  stored: ReadonlyMap<string, object>,
  records: readonly ReconciledRecord[],
): BatchRequest[] {
  const wanted = new Set(records.map(({ objectID }) => objectID))
  const written = records.flatMap((record): BatchRequest[] => {
    const before = stored.get(record.objectID)
    if (before && isDeepStrictEqual({ ...before }, { ...record })) return []
    return [{ action: before ? 'updateObject' : 'addObject', body: { ...record } }]
  })
  const left = [...stored.keys()].filter((objectID) => !wanted.has(objectID))
  return [
    ...written,
    ...left.map((objectID): BatchRequest => ({ action: 'deleteObject', body: { objectID } })),
  ]
}

import type { SearchClient } from '@algolia/client-search'
import { AI_STACK } from '@section/domain/entitlement/course-entitlement.ts'
import type { AlgoliaConfig } from '../../../server/config/outside-services.ts'
import { reconcileIndex } from '../../../server/search/algolia/reconcile-index.ts'
import type { SearchDocument } from '../documents/search-document.ts'
import { INDEX_SETTINGS as settings, searchRecord } from './search-record.ts'

/** Brings both indexes in step with all documents: adds, updates and deletes the records that differ. */
export async function reconcileIndexes(
  client: SearchClient,
  indexes: AlgoliaConfig['indexes'],
  documents: readonly SearchDocument[],
): Promise<void> {
  const ofAi = documents.filter(({ stack }) => stack === AI_STACK)
  await reconcileIndex(client, { indexName: indexes.all, settings }, documents.map(searchRecord))
  await reconcileIndex(client, { indexName: indexes.ai, settings }, ofAi.map(searchRecord))
}

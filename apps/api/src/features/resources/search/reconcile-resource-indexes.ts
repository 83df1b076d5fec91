import type { IndexSettings, SearchClient } from '@algolia/client-search'
import { AI_STACK } from '@section/domain/entitlement/course-entitlement.ts'
import type { AlgoliaConfig } from '../../../server/config/outside-services.ts'
import { cutFolded, withFoldedWords } from '../../../server/search/algolia/folded-text.ts'
import { reconcileIndex } from '../../../server/search/algolia/reconcile-index.ts'
import { RELEVANCE_SETTINGS } from '../../../server/search/algolia/relevance-settings.ts'
import type { StoredResource } from '../resource-store.ts'
import { searchedTexts } from './searched-texts.ts'

/** Algolia takes records of up to 10 kB, of which the text may have this share. */
const MAX_TEXT_BYTES = 7000

/** Brings both indexes of resources in step with the published ones: adds, updates and deletes the records that differ. */
export async function reconcileResourceIndexes(
  client: SearchClient,
  indexes: AlgoliaConfig['resourceIndexes'],
  resources: readonly StoredResource[],
): Promise<void> {
  const ofAi = resources.filter(({ stack }) => stack === AI_STACK)
  await reconcileIndex(client, { indexName: indexes.all, settings: SETTINGS }, resources.map(toRecord))
  await reconcileIndex(client, { indexName: indexes.ai, settings: SETTINGS }, ofAi.map(toRecord))
}

function toRecord(resource: StoredResource) {
  const { title, subtitle, filters, text } = searchedTexts(resource)
  return {
    objectID: resource.resourceId,
    title: withFoldedWords(title),
    subtitle: withFoldedWords(subtitle),
    filters: filters.map(withFoldedWords),
    text: cutFolded(text, MAX_TEXT_BYTES),
    created: resource.createdAt.getTime(),
  }
}

/** The settings of a new index, by which both engines answer alike; afterwards they belong to the school. */
const SETTINGS: IndexSettings = {
  ...RELEVANCE_SETTINGS,
  searchableAttributes: ['unordered(title)', 'subtitle,filters', 'unordered(text)'],
  customRanking: ['desc(created)'],
}

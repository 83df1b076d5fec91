import type { IndexSettings } from '@algolia/client-search'
import { ONE_TYPO_FROM, TWO_TYPOS_FROM } from '../typos.ts'

/**
 * The settings of a new index that make Algolia rank and forgive typos as our own engines do. With 'min', a typo is forgiven
 * only where nothing has the words as they are typed.
 */
export const RELEVANCE_SETTINGS: IndexSettings = {
  // The fields in which the words stand count more than their distance, and every word counts.
  ranking: ['typo', 'geo', 'words', 'filters', 'attribute', 'proximity', 'exact', 'custom'],
  attributeCriteriaComputedBy: 'sum',
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  typoTolerance: 'min',
  minWordSizefor1Typo: ONE_TYPO_FROM,
  minWordSizefor2Typos: TWO_TYPOS_FROM,
  allowTyposOnNumericTokens: false,
}

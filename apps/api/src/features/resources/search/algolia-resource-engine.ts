import type { SearchClient } from '@algolia/client-search'
import type { AlgoliaConfig } from '../../../server/config/outside-services.ts'
import { openAlgolia } from '../../../server/search/algolia/algolia-client.ts'
import { sentWords } from '../../../server/search/algolia/sent-words.ts'
import { MAX_RESOURCE_HITS, type ResourceEngine, type ResourceQuery } from './resource-engine.ts'

/** Searches in Algolia's indexes of resources. */
export class AlgoliaResourceEngine implements ResourceEngine {
  readonly #client: SearchClient
  readonly #indexes: AlgoliaConfig['resourceIndexes']

  /** `client` has the time limits of a search by default. */
  constructor(config: Omit<AlgoliaConfig, 'indexes'>, client = openAlgolia(config)) {
    this.#client = client
    this.#indexes = config.resourceIndexes
  }

  async search({ index, words: typed }: ResourceQuery): Promise<string[]> {
    const words = sentWords(typed)
    const found = await this.#find(index, words)
    return found.length > 0 || words.length < 2 ? found : this.#find(index, words, words)
  }

  async #find(
    index: ResourceQuery['index'],
    words: readonly string[],
    optionalWords?: string[],
  ): Promise<string[]> {
    const { hits } = await this.#client.searchSingleIndex({
      indexName: this.#indexes[index],
      searchParams: {
        query: words.join(' '),
        ...(optionalWords && { optionalWords }),
        attributesToRetrieve: ['objectID'],
        attributesToHighlight: [],
        hitsPerPage: MAX_RESOURCE_HITS,
      },
    })
    return hits.map(({ objectID }) => objectID)
  }
}

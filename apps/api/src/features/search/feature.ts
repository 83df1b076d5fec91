import { defineFeature } from '../../server/feature.ts'
import { searchContent } from './documents/content.ts'
import { searchJobs } from './search-jobs.ts'
import { PostgresEngine } from './postgres/postgres-engine.ts'
import { searchOperations } from './resolvers.ts'
import type { SearchEngine } from './search-engine.ts'

declare module '../../server/services.ts' {
  interface Services {
    search: SearchEngine
  }
}

export const searchFeature = defineFeature({
  operations: searchOperations,
  content: searchContent,
  jobs: searchJobs,
  async services({ config, database, log }): Promise<{ search: SearchEngine }> {
    if (config.search.engine === 'postgres') return { search: new PostgresEngine(database.db) }
    const { appId, host, indexes } = config.search
    log.info({ appId, host, indexes }, 'Algolia answers searches')
    // The client is imported here, because most schools search in their own database.
    const { AlgoliaEngine } = await import('./algolia/algolia-engine.ts')
    return { search: new AlgoliaEngine(config.search) }
  },
})

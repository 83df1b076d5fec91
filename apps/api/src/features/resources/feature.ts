import { defineFeature } from '../../server/feature.ts'
import { serverSecret } from '../../server/server-secrets-store.ts'
import { resourcesContent } from './content/content.ts'
import { mountResourceFiles } from './files/resource-file-routes.ts'
import { ResourceLinks } from './files/resource-links.ts'
import { mountResourceCovers } from './resource-covers.ts'
import { ResourceShelf } from './resource-shelf.ts'
import { resourceOperations } from './resolvers.ts'
import { KnownWords } from './search/known-words.ts'
import { PostgresResourceEngine } from './search/postgres-resource-engine.ts'
import type { ResourceEngine } from './search/resource-engine.ts'

declare module '../../server/services.ts' {
  interface Services {
    resources: ResourceShelf
    resourceEngine: ResourceEngine
    resourceLinks: ResourceLinks
  }
}

export const resourcesFeature = defineFeature({
  operations: resourceOperations,
  content: resourcesContent,
  routes(app, services) {
    mountResourceCovers(app)
    mountResourceFiles(app, services)
  },
  async services({ cacheInvalidation, clock, config, database: { db } }) {
    return {
      resources: new ResourceShelf(db, cacheInvalidation, clock),
      resourceEngine: await openEngine(),
      resourceLinks: new ResourceLinks(await serverSecret(db, 'resource-links')),
    }

    async function openEngine(): Promise<ResourceEngine> {
      if (config.search.engine === 'postgres')
        return new PostgresResourceEngine(db, new KnownWords(db, cacheInvalidation, clock))
      // The client is imported here, because most schools search in their own database.
      const { AlgoliaResourceEngine } = await import('./search/algolia-resource-engine.ts')
      return new AlgoliaResourceEngine(config.search)
    }
  },
})

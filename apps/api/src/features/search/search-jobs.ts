import type { Services } from '../../server/services.ts'
import { type Job, JobFailure, type JobHandler } from '../../server/jobs/job.ts'
import { queueIndexing, SEARCH_INDEX_QUEUE } from './documents/content.ts'
import { refreshDocuments } from './documents/refresh-documents.ts'
import { refreshResourceWords } from '../resources/search/resource-words-store.ts'
import { loadResources } from '../resources/resource-store.ts'
import { readDocuments } from './documents/documents-store.ts'

/** The jobs that keep the hosted indexes in step after each change, and that find at night what was changed by hand. */
export const searchJobs: readonly Job[] = [
  {
    queue: SEARCH_INDEX_QUEUE,
    // One job runs at a time, so that an older state of the courses never overwrites a newer one.
    options: {
      policy: 'singleton',
      retryLimit: 9,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 600,
    },
    concurrency: 1,
    open: openIndexing,
  },
  {
    queue: 'refresh-search',
    cron: '40 3 * * *',
    // The documents may have been derived differently by another version of the server.
    atStart: true,
    run: refreshSearch,
    failure: 'The search could not be refreshed',
  },
]

async function refreshSearch({ cacheInvalidation, jobs }: Services): Promise<void> {
  await cacheInvalidation.transaction(async (tx) => {
    await refreshDocuments(tx)
    await refreshResourceWords(tx)
    await queueIndexing(tx, jobs)
  })
}

/** Opens the work on the hosted indexes. Without a hosted engine there is none to do. */
async function openIndexing({ config, database }: Services): Promise<JobHandler> {
  const algolia = config.search
  if (algolia.engine === 'postgres') return { run: async () => {} }
  // The client is imported here, because most schools search in their own database.
  const { INDEXING, openAlgolia } = await import('../../server/search/algolia/algolia-client.ts')
  const { reconcileIndexes } = await import('./algolia/reconcile-indexes.ts')
  const { reconcileResourceIndexes } = await import('../resources/search/reconcile-resource-indexes.ts')
  const client = openAlgolia(algolia, INDEXING)
  return {
    async run() {
      const documents = await readDocuments(database.db)
      const resources = await loadResources(database.db)
      try {
        await reconcileIndexes(client, algolia.indexes, documents)
        await reconcileResourceIndexes(client, algolia.resourceIndexes, resources)
      } catch (error) {
        throw new JobFailure(`the search index could not be updated: ${reasonOf(error)}`, false)
      }
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'status' in error ? `${error.name} ${String(error.status)}` : error.name
}

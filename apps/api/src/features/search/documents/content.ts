import type { Db } from '@section/db/connection.ts'
import type { FeatureContent } from '../../../server/content/feature-content.ts'
import type { JobQueue } from '../../../server/jobs/job-queue.ts'
import { refreshDocuments } from './refresh-documents.ts'

/** The queue of the jobs that bring the hosted indexes in step with the courses. */
export const SEARCH_INDEX_QUEUE = 'search-index'

/** Queues, in this transaction, the work of bringing the hosted indexes in step. */
export const queueIndexing = (tx: Db, jobs: JobQueue): Promise<void> =>
  jobs.send(tx, SEARCH_INDEX_QUEUE, [{ data: {} }])

/** The search documents follow from the courses that the catalog has written before. */
export const searchContent = {
  watch:
    async (tx, { jobs }) =>
    () =>
      queueIndexing(tx, jobs),
  writeOffer: refreshDocuments,
} satisfies FeatureContent

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { JobFailure, type QueuedJob } from '../../server/jobs/job.ts'
import { JobQueue } from '../../server/jobs/job-queue.ts'
import { runJobs } from '../../server/jobs/job-worker.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { queueIndexing } from './documents/content.ts'
import { searchJobs } from './search-jobs.ts'

let server: TestServer
const opened: (() => Promise<void>)[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => Promise.all(opened.splice(0).map((stop) => stop())))
afterAll(() => server.close())

/** Opens the queue of indexing as one server does, which calls `work` in place of the hosted index. */
async function openWorker(work: () => Promise<void>): Promise<void> {
  const own = searchJobs.find((each) => 'open' in each)
  if (!own || !('open' in own)) throw new Error('There is no indexing job.')
  const handler = { run: work, onGivenUp: async () => {}, close: async () => {} }
  const job: QueuedJob = { ...own, open: async () => handler }
  const jobs = await JobQueue.open(server.database, { jobs: [job], works: true, log: server.services.log })
  await runJobs([job], { ...server.services, jobs })
  opened.push(() => jobs.stop())
}

const askForIndexing = () => server.database.db.transaction((tx) => queueIndexing(tx, server.services.jobs))

test('Indexing that is asked for while the index is updated begins afterwards, also with two servers', async () => {
  const begun: PromiseWithResolvers<void>[] = []
  const work = () => {
    const update = Promise.withResolvers<void>()
    begun.push(update)
    return update.promise
  }
  await openWorker(work)
  await openWorker(work)
  await askForIndexing()
  await vi.waitFor(() => expect(begun).toHaveLength(1), 10_000)
  await askForIndexing()
  // This is longer than three intervals of polling.
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(begun).toHaveLength(1)
  begun[0]?.resolve()
  await vi.waitFor(() => expect(begun).toHaveLength(2), 10_000)
  begun[1]?.resolve()
})

test('Indexing that has failed and waits for its next attempt does not delay indexing that is asked for later', async () => {
  let attempts = 0
  await openWorker(async () => {
    if (++attempts === 1) throw new JobFailure('the index is away', false)
  })
  await askForIndexing()
  await vi.waitFor(() => expect(attempts).toBe(1), 10_000)
  await askForIndexing()
  await vi.waitFor(() => expect(attempts).toBe(2), 10_000)
})

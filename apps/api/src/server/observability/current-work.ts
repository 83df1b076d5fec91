import { AsyncLocalStorage } from 'node:async_hooks'

/** What this code runs for: a request, or a job and the request that sent it. It stands in each log line of the work. */
export interface Work {
  requestId?: string
  queue?: string
  jobId?: string
}

const storage = new AsyncLocalStorage<Work>()

/** Runs what `work` names, also what follows in promises. */
export const runAs = <T>(work: Work, run: () => T): T => storage.run(work, run)

/** Returns what this code runs for; empty outside of requests and jobs. The caller may change it. */
export const currentWork = (): Work => ({ ...storage.getStore() })

import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@section/db/connection.ts'
import { createMemberStates } from '../server/access/member-state-store.ts'
import { createSignIns } from '../server/access/sign-ins-store.ts'
import { CacheInvalidation } from '../server/cache/cache-invalidation.ts'
import { CalendarLinks } from '../server/links/calendar-links.ts'
import type { Clock } from '../server/clock.ts'
import type { Config } from '../server/config/config.ts'
import { mergeParts } from '../server/feature.ts'
import { FlagClient } from '../server/flags/flag-client.ts'
import { JobQueue } from '../server/jobs/job-queue.ts'
import { Limits } from '../server/limits/limits.ts'
import { MediaLinks } from '../server/links/media-links.ts'
import { SkippedTime } from '../server/skipped-time.ts'
import { serverSecret } from '../server/server-secrets-store.ts'
import type { KernelServices, Services } from '../server/services.ts'
import {
  calendarSources,
  features,
  type FeatureServices,
  jobs,
  mails,
  recordingAudiences,
} from './features.ts'

interface Foundation {
  config: Config
  clock: Clock
  /** A clock that cannot be set. */
  monotonic: Clock
  log: FastifyBaseLogger
  database: Database
  /** Returns the URL of the flag service; null for none. */
  flagServiceUrl: () => string | null
}

/** Builds all services: first the kernel's, then those of the features, which depend on them. */
export async function buildServices({
  flagServiceUrl,
  monotonic,
  ...foundation
}: Foundation): Promise<Services> {
  const { config, clock, log, database } = foundation
  // A database without a job queue was never migrated; nothing has been started then.
  const jobQueue = await JobQueue.open(database, { jobs, works: config.works, log })
  const cacheInvalidation = new CacheInvalidation(database)
  await cacheInvalidation.start()
  const kernel: KernelServices = {
    ...foundation,
    cacheInvalidation,
    skippedTime: new SkippedTime(clock, monotonic),
    jobs: jobQueue,
    members: createMemberStates(database.db, cacheInvalidation, clock),
    signIns: createSignIns(database.db, cacheInvalidation, clock),
    limits: new Limits(database.db, { on: config.rateLimits }),
    flags: new FlagClient({ url: flagServiceUrl, key: config.flags.key, clock, log }),
    mediaLinks: new MediaLinks(
      await serverSecret(database.db, 'media-links'),
      config.content.mediaOrigin ?? '',
    ),
    calendarLinks: new CalendarLinks(await serverSecret(database.db, 'calendar-links')),
  }
  const parts = []
  for (const feature of features) parts.push(await feature.services?.(kernel))
  return { ...kernel, calendarSources, mails, recordingAudiences, ...(mergeParts(parts) as FeatureServices) }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@section/db/connection.ts'
import type { IdTokens } from './access/id-tokens.ts'
import type { MemberStates } from './access/member-state-store.ts'
import type { SignIns } from './access/sign-ins-store.ts'
import type { CacheInvalidation } from './cache/cache-invalidation.ts'
import type { CalendarLinks } from './links/calendar-links.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { FlagClient } from './flags/flag-client.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Limits } from './limits/limits.ts'
import type { SkippedTime } from './skipped-time.ts'
import type { MediaLinks } from './links/media-links.ts'

/** The services from which features build their own. */
export interface KernelServices {
  config: Config
  clock: Clock
  skippedTime: SkippedTime
  log: FastifyBaseLogger
  database: Database
  cacheInvalidation: CacheInvalidation
  members: MemberStates
  signIns: SignIns
  limits: Limits
  flags: FlagClient
  jobs: JobQueue
  mediaLinks: MediaLinks
  calendarLinks: CalendarLinks
}

/**
 * All services of the server, built once by `app/build-services.ts` and passed to every request. A feature declares its
 * own services by merging them into this interface in its `feature.ts`, so that the server need not know the feature.
 */
export interface Services extends KernelServices {
  idTokens: IdTokens
}

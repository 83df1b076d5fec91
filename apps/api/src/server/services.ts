import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@section/db/connection.ts'
import type { CatalogueSnapshots } from '../features/catalogue/catalogue-snapshot.ts'
import type { Flags } from './flags/flags.ts'
import type { MailedCodes } from '../features/identity/password/mailed-codes.ts'
import type { BotChallenges } from '../features/invitations/registration/bot-challenges.ts'
import type { IdTokens } from './access/id-tokens.ts'
import type { MemberStates } from './access/member-state.ts'
import type { SignIns } from './access/sign-ins.ts'
import type { CalendarLinks } from './calendar-links.ts'
import type { CacheInvalidation } from './cache-invalidation.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Limits } from './limits/limits.ts'
import type { MediaLinks } from './media-links.ts'

/** What the server is made of; built once at start, handed to every request. */
export interface Services {
  config: Config
  clock: Clock
  log: FastifyBaseLogger
  database: Database
  cacheInvalidation: CacheInvalidation
  members: MemberStates
  signIns: SignIns
  idTokens: IdTokens
  limits: Limits
  catalogue: CatalogueSnapshots
  flags: Flags
  mailedCodes: MailedCodes
  botChallenges: BotChallenges
  mediaLinks: MediaLinks
  calendarLinks: CalendarLinks
}

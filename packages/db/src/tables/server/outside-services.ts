import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../../columns.ts'
import { members } from '../members.ts'

/** The outside services that refuse calls for a time, each with the instant until which nothing asks it. */
export const pausedServices = pgTable('paused_services', {
  service: text('service').primaryKey(),
  until: instant('until').notNull(),
})

/** The tokens by which members are handed over to the AI tutor. */
export const tutorHandovers = pgTable('tutor_handovers', {
  /** The `jti` of the token. */
  handoverId: id('handover_id'),
  userId: ownedBy('user_id', () => members.userId),
  expiresAt: instant('expires_at').notNull(),
  /** The instant at which the tutor redeemed the token; null before. */
  redeemedAt: instant('redeemed_at'),
})

/** The kinds of mail that an address asked not to get. The address is stored as a hash. */
export const mailOptouts = pgTable(
  'mail_optouts',
  {
    addressHash: text('address_hash').notNull(),
    kind: text('kind').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.addressHash, t.kind] })],
)

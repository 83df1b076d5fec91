import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, ownedBy } from '../columns.ts'
import { passes } from './invitations.ts'
import { members } from './members.ts'

/**
 * Slots of a pass that are held for unproved addresses, with or without an account. A row is deleted when the address is
 * proved, which keeps the slot taken, or when the seat lapses.
 */
export const passSeats = pgTable(
  'pass_seats',
  {
    passId: ownedBy('pass_id', () => passes.passId),
    /** In the form of `normalizeEmail`. */
    email: text('email').notNull(),
    /** The account that waits for its activation; null when the address already had an account. */
    userId: uuid('user_id').references(() => members.userId, { onDelete: 'set null' }),
    /** The network (/24 or /48) of the request; null in old rows. */
    network: text('network'),
    /** The one-time redemption code of the registration. */
    codeHash: text('code_hash'),
    lapsesAt: instant('lapses_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.passId, t.email] }),
    index('pass_seats_lapses_idx').on(t.lapsesAt),
    index('pass_seats_network_idx').on(t.passId, t.network),
    index('pass_seats_user_idx').on(t.userId),
  ],
)

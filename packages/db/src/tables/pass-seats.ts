import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { passes } from './invitations.ts'
import { members } from './members.ts'

/**
 * Slots of a pass that are held for addresses that nobody has proved yet. An address with an account takes and returns
 * a slot exactly as one without does. The row is deleted when the address is proved, which keeps the slot taken, or when
 * the seat lapses.
 */
export const passSeats = pgTable(
  'pass_seats',
  {
    passId: uuid('pass_id')
      .notNull()
      .references(() => passes.passId, { onDelete: 'cascade' }),
    /** In its normal form. */
    email: text('email').notNull(),
    /** The account that waits for its activation; null when the address already had one, which was given nothing. */
    userId: uuid('user_id').references(() => members.userId, { onDelete: 'set null' }),
    /** The network (/24 or /48) that asked for it; null in rows from before networks were kept. */
    network: text('network'),
    /** The one-time redemption code that was shown for it. */
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

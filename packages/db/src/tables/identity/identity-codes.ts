import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../../columns.ts'
import { members } from '../members.ts'

/**
 * The last mailed six-digit code of each address and purpose, hashed, for a few minutes and attempts. An address without
 * an account has a row, too, which no code matches, so that requesting a code reveals no membership.
 */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    /** In the form of `normalizeEmail`. */
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['reset', 'set-password'] }).notNull(),
    userId: uuid('user_id').references(() => members.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.email, t.purpose] }),
    index('mailed_codes_expires_idx').on(t.expiresAt),
    check('mailed_codes_attempts', sql`${t.attempts} between 0 and 5`),
  ],
)

/** The activation of a new account: the mailed token proves the address, once. */
export const activations = pgTable(
  'activations',
  {
    activationId: id('activation_id'),
    userId: ownedBy('user_id', () => members.userId),
    /** In the form of `normalizeEmail`. */
    email: text('email').notNull(),
    kind: text('kind', { enum: ['signup', 'pass'] }).notNull(),
    passId: uuid('pass_id'),
    /** A path of the app to open afterwards; null for home. */
    redirectPath: text('redirect_path'),
    mailedTacHash: text('mailed_tac_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('activations_user_idx').on(t.userId),
    index('activations_expires_idx').on(t.expiresAt),
    check('activations_pass', sql`(${t.kind} = 'pass') = (${t.passId} is not null)`),
  ],
)

/** A recent signup in a browser, whose cookie holds the nonce. It answers `/elu`. */
export const signupNonces = pgTable(
  'signup_nonces',
  {
    nonceHash: text('nonce_hash').primaryKey(),
    email: text('email').notNull(),
    /** No foreign key, because an address that had an account gets a random id. SECURITY.md#account-enumeration */
    userId: uuid('user_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('signup_nonces_expires_idx').on(t.expiresAt)],
)

/** Codes that hand a member over to another site of the school: short-lived, for one origin, single-use. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: ownedBy('user_id', () => members.userId),
    sid: text('sid').notNull(),
    origin: text('origin').notNull(),
    expiresAt: instant('expires_at').notNull(),
    redeemedAt: instant('redeemed_at'),
  },
  (t) => [index('one_time_codes_expires_idx').on(t.expiresAt)],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { members } from './members.ts'

/**
 * The six digits that were mailed last, for each address and purpose; hashed, for a few minutes and tries. An
 * address without an account has a row, too, that no code opens: asking for a code tells nobody who is a member.
 */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    /** In its normal form. */
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

/** The way into a new account: what was mailed proves the address, once. */
export const activations = pgTable(
  'activations',
  {
    activationId: id('activation_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => members.userId, { onDelete: 'cascade' }),
    /** In its normal form. */
    email: text('email').notNull(),
    kind: text('kind', { enum: ['signup', 'pass'] }).notNull(),
    passId: uuid('pass_id'),
    /** A path of this app, where the new member wanted to go; null: home. */
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

/** That a browser has just signed somebody up: its cookie holds the nonce. Decisions, section 4 (/elu). */
export const signupNonces = pgTable(
  'signup_nonces',
  {
    nonceHash: text('nonce_hash').primaryKey(),
    email: text('email').notNull(),
    /** Refers to no member: of an address that had an account it is an id that belongs to nobody (threat T-B1). */
    userId: uuid('user_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('signup_nonces_expires_idx').on(t.expiresAt)],
)

/** Codes with which another site of ours learns who has come from here; good for seconds, at one origin, once. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => members.userId, { onDelete: 'cascade' }),
    sid: text('sid').notNull(),
    origin: text('origin').notNull(),
    expiresAt: instant('expires_at').notNull(),
    redeemedAt: instant('redeemed_at'),
  },
  (t) => [index('one_time_codes_expires_idx').on(t.expiresAt)],
)

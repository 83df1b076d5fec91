import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { federatedIdentities } from './federation.ts'
import { members } from './members.ts'

/**
 * A sign-in on one browser: every token names it, and revoking it ends them all. It is a member's, a federated
 * identity's that no member has yet, or both's.
 */
export const authSessions = pgTable(
  'auth_sessions',
  {
    sid: text('sid').primaryKey(),
    userId: uuid('user_id').references(() => members.userId, { onDelete: 'cascade' }),
    identityId: uuid('identity_id').references(() => federatedIdentities.identityId, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    grantId: text('grant_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When its person last proved who they are; null: when it began. */
    authenticatedAt: instant('authenticated_at'),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    index('auth_sessions_user_idx').on(t.userId),
    index('auth_sessions_identity_idx').on(t.identityId),
    index('auth_sessions_grant_idx').on(t.grantId),
    check('auth_sessions_somebody', sql`${t.userId} is not null or ${t.identityId} is not null`),
  ],
)

/** What the OpenID provider keeps: grants, codes, refresh tokens, interactions. */
export const oidcRecords = pgTable(
  'oidc_records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('oidc_records_grant_idx').on(t.grantId),
    index('oidc_records_uid_idx').on(t.uid),
    index('oidc_records_expires_idx').on(t.expiresAt),
    // Ending all sign-ins of somebody forgets what the provider keeps about them.
    index('oidc_records_account_idx').on(sql`(${t.payload} ->> 'accountId')`),
  ],
)

/** The answer to a refresh, kept for seconds so that a repeated request gets the same tokens; sealed with the old token. */
export const refreshReplays = pgTable('refresh_replays', {
  tokenHash: text('token_hash').primaryKey(),
  sealedAnswer: text('sealed_answer'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Keys that sign tokens; the newest signs, retired ones no longer verify. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  retiredAt: instant('retired_at'),
})

/** Secrets that the server draws for itself on its first start (cookie keys, link signing). */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

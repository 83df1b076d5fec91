import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import { federatedIdentities } from './federation.ts'
import { members } from '../members.ts'

/** A sign-in in one browser, which every token names and revoking ends. It belongs to a member, a federated identity, or both. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    sid: text('sid').primaryKey(),
    userId: uuid('user_id').references(() => members.userId, { onDelete: 'cascade' }),
    identityId: uuid('identity_id').references(() => federatedIdentities.identityId, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    grantId: text('grant_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The last authentication; null if it was at `createdAt`. */
    authenticatedAt: instant('authenticated_at'),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** The browser and system as their owner knows them, e.g. `Chrome on Windows`; null for sign-ins before they were recorded. */
    device: text('device'),
    /** The last renewal of its tokens; null until the first. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    index('auth_sessions_user_idx').on(t.userId),
    index('auth_sessions_identity_idx').on(t.identityId),
    index('auth_sessions_grant_idx').on(t.grantId),
    check('auth_sessions_somebody', sql`${t.userId} is not null or ${t.identityId} is not null`),
  ],
)

/** Records of the OpenID provider: grants, codes, refresh tokens, interactions. */
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
    // Ending all sign-ins of a member deletes their records.
    index('oidc_records_account_idx').on(sql`(${t.payload} ->> 'accountId')`),
    // It deletes sign-ins, too, whose form is accepted and whose code was not issued yet.
    index('oidc_records_accepted_idx')
      .on(sql`(${t.payload} #>> '{result,login,accountId}')`)
      .where(sql`${t.model} = 'Interaction'`),
  ],
)

/** The response to a refresh, stored for seconds so that a repetition gets the same tokens; encrypted with the old token. */
export const refreshReplays = pgTable('refresh_replays', {
  tokenHash: text('token_hash').primaryKey(),
  sealedAnswer: text('sealed_answer'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Keys for signing tokens; the newest signs, retired ones no longer verify. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  retiredAt: instant('retired_at'),
})

/** Keys for SAML: the newest signs our requests, and retired ones still decrypt for a while. */
export const samlKeys = pgTable('saml_keys', {
  keyId: text('key_id').primaryKey(),
  /** PKCS #8 in PEM. */
  privateKey: text('private_key').notNull(),
  /** The self-signed certificate that providers are given, in PEM. */
  certificate: text('certificate').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  retiredAt: instant('retired_at'),
})

/** Secrets that the server generates on its first start (cookie keys, link signing). */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

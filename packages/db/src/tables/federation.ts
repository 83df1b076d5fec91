import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { customers } from './customers.ts'
import { members } from './members.ts'

export const realmProtocol = pgEnum('realm_protocol', ['oidc', 'saml'])

/** An employer's own identity provider. Without a protocol it is known and not supported. */
export const corporateRealms = pgTable('corporate_realms', {
  /** Also the `identity_provider` of an authorization request. */
  realm: text('realm').primaryKey(),
  customerId: uuid('customer_id').references(() => customers.customerId),
  /** A page of the employer's own at which its people sign in; with it, corporate login leads there. */
  link: text('link'),
  protocol: realmProtocol('protocol'),
  /** OpenID: the issuer. */
  issuer: text('issuer'),
  /** SAML: where its metadata is published. */
  metadataUrl: text('metadata_url'),
  clientId: text('client_id'),
  /** Name of the environment variable that holds the secret; the secret itself is never kept here. */
  clientSecretEnv: text('client_secret_env'),
  /** Name of the emulator that stands in for it in a demo. */
  emulator: text('emulator'),
})

/** The domains whose addresses a realm, and no other, may speak for. */
export const realmDomains = pgTable(
  'realm_domains',
  {
    domain: text('domain').primaryKey(),
    realm: text('realm')
      .notNull()
      .references(() => corporateRealms.realm, { onDelete: 'cascade' }),
  },
  (t) => [index('realm_domains_realm_idx').on(t.realm)],
)

/** A learning-management system from which people come; without a realm it is misconfigured. */
export const lmsProviders = pgTable('lms_providers', {
  provider: text('provider').primaryKey(),
  name: text('name').notNull(),
  realm: text('realm').references(() => corporateRealms.realm),
  passShortCode: text('pass_short_code'),
  /** A path of this app. */
  redirectPath: text('redirect_path'),
})

/** Somebody as an identity provider names them. An e-mail address is only what it said last, never a key. Threat T-A9. */
export const federatedIdentities = pgTable(
  'federated_identities',
  {
    identityId: id('identity_id'),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    ssoUsername: text('sso_username').notNull().unique(),
    /** Realm of an employer; null: the social provider. */
    realm: text('realm'),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    givenName: text('given_name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    userId: uuid('user_id').references(() => members.userId, { onDelete: 'cascade' }),
    linkedAt: instant('linked_at'),
    /** The member who unlinked it; while it is set, only their password links it again. Threat T-A9. */
    unlinkedFrom: uuid('unlinked_from').references(() => members.userId, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('federated_identities_issuer_subject_key').on(t.issuer, t.subject),
    // A member has one account at each provider; a second one of the same address is somebody else's.
    uniqueIndex('federated_identities_user_issuer_key')
      .on(t.userId, t.issuer)
      .where(sql`${t.userId} is not null`),
    index('federated_identities_unlinked_idx')
      .on(t.lastSeenAt)
      .where(sql`${t.userId} is null`),
  ],
)

export const federationContext = pgEnum('federation_context', [
  'login',
  'corporate-login',
  'lms',
  'set-password',
  'add-secondary-email',
  'pass-registration',
  'limited-signup',
])

/** A verified answer of an identity provider, between its arrival and the browser's proof that it asked for it. */
export interface UpstreamProfile {
  subject: string
  email: string | null
  emailVerified: boolean | null
  givenName: string
  familyName: string
  /** When the person proved to the provider who they are, in epoch ms; null: it does not say. */
  authenticatedAt: number | null
}

/** One federated sign-in, from its start to its end; what opens it is kept as a hash. Threats T-A9, T-A10. */
export const federationRequests = pgTable(
  'federation_requests',
  {
    /** Hash of the state that the browser carries. */
    stateHash: text('state_hash').primaryKey(),
    /** Hash of the cookie of the browser that began it. */
    browserHash: text('browser_hash').notNull(),
    context: federationContext('context').notNull(),
    options: jsonb('options').$type<Record<string, unknown>>().notNull(),
    /** `social`, or a realm. */
    identityProvider: text('identity_provider').notNull(),
    clientId: text('client_id').notNull(),
    codeChallenge: text('code_challenge').notNull(),
    /** Whom the identity will belong to: the member who began to link an account. */
    userId: uuid('user_id').references(() => members.userId, { onDelete: 'cascade' }),
    /** The form between the authorization request and its code. */
    interactionUid: text('interaction_uid'),
    /** Hash of the state, or relay state, that the identity provider carries; gone once it has answered. */
    upstreamStateHash: text('upstream_state_hash').unique(),
    /** OpenID: nonce and code verifier. SAML: id of the request. */
    nonce: text('nonce'),
    codeVerifier: text('code_verifier'),
    samlRequestId: text('saml_request_id'),
    profile: jsonb('profile').$type<UpstreamProfile>(),
    ticketHash: text('ticket_hash').unique(),
    identityId: uuid('identity_id').references(() => federatedIdentities.identityId, {
      onDelete: 'set null',
    }),
    /** Code of what went wrong; null while nothing has. */
    failure: text('failure'),
    /** When the provider's answer was accepted or refused; only then the sign-in may be finished. */
    settledAt: instant('settled_at'),
    finishedAt: instant('finished_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('federation_requests_expires_idx').on(t.expiresAt),
    index('federation_requests_user_idx').on(t.userId),
  ],
)

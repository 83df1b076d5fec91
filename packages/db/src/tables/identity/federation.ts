import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../columns.ts'
import { customers } from '../customers.ts'
import { members } from '../members.ts'

export const realmProtocol = pgEnum('realm_protocol', ['oidc', 'saml'])

/** The parts of a SAML response that a realm requires to be signed; a realm without a value accepts either of the two. */
export const samlSignatures = pgEnum('saml_signatures', ['both', 'response', 'assertion'])

/** An employer's own identity provider. One without a protocol is known, but not supported. */
export const corporateRealms = pgTable('corporate_realms', {
  /** Also the `identity_provider` of an authorization request. */
  realm: text('realm').primaryKey(),
  customerId: uuid('customer_id').references(() => customers.customerId),
  /** The employer's own sign-in page, to which corporate login redirects. */
  link: text('link'),
  protocol: realmProtocol('protocol'),
  /** The issuer, for OpenID; for SAML the name of a provider whose metadata is stored here. */
  issuer: text('issuer'),
  /** The address of the metadata, for SAML, or the metadata itself as XML. */
  metadataUrl: text('metadata_url'),
  metadataXml: text('metadata_xml'),
  signatures: samlSignatures('signatures'),
  /** True if requests are signed even where the metadata does not ask for it, for SAML. */
  signRequests: boolean('sign_requests').notNull().default(false),
  clientId: text('client_id'),
  /** Name of the environment variable that holds the secret; the secret itself is never stored. */
  clientSecretEnv: text('client_secret_env'),
  /** Name of the emulator that replaces it in a demo. */
  emulator: text('emulator'),
})

/** The domains whose addresses a realm, and no other, may assert. */
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

/** A learning-management system that links to the app; one without a realm is misconfigured. */
export const lmsProviders = pgTable('lms_providers', {
  provider: text('provider').primaryKey(),
  name: text('name').notNull(),
  realm: text('realm').references(() => corporateRealms.realm),
  passShortCode: text('pass_short_code'),
  /** A path of this app. */
  redirectPath: text('redirect_path'),
})

/**
 * A person at an identity provider. The e-mail address is what the provider said last, and never a key.
 * SECURITY.md#account-takeover-by-federation
 */
export const federatedIdentities = pgTable(
  'federated_identities',
  {
    identityId: id('identity_id'),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    ssoUsername: text('sso_username').notNull().unique(),
    /** Realm of an employer; null for the social provider. */
    realm: text('realm'),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    givenName: text('given_name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    userId: uuid('user_id').references(() => members.userId, { onDelete: 'cascade' }),
    linkedAt: instant('linked_at'),
    /** The member who unlinked it; while it is set, only their password links it again. */
    unlinkedFrom: uuid('unlinked_from').references(() => members.userId, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('federated_identities_issuer_subject_key').on(t.issuer, t.subject),
    // A member has one account at each provider; a second one with the same address belongs to somebody else.
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

/** A verified response of an identity provider, until the browser has proved that it requested it. */
export interface UpstreamProfile {
  subject: string
  /** All addresses that the provider names, the most important one first. */
  emails: string[]
  emailVerified: boolean | null
  givenName: string
  familyName: string
  /** The time of the authentication at the provider in epoch ms; null where it does not say. */
  authenticatedAt: number | null
}

/** One federated sign-in; its secrets are stored as hashes. SECURITY.md#replayed-federation-callbacks */
export const federationRequests = pgTable(
  'federation_requests',
  {
    /** Hash of the state that the browser carries. */
    stateHash: text('state_hash').primaryKey(),
    /** Hash of the cookie of the initiating browser. */
    browserHash: text('browser_hash').notNull(),
    context: federationContext('context').notNull(),
    options: jsonb('options').$type<Record<string, unknown>>().notNull(),
    /** `social`, or a realm. */
    identityProvider: text('identity_provider').notNull(),
    clientId: text('client_id').notNull(),
    codeChallenge: text('code_challenge').notNull(),
    /** The member who links an account, and will own the identity. */
    userId: uuid('user_id').references(() => members.userId, { onDelete: 'cascade' }),
    /** The interaction between the authorization request and its code. */
    interactionUid: text('interaction_uid'),
    /** Hash of the state, or relay state, at the identity provider; null after its response. */
    upstreamStateHash: text('upstream_state_hash').unique(),
    /** For OpenID the nonce and code verifier, for SAML the id of the request. */
    nonce: text('nonce'),
    codeVerifier: text('code_verifier'),
    samlRequestId: text('saml_request_id'),
    profile: jsonb('profile').$type<UpstreamProfile>(),
    ticketHash: text('ticket_hash').unique(),
    identityId: uuid('identity_id').references(() => federatedIdentities.identityId, {
      onDelete: 'set null',
    }),
    /** Error code, or null. */
    failure: text('failure'),
    /** The time at which the provider's response was accepted or refused; only then may the sign-in be finished. */
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

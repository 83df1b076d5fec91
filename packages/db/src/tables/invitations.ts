import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../columns.ts'
import { customers } from './customers.ts'
import { members, memberStatus } from './members.ts'

export const passSegment = pgEnum('pass_segment', ['CONSUMER', 'ENTERPRISE'])
export const signupKind = pgEnum('signup_kind', ['LIMITED', 'PASS'])

/** The changes that an entitlement, or the pass that grants it, makes to the shell. */
export interface EntitlementCustomizations {
  navLogoUrl?: string
  navConfigs?: { route: string; rename?: string; hide?: boolean }[]
  hideSessionDetailTitle?: boolean
}

/** An area that a pass grants. */
export interface PassArea {
  type: string
  label: string
  precedence: number
  customizations: EntitlementCustomizations
}

/** An additional field of the registration form. */
export interface PassExtraField {
  name: string
  label: string
  required: boolean
}

/** The presentation of a pass. */
export interface PassMeta {
  ctaButton?: { text?: string; url?: string; label?: string }
  hero?: { title: string; subtitle?: string; subtitleFontSize?: string }
  logo?: { url: string; alt: string }
  testimonial?: { text: string; name: string; job?: string; image?: string }
  navLogoUrl?: string
}

/** An invitation: a code that grants areas of the product. Codes are unique without regard to case. */
export const passes = pgTable(
  'passes',
  {
    passId: id('pass_id'),
    code: text('code').notNull(),
    title: text('title').notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.customerId),
    segment: passSegment('segment').notNull(),
    memberStatus: memberStatus('member_status').notNull(),
    /** Duration of the granted areas; null for no end. */
    trialDays: integer('trial_days'),
    areas: jsonb('areas').$type<PassArea[]>().notNull(),
    /** Null for no limit. */
    slots: integer('slots'),
    taken: integer('taken').notNull().default(0),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** Start of the granted areas; null for at once. */
    beginsAt: instant('begins_at'),
    /** Only addresses of these domains may register; an empty list allows all. */
    emailDomains: text('email_domains').array().notNull().default([]),
    /** The corporate realm through which people register. */
    realm: text('realm'),
    hasRedemptionCode: boolean('has_redemption_code').notNull().default(false),
    /** Each redemption code works for one person only. */
    usesOTRC: boolean('uses_otrc').notNull().default(false),
    extraFields: jsonb('extra_fields').$type<PassExtraField[]>().notNull().default([]),
    meta: jsonb('meta').$type<PassMeta>().notNull().default({}),
    introContent: text('intro_content'),
    /** External keys of the videos of the preview. */
    previewKeys: text('preview_keys').array().notNull().default([]),
    showRegistration: boolean('show_registration').notNull().default(true),
    redirectUrl: text('redirect_url'),
  },
  (t) => [
    uniqueIndex('passes_code_key').on(sql`lower(${t.code})`),
    check('passes_code_charset', sql`${t.code} ~ '^[A-Za-z0-9_-]{4,64}$'`),
    check('passes_slots', sql`${t.taken} >= 0 and (${t.slots} is null or ${t.taken} <= ${t.slots})`),
    check(
      'passes_period',
      sql`${t.closesAt} is null or ${t.opensAt} is null or ${t.closesAt} > ${t.opensAt}`,
    ),
    check('passes_trial_days', sql`${t.trialDays} is null or ${t.trialDays} > 0`),
  ],
)

/** The hashed redemption codes of a pass; `usedAt` and `usedBy` are set while a one-time code is used. */
export const passRedemptionCodes = pgTable(
  'pass_redemption_codes',
  {
    passId: ownedBy('pass_id', () => passes.passId),
    codeHash: text('code_hash').notNull(),
    usedBy: uuid('used_by').references(() => members.userId, { onDelete: 'set null' }),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.passId, t.codeHash] })],
)

/** A slot of a member, once per pass, with the values of the registration form. */
export const passRedemptions = pgTable(
  'pass_redemptions',
  {
    passId: uuid('pass_id')
      .notNull()
      .references(() => passes.passId),
    userId: ownedBy('user_id', () => members.userId),
    redeemedAt: instant('redeemed_at').notNull(),
    /** The time at which the slot was returned for want of an activation; a late activation takes one again. */
    lapsedAt: instant('lapsed_at'),
    company: text('company'),
    jobTitle: text('job_title'),
    jobLevel: text('job_level'),
    companyNumberOfEmployees: text('company_number_of_employees'),
    phone: text('phone'),
    extra: jsonb('extra').$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.passId, t.userId] }), index('pass_redemptions_user_idx').on(t.userId)],
)

/** Registrations with a pass for unproved addresses; a row is deleted when the address is proved, which keeps its slot, or it lapses. */
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
    /** False for an address beyond the third that unproved ones may hold; it takes a slot when it is proved. */
    holdsSlot: boolean('holds_slot').notNull().default(true),
    lapsesAt: instant('lapses_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.passId, t.email] }),
    index('pass_seats_lapses_idx').on(t.lapsesAt),
    index('pass_seats_network_idx').on(t.passId, t.network),
    index('pass_seats_user_idx').on(t.userId),
  ],
)

/** A signup for an address, with its hashed handle; for an address that had an account it differs only by the null `userId`. */
export const signups = pgTable(
  'signups',
  {
    signupId: id('signup_id'),
    handleHash: text('handle_hash').notNull().unique(),
    email: text('email').notNull(),
    kind: signupKind('kind').notNull(),
    passId: uuid('pass_id').references(() => passes.passId),
    /** The account that this signup created, or that already waited for its activation. */
    userId: uuid('user_id').references(() => members.userId, { onDelete: 'cascade' }),
    /** False when the address had received its mails of the hour. */
    mailed: boolean('mailed').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('signups_email_idx').on(t.email, t.createdAt),
    index('signups_user_idx').on(t.userId),
    index('signups_expires_idx').on(t.expiresAt),
  ],
)

/** Used bot challenges; each works once. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    signature: text('signature').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('spent_challenges_expires_idx').on(t.expiresAt)],
)

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../columns.ts'
import { customers } from './customers.ts'

export const memberStatus = pgEnum('member_status', [
  'ALUMNI',
  'EMPLOYEE',
  'LIMITED',
  'MEMBER',
  'POST_TRIAL',
  'TRIAL',
])

export interface Scholarship {
  scholarshipId: string
  name: string
  type: string
}

/** A person with an account. Addresses are stored in the form of `normalizeEmail`. */
export const members = pgTable(
  'members',
  {
    userId: id('user_id'),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    status: memberStatus('status').notNull(),
    userType: text('user_type').notNull().default('STUDENT'),
    customerId: uuid('customer_id').references(() => customers.customerId),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name').notNull(),
    displayName: text('display_name'),
    pronouns: text('pronouns'),
    about: text('about'),
    communityGet: text('community_get'),
    communityGive: text('community_give'),
    growthTip: text('growth_tip'),
    whatILove: text('what_i_love'),
    industry: text('industry'),
    jobFunction: text('job_function'),
    jobRole: text('job_role'),
    meetPreference: text('meet_preference'),
    instagramProfileUrl: text('instagram_profile_url'),
    linkedinProfileUrl: text('linkedin_profile_url'),
    twitterProfileUrl: text('twitter_profile_url'),
    profileImageUrl: text('profile_image_url'),
    /**
     * No longer used: the federated identity that is linked has the address. The column remains, because every insert and
     * whole-row read of the query builder names it, and would fail on a server that still runs this version when a newer
     * one had dropped it.
     */
    alternateSSOEmail: text('alternate_sso_email'),
    wpUserId: integer('wp_user_id'),
    manageBilling: boolean('manage_billing').notNull().default(false),
    scholarship: jsonb('scholarship').$type<Scholarship>(),
    trialEndDate: instant('trial_end_date'),
    registrationDate: instant('registration_date').notNull().defaultNow(),
    suspendedAt: instant('suspended_at'),
    testData: boolean('test_data').notNull().default(false),
    demo: boolean('demo').notNull().default(false),
    /** True if the directory lists the member and others may open their profile. */
    showsInDirectory: boolean('shows_in_directory').notNull().default(true),
    showsLocation: boolean('shows_location').notNull().default(true),
    showsLanguages: boolean('shows_languages').notNull().default(true),
    /** True if others see the links to social networks. */
    showsLinks: boolean('shows_links').notNull().default(true),
    /** True if those who take the same course see that the member takes it too. */
    sharesCourses: boolean('shares_courses').notNull().default(false),
    /** True if others see that the member comes to an event. */
    sharesEvents: boolean('shares_events').notNull().default(false),
    /** The IANA zone of the device that the member used last; null before the first report. */
    timeZone: text('time_zone'),
  },
  (t) => [
    uniqueIndex('members_email_key').on(sql`lower(${t.email})`),
    index('members_customer_idx').on(t.customerId),
    check('members_email_trimmed', sql`${t.email} = btrim(${t.email}) and ${t.email} <> ''`),
  ],
)

export const memberLocations = pgTable(
  'member_locations',
  {
    userLocationId: id('user_location_id'),
    userId: ownedBy('user_id', () => members.userId),
    city: text('city'),
    region: text('region'),
    country: text('country').notNull(),
    primaryLocation: boolean('primary_location').notNull().default(true),
  },
  (t) => [index('member_locations_user_idx').on(t.userId)],
)

export const memberCompanies = pgTable(
  'member_companies',
  {
    userCompanyId: id('user_company_id'),
    userId: ownedBy('user_id', () => members.userId),
    name: text('name').notNull(),
  },
  (t) => [index('member_companies_user_idx').on(t.userId)],
)

export const memberLanguages = pgTable(
  'member_languages',
  {
    userLanguageId: id('user_language_id'),
    userId: ownedBy('user_id', () => members.userId),
    name: text('name').notNull(),
  },
  (t) => [uniqueIndex('member_languages_user_name_key').on(t.userId, t.name)],
)

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
} from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../columns.ts'
import { courses, publishStatus } from './courses.ts'
import { members } from './members.ts'

export const certificateType = pgEnum('certificate_type', ['OPEN', 'CRASH_COURSE'])

export interface CertificateMeta {
  bannerDescription?: string
  registrationPrompt?: string
  postRegistrationPrompt?: string
}

/** Further values of a group, or of a course in it. */
interface CertificateNote {
  /** A line for members. */
  note?: string
}

/** A certificate program: the required courses of its groups, and a number of electives. */
export const certificates = pgTable(
  'certificates',
  {
    certificateId: id('certificate_id'),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    type: certificateType('type').notNull(),
    publishStatus: publishStatus('publish_status').notNull().default('ACTIVE'),
    coverImageUrl: text('cover_image_url').notNull(),
    badgeImageUrl: text('badge_image_url').notNull(),
    primaryColor: text('primary_color'),
    numElectiveCourses: integer('num_elective_courses').notNull().default(0),
    meta: jsonb('meta').$type<CertificateMeta>().notNull().default({}),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (t) => [check('certificates_electives', sql`${t.numElectiveCourses} >= 0`)],
)

export const certificateGroups = pgTable(
  'certificate_groups',
  {
    certificateGroupId: id('certificate_group_id'),
    certificateId: ownedBy('certificate_id', () => certificates.certificateId),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    publishStatus: publishStatus('publish_status').notNull().default('ACTIVE'),
    meta: jsonb('meta').$type<CertificateNote>().notNull().default({}),
    isCapstoneGroup: boolean('is_capstone_group').notNull().default(false),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (t) => [uniqueIndex('certificate_groups_slug_key').on(t.certificateId, t.slug)],
)

/** A course in a group: required for the certificate, or one of its electives. */
export const certificateCourses = pgTable(
  'certificate_courses',
  {
    certificateGroupId: ownedBy('certificate_group_id', () => certificateGroups.certificateGroupId),
    courseId: ownedBy('course_id', () => courses.courseId),
    publishStatus: publishStatus('publish_status').notNull().default('ACTIVE'),
    meta: jsonb('meta').$type<CertificateNote>().notNull().default({}),
    liveOnly: boolean('live_only').notNull().default(false),
    completionRequired: boolean('completion_required').notNull().default(true),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.certificateGroupId, t.courseId] }),
    index('certificate_courses_course_idx').on(t.courseId),
  ],
)

export const certificateRegistrations = pgTable(
  'certificate_registrations',
  {
    userId: ownedBy('user_id', () => members.userId),
    certificateId: ownedBy('certificate_id', () => certificates.certificateId),
    registeredAt: instant('registered_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.certificateId] }),
    index('certificate_registrations_certificate_idx').on(t.certificateId),
  ],
)

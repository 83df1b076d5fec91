import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../columns.ts'
import { certificates } from './certificates.ts'
import { courses } from './courses.ts'
import { members } from './members.ts'

export const credentialKind = pgEnum('credential_kind', ['CERTIFICATE', 'BADGE'])

/** What a credential said when it was issued. Later changes of names and content do not change it. */
export interface CredentialStatement {
  recipientName: string
  /** The title of the certificate or of the course. */
  title: string
  description: string
  /** The school's name. */
  issuerName: string
  /** The titles of the courses that count: those of the certificate, or the one of the badge. */
  courseTitles: string[]
  /** The drawing: the slug of the certificate or of the course, and the stack whose colors it has. */
  slug: string
  stack: string | null
}

/** A certificate or badge that a member holds. The credential of a badge has the id of the badge. */
export const credentials = pgTable(
  'credentials',
  {
    credentialId: id('credential_id'),
    userId: ownedBy('user_id', () => members.userId),
    kind: credentialKind('kind').notNull(),
    certificateId: uuid('certificate_id').references(() => certificates.certificateId),
    courseId: uuid('course_id').references(() => courses.courseId),
    statement: jsonb('statement').$type<CredentialStatement>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** True while its owner shows it to everybody who has its address. */
    isPublic: boolean('is_public').notNull().default(false),
  },
  (t) => [
    uniqueIndex('credentials_user_certificate_key').on(t.userId, t.certificateId),
    uniqueIndex('credentials_user_course_key').on(t.userId, t.courseId),
    index('credentials_certificate_idx').on(t.certificateId),
    index('credentials_course_idx').on(t.courseId),
    check(
      'credentials_subject',
      sql`case ${t.kind} when 'CERTIFICATE' then ${t.certificateId} is not null and ${t.courseId} is null
        else ${t.courseId} is not null and ${t.certificateId} is null end`,
    ),
  ],
)

export const withheldReason = pgEnum('withheld_reason', ['NAME_NOT_DRAWABLE'])

/** A certificate that was earned and could not be issued; the row goes when it is issued. */
export const withheldCertificates = pgTable(
  'withheld_certificates',
  {
    userId: ownedBy('user_id', () => members.userId),
    certificateId: ownedBy('certificate_id', () => certificates.certificateId),
    reason: withheldReason('reason').notNull(),
    withheldAt: instant('withheld_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.certificateId] }),
    index('withheld_certificates_certificate_idx').on(t.certificateId),
  ],
)

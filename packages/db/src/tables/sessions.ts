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
} from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../columns.ts'
import { courses, publishStatus } from './courses.ts'

export const sessionKind = pgEnum('session_kind', ['SPRINT', 'WORKSHOP', 'CAPSTONE', 'BOOTCAMP'])
export const sessionType = pgEnum('session_type', ['LIVE', 'ON_DEMAND'])

export interface SessionMeta {
  eventLink?: string
  addEventsCalendarUrl?: string
  detailCtaText?: string
}

/** One run of a course: a live cohort with dates, or its on-demand edition without. */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: id('session_id'),
    slug: text('slug').notNull().unique(),
    courseId: ownedBy('course_id', () => courses.courseId),
    kind: sessionKind('kind').notNull(),
    sessionType: sessionType('session_type').notNull(),
    title: text('title'),
    subtitle: text('subtitle'),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    activateAt: instant('activate_at'),
    enrollmentOpen: instant('enrollment_open'),
    enrollmentClose: instant('enrollment_close'),
    manualEnrollment: boolean('manual_enrollment').notNull().default(false),
    waitlistEnabled: boolean('waitlist_enabled').notNull().default(false),
    hideInCatalog: boolean('hide_in_catalog').notNull().default(false),
    isFreeSession: boolean('is_free_session').notNull().default(false),
    gatedAccessType: text('gated_access_type'),
    wpCohortSlug: text('wp_cohort_slug'),
    sessionMeta: jsonb('session_meta').$type<SessionMeta>().notNull().default({}),
    publishStatus: publishStatus('publish_status').notNull().default('ACTIVE'),
  },
  (t) => [
    index('sessions_course_idx').on(t.courseId),
    index('sessions_start_idx').on(t.startAt),
    uniqueIndex('sessions_on_demand_key')
      .on(t.courseId)
      .where(sql`${t.sessionType} = 'ON_DEMAND'`),
    check('sessions_period', sql`${t.endAt} is null or ${t.endAt} > ${t.startAt}`),
  ],
)

/** The live meetings of a session: a workshop has one, a sprint those of its schedule. */
export const meetings = pgTable(
  'meetings',
  {
    meetingId: id('meeting_id'),
    sessionId: ownedBy('session_id', () => sessions.sessionId),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    link: text('link'),
  },
  (t) => [
    index('meetings_session_idx').on(t.sessionId),
    check('meetings_period', sql`${t.endAt} > ${t.startAt}`),
  ],
)

/** Seats of a session with a limit, in their own table so that content updates never touch the count. */
export const sessionSeats = pgTable(
  'session_seats',
  {
    sessionId: ownedBy('session_id', () => sessions.sessionId).primaryKey(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (t) => [check('session_seats_never_oversold', sql`${t.taken} >= 0 and ${t.taken} <= ${t.capacity}`)],
)

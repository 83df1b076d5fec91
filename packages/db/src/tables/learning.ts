import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../columns.ts'
import { courses } from './courses.ts'
import { members } from './members.ts'
import { sessions } from './sessions.ts'

export const enrollmentState = pgEnum('enrollment_state', ['ENROLLED', 'WAITLISTED', 'COMPLETED'])

/** A member's enrollment in a session. `queueNumber` orders the waitlist: the lowest is first in line. */
export const enrollments = pgTable(
  'enrollments',
  {
    userId: ownedBy('user_id', () => members.userId),
    sessionId: ownedBy('session_id', () => sessions.sessionId),
    state: enrollmentState('state').notNull(),
    queueNumber: bigint('queue_number', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    enrolledAt: instant('enrolled_at'),
    completedAt: instant('completed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionId] }),
    index('enrollments_session_idx').on(t.sessionId, t.state, t.queueNumber),
    check('enrollments_enrolled_at', sql`(${t.state} = 'WAITLISTED') = (${t.enrolledAt} is null)`),
  ],
)

/** The SEQUENCE (RFC 5545) of a member's calendar entries of a session; it outlives the enrollment: later entries are newer. */
export const calendarRevisions = pgTable(
  'calendar_revisions',
  {
    userId: ownedBy('user_id', () => members.userId),
    sessionId: ownedBy('session_id', () => sessions.sessionId),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.userId, t.sessionId] })],
)

/** A member's calendar subscription. Its address is signed for the id, so deleting the row revokes the address. */
export const calendarSubscriptions = pgTable('calendar_subscriptions', {
  userId: ownedBy('user_id', () => members.userId).primaryKey(),
  subscriptionId: uuid('subscription_id').notNull().defaultRandom(),
})

export const saveContentType = pgEnum('save_content_type', ['COURSE'])

/** A bookmark. */
export const userSaves = pgTable(
  'user_saves',
  {
    userId: ownedBy('user_id', () => members.userId),
    contentType: saveContentType('content_type').notNull(),
    contentId: uuid('content_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.contentType, t.contentId] })],
)

/** A member's wish to be written to when a session of a course opens; deleted when its mail is queued. */
export const courseAlerts = pgTable(
  'course_alerts',
  {
    userId: ownedBy('user_id', () => members.userId),
    courseId: ownedBy('course_id', () => courses.courseId),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.userId] }), index('course_alerts_user_idx').on(t.userId)],
)

/** A course badge; each member earns it once. */
export const earnedBadges = pgTable(
  'earned_badges',
  {
    courseBadgeId: id('course_badge_id'),
    userId: ownedBy('user_id', () => members.userId),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.courseId),
    sessionId: uuid('session_id').references(() => sessions.sessionId),
    earnedAt: instant('earned_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('earned_badges_user_course_key').on(t.userId, t.courseId),
    index('earned_badges_course_idx').on(t.courseId),
  ],
)

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../../columns.ts'
import { caseStudies } from '../case-studies.ts'
import { publishStatus } from '../courses.ts'
import { members } from '../members.ts'

export const memberEventType = pgEnum('member_event_type', [
  'ORIENTATION',
  'LISTEN_AND_LEARN',
  'OFFICE_HOURS',
])
export const memberEventCategory = pgEnum('member_event_category', [
  'KEY_DATES',
  'Q_AND_A',
  'MASTERCLASS',
  'MEETUP',
])
export const rsvpStatus = pgEnum('rsvp_status', ['ACTIVE', 'DELETED'])

/** An event for members, held in a room of the meeting service. */
export const memberEvents = pgTable(
  'member_events',
  {
    memberEventId: id('member_event_id'),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    /** Markdown. */
    details: text('details').notNull(),
    eventStart: instant('event_start').notNull(),
    eventEnd: instant('event_end').notNull(),
    eventType: memberEventType('event_type').notNull(),
    eventCategory: memberEventCategory('event_category').notNull().default('KEY_DATES'),
    heroImageUrl: text('hero_image_url').notNull(),
    /** The address of the room; null while there is none. */
    zoomLink: text('zoom_link'),
    /** The number of the meeting at the meeting service; null for a room for which nobody is registered. */
    meetingNumber: text('meeting_number'),
    /** True if the meeting service knows the number as a webinar, which has addresses of its own. */
    isWebinar: boolean('is_webinar').notNull().default(false),
    /** The address of a recording at another site; null without one. */
    recordingLink: text('recording_link'),
    /** The key of the recording on the media host; null without one. */
    videoExternalKey: text('video_external_key'),
    /** The length of that recording in seconds; null without one. */
    videoDuration: numeric('video_duration', { precision: 10, scale: 3, mode: 'number' }),
    publishStatus: publishStatus('publish_status').notNull().default('ACTIVE'),
  },
  (t) => [
    index('member_events_end_idx').on(t.eventEnd),
    index('member_events_video_idx').on(t.videoExternalKey),
    check('member_events_period', sql`${t.eventEnd} > ${t.eventStart}`),
    check('member_events_video', sql`(${t.videoExternalKey} is null) = (${t.videoDuration} is null)`),
  ],
)

/** The insights in which an event can be read about. */
export const memberEventInsights = pgTable(
  'member_event_insights',
  {
    memberEventId: ownedBy('member_event_id', () => memberEvents.memberEventId),
    caseStudyId: ownedBy('case_study_id', () => caseStudies.caseStudyId),
  },
  (t) => [
    primaryKey({ columns: [t.memberEventId, t.caseStudyId] }),
    index('member_event_insights_insight_idx').on(t.caseStudyId),
  ],
)

/** A member's answer to an event; the row stays when they cancel, so that later calendar entries are newer. */
export const memberEventRsvps = pgTable(
  'member_event_rsvps',
  {
    memberEventRsvpId: id('member_event_rsvp_id'),
    memberEventId: ownedBy('member_event_id', () => memberEvents.memberEventId),
    userId: ownedBy('user_id', () => members.userId),
    status: rsvpStatus('status').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** The SEQUENCE (RFC 5545) of the member's calendar entry. */
    revision: integer('revision').notNull().default(0),
    /** The member's number at the meeting service; null until they are registered there. */
    zoomRegistrantId: text('zoom_registrant_id'),
    /** The member's own address of the room; null until they are registered. */
    zoomJoinUrl: text('zoom_join_url'),
    /** The start of the event as the reminder that was queued last says it; null before the first. */
    remindedStart: instant('reminded_start'),
  },
  (t) => [
    uniqueIndex('member_event_rsvps_event_user_key').on(t.memberEventId, t.userId),
    index('member_event_rsvps_user_idx').on(t.userId),
  ],
)

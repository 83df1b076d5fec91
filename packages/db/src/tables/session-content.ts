import {
  boolean,
  date,
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
import { videos } from './content.ts'
import { members } from './members.ts'
import { sessions } from './sessions.ts'

type AnnouncementStyle = 'PLAIN' | 'HIGHLIGHT' | 'CELEBRATION' | 'REMINDER'

type ButtonIcon =
  | 'ARROW_RIGHT'
  | 'CALENDAR'
  | 'CHAT'
  | 'DOWNLOAD'
  | 'EXTERNAL_LINK'
  | 'FILE'
  | 'PEOPLE'
  | 'VIDEO'

interface ScheduleDayPart {
  dayNumber: number
  ctaText?: string | undefined
  body?: string | undefined
  checklistSessionContentId?: string | undefined
}

/** The materials of a class, which is a meeting of the session. */
interface ClassPart {
  meetingId: string
  notes?: string | undefined
  notesUrl?: string | undefined
  slidesUrl?: string | undefined
  recordingUrl?: string | undefined
}

/** The contents of one part of a session's page, by its type. Days are `yyyy-MM-dd`, rich texts Markdown. */
export type SessionContentPart =
  | {
      type: 'ANNOUNCEMENT'
      text: string
      style: AnnouncementStyle
      image?: string | undefined
      link?: string | undefined
    }
  | { type: 'CONTAINER'; placeholder?: string | undefined }
  | { type: 'WELCOME' | 'RESOURCES' }
  | { type: 'PROJECT_SUBMISSION'; text?: string | undefined; form?: string | undefined }
  | {
      type: 'SCHEDULE'
      calendar?: string | undefined
      startDate: string
      endDate: string
      days: ScheduleDayPart[]
    }
  | { type: 'RICH_TEXT'; intro?: string | undefined; body?: string | undefined; outro?: string | undefined }
  | { type: 'VIDEO_GROUP'; intro?: string | undefined; outro?: string | undefined }
  | {
      type: 'CTA_BUTTON'
      text: string
      url?: string | undefined
      startIcon?: ButtonIcon | undefined
      endIcon?: ButtonIcon | undefined
    }
  | { type: 'CALENDAR'; startDate?: string | undefined; days: string[] }
  | ({ type: 'CLASS' } & ClassPart)

/**
 * The parts of a session's page: announcements, containers and schedules stand at the top, the contents of a container
 * below it. What only one type has is in `content`, whose form the importer guarantees.
 */
export const sessionContents = pgTable(
  'session_contents',
  {
    sessionContentId: id('session_content_id'),
    sessionId: ownedBy('session_id', () => sessions.sessionId),
    parentSessionContentId: uuid('parent_session_content_id'),
    title: text('title').notNull().default(''),
    /** The slug of the content file, for containers and video groups. */
    slug: text('slug').notNull().default(''),
    calendarDate: date('calendar_date', { mode: 'string' }),
    /** Null for as soon as the page can be opened. */
    enabledAt: instant('enabled_at'),
    /** For announcements: until when they are shown. */
    endsAt: instant('ends_at'),
    content: jsonb('content').$type<SessionContentPart>().notNull(),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (t) => [
    index('session_contents_session_idx').on(t.sessionId, t.sortOrder),
    index('session_contents_parent_idx').on(t.parentSessionContentId),
  ],
)

/** The videos of a video group. */
export const sessionContentVideos = pgTable(
  'session_content_videos',
  {
    sessionContentId: ownedBy('session_content_id', () => sessionContents.sessionContentId),
    videoId: ownedBy('video_id', () => videos.videoId),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.sessionContentId, t.videoId] }),
    uniqueIndex('session_content_videos_video_key').on(t.videoId),
  ],
)

export const checklistSubtype = pgEnum('checklist_subtype', [
  'OPTIONAL_VIDEO_GROUP',
  'OTHER_SELF_REPORTED',
  'PROJECT_SUBMISSION',
  'VIDEO_GROUP',
  'ZOOM_ATTENDANCE',
])

/** A checklist item of a session; a required one counts towards the course badge. */
export const checklistItems = pgTable(
  'checklist_items',
  {
    sessionContentId: id('session_content_id'),
    sessionId: ownedBy('session_id', () => sessions.sessionId),
    parentSessionContentId: uuid('parent_session_content_id'),
    refSessionContentId: uuid('ref_session_content_id'),
    subtype: checklistSubtype('subtype').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle'),
    checklistGroupName: text('checklist_group_name'),
    selfReporting: boolean('self_reporting').notNull().default(false),
    required: boolean('required').notNull().default(true),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (t) => [index('checklist_items_session_idx').on(t.sessionId)],
)

/** Members who assist in a session. */
export const sessionAssistants = pgTable(
  'session_assistants',
  {
    sessionId: ownedBy('session_id', () => sessions.sessionId),
    userId: ownedBy('user_id', () => members.userId),
    slackUrl: text('slack_url'),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.userId] }),
    index('session_assistants_user_idx').on(t.userId),
  ],
)

export const progressType = pgEnum('progress_type', [
  'BONUS_CONTENT',
  'PROJECT_SUBMISSION',
  'SESSION_COMPLETED',
  'SESSION_CONSUMED',
])
export const progressStatus = pgEnum('progress_status', ['NOT_STARTED', 'COMPLETED'])

/** A member's state in a checklist item. Of several ticks the one with the latest `madeAt` counts. */
export const checklistProgress = pgTable(
  'checklist_progress',
  {
    userId: ownedBy('user_id', () => members.userId),
    sessionContentId: ownedBy('session_content_id', () => checklistItems.sessionContentId),
    type: progressType('type').notNull(),
    status: progressStatus('status').notNull(),
    madeAt: instant('made_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionContentId] }),
    index('checklist_progress_item_idx').on(t.sessionContentId),
  ],
)

/** The settings of a session's page. */
export const sessionPages = pgTable('session_pages', {
  sessionId: ownedBy('session_id', () => sessions.sessionId).primaryKey(),
  /** Replaces the title of the session. */
  title: text('title'),
  taskContainerTitle: text('task_container_title'),
  /** The calendar to which schedules without their own lead. */
  calendarUrl: text('calendar_url'),
})

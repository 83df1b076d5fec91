import { isNull, sql } from 'drizzle-orm'
import { check, doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, ownedBy } from '../columns.ts'
import { videos } from './content.ts'
import { courses } from './courses.ts'
import { members } from './members.ts'

/**
 * The notes of members at moments of videos. The browser makes the id, which counts among the member's own notes only. A note
 * that was removed stays as a row without a text, so that an older change of another device does not bring it back.
 */
export const videoNotes = pgTable(
  'video_notes',
  {
    userId: ownedBy('user_id', () => members.userId),
    noteId: uuid('note_id').notNull(),
    /** Null, like the course, for a note that was removed before it arrived. */
    videoId: uuid('video_id').references(() => videos.videoId, { onDelete: 'cascade' }),
    courseId: uuid('course_id').references(() => courses.courseId, { onDelete: 'cascade' }),
    /** The moment of the note, in seconds of the video. */
    seconds: doublePrecision('seconds').notNull().default(0),
    text: text('text'),
    createdAt: instant('created_at').notNull(),
    /** The time when the text was written or removed; of several changes the latest is kept. */
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.noteId] }),
    index('video_notes_user_course_idx').on(t.userId, t.courseId),
    index('video_notes_video_idx').on(t.videoId),
    index('video_notes_course_idx').on(t.courseId),
    index('video_notes_removed_idx').on(t.changedAt).where(isNull(t.text)),
    check('video_notes_text', sql`char_length(${t.text}) between 1 and 2000`),
    check('video_notes_seconds', sql`${t.seconds} >= 0`),
    check(
      'video_notes_place',
      sql`${t.text} is null or (${t.videoId} is not null and ${t.courseId} is not null)`,
    ),
  ],
)

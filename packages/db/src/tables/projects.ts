import { index, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, ownedBy } from '../columns.ts'
import { members } from './members.ts'
import { sessions } from './sessions.ts'

export const projectKind = pgEnum('project_kind', ['LINK', 'TEXT'])

/** The submissions of members, each as a row of its own; the id comes from the client, so that a repeated request adds nothing. */
export const projectSubmissions = pgTable(
  'project_submissions',
  {
    projectSubmissionId: uuid('project_submission_id').primaryKey(),
    userId: ownedBy('user_id', () => members.userId),
    sessionId: ownedBy('session_id', () => sessions.sessionId),
    kind: projectKind('kind').notNull(),
    content: text('content').notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (t) => [
    index('project_submissions_session_idx').on(t.sessionId, t.submittedAt),
    index('project_submissions_user_idx').on(t.userId, t.sessionId, t.submittedAt),
  ],
)

/** A text that a member has written and not handed in yet. */
export const projectDrafts = pgTable(
  'project_drafts',
  {
    userId: ownedBy('user_id', () => members.userId),
    sessionId: ownedBy('session_id', () => sessions.sessionId),
    content: text('content').notNull(),
    /** The time when it was written; of several drafts the latest is kept. */
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.sessionId] })],
)

/** The ids of the webhook messages that took effect, so that a repeated message changes nothing. */
export const projectWebhookMessages = pgTable(
  'project_webhook_messages',
  {
    messageId: text('message_id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('project_webhook_messages_received_idx').on(t.receivedAt)],
)

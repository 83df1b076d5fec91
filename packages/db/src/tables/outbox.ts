import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** What must reach the outside once a transaction has committed; written in that transaction. */
export const outbox = pgTable(
  'outbox',
  {
    outboxId: id('outbox_id'),
    topic: text('topic').notNull(),
    /** Names the business event, so that it is told once. */
    dedupeKey: text('dedupe_key').unique(),
    /** What the message is made of; without its contents once delivered. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it may be tried (again); while one is trying, until when it alone may. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
    /** Given up. */
    failedAt: instant('failed_at'),
    /** What went wrong at the last try, for the people who run the school. */
    lastError: text('last_error'),
  },
  (t) => [
    index('outbox_due_idx')
      .on(t.topic, t.nextAttemptAt)
      .where(sql`${t.deliveredAt} is null and ${t.failedAt} is null`),
  ],
)

/** Mails that reached the SMTP server of the demo; each once, by its message id. */
export const demoMailbox = pgTable(
  'demo_mailbox',
  {
    mailId: id('mail_id'),
    messageId: text('message_id').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** The whole message as it came over SMTP (RFC 5322). */
    source: text('source').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('demo_mailbox_created_idx').on(t.createdAt),
    index('demo_mailbox_recipient_idx').on(t.recipient),
  ],
)

/** Facts about the loaded content, e.g. when the school was imported. */
export const contentLoads = pgTable('content_loads', {
  name: text('name').primaryKey(),
  version: text('version').notNull(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
})

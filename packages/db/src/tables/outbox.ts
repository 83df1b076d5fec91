import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Messages to the outside, written in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    outboxId: id('outbox_id'),
    topic: text('topic').notNull(),
    /** Names the business event, so that it is sent once. */
    dedupeKey: text('dedupe_key').unique(),
    /** The message; its content is removed after delivery. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The time of the next attempt; during an attempt, the end of its lease. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
    failedAt: instant('failed_at'),
    /** The error of the last attempt, for operators. */
    lastError: text('last_error'),
  },
  (t) => [
    index('outbox_due_idx')
      .on(t.topic, t.nextAttemptAt)
      .where(sql`${t.deliveredAt} is null and ${t.failedAt} is null`),
  ],
)

/** Mails that the SMTP server of the demo received, each once. */
export const demoMailbox = pgTable(
  'demo_mailbox',
  {
    mailId: id('mail_id'),
    messageId: text('message_id').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** The received message (RFC 5322). */
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

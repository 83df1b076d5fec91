import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../columns.ts'

/** The contents of mails, written in the transaction of their cause; a job of the same transaction delivers each. */
export const outbox = pgTable(
  'outbox',
  {
    outboxId: id('outbox_id'),
    /** Names the business event, so that there is one mail about it. */
    dedupeKey: text('dedupe_key').unique(),
    /** The facts of the mail; only its kind once it is delivered. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
    /** The time at which its delivery was given up. */
    failedAt: instant('failed_at'),
  },
  (t) => [index('outbox_created_idx').on(t.createdAt)],
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

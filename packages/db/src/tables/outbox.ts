import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** What must reach the outside once a transaction has committed; written in that transaction. */
export const outbox = pgTable(
  'outbox',
  {
    outboxId: id('outbox_id'),
    topic: text('topic').notNull(),
    dedupeKey: text('dedupe_key').unique(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [
    index('outbox_pending_idx')
      .on(t.createdAt)
      .where(sql`${t.deliveredAt} is null`),
  ],
)

/** Facts about the loaded content, e.g. when the school was imported. */
export const contentLoads = pgTable('content_loads', {
  name: text('name').primaryKey(),
  version: text('version').notNull(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
})

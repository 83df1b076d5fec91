import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

export const customerType = pgEnum('customer_type', ['CONSUMER', 'ENTERPRISE', 'INTERNAL'])

/** A page that an employer wants its people to find, on its dashboard. */
export interface ImportantLink {
  title: string
  url: string
}

/** The customers, who pay: the one consumer customer, each employer, and the school itself. */
export const customers = pgTable('customers', {
  customerId: id('customer_id'),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  type: customerType('type').notNull(),
  enableProfAI: boolean('enable_prof_ai').notNull().default(false),
  disableAIFeatures: boolean('disable_ai_features').notNull().default(false),
  logoUrl: text('logo_url'),
  accentColor: text('accent_color'),
  contractStart: instant('contract_start'),
  contractEnd: instant('contract_end'),
  totalSeats: integer('total_seats'),
  importantLinks: jsonb('important_links')
    .$type<ImportantLink[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
})

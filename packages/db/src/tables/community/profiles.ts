import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../../columns.ts'
import { members } from '../members.ts'

/** The time of the last change of each field of a profile that was edited; of several changes the latest is kept. */
export const memberFieldChanges = pgTable(
  'member_field_changes',
  {
    userId: ownedBy('user_id', () => members.userId),
    /** The name of the field in the contract, e.g. `growthTip`; `location`, `company` and `languages` are one field each. */
    field: text('field').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.field] })],
)

/**
 * What the directory searches and sorts by: one narrow row for each member that it lists. A trigger on `members` writes it,
 * because many parts of the server change the names and statuses of members. docs/decisions/directory.md
 */
export const directoryEntries = pgTable(
  'directory_entries',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => members.userId, { onDelete: 'cascade' }),
    /** The first and last name in the form of the database's function `folded_name`. */
    sortName: text('sort_name').notNull(),
    /** The names and the job title in that form, with a space before every word. */
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('directory_entries_order_idx').on(sql`${t.sortName} collate "C"`, t.userId),
    index('directory_entries_search_idx').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
)

/** An industry that members choose from. */
export const industryReferences = pgTable('industry_references', {
  industryRefId: id('industry_ref_id'),
  industry: text('industry').notNull().unique(),
  sortOrder: integer('sort_order').notNull(),
  active: boolean('active').notNull().default(true),
})

/** A job function that members choose from. */
export const jobFunctionReferences = pgTable('job_function_references', {
  jobFunctionRefId: id('job_function_ref_id'),
  jobFunction: text('job_function').notNull().unique(),
  sortOrder: integer('sort_order').notNull(),
  active: boolean('active').notNull().default(true),
})

/**
 * A permission to upload a photo, and what became of it. The row outlives its member, because a job deletes the objects that
 * are no longer shown from the storage, and then the row.
 */
export const profilePhotos = pgTable(
  'profile_photos',
  {
    photoId: id('photo_id'),
    userId: uuid('user_id').references(() => members.userId, { onDelete: 'set null' }),
    /** The key of the object as it was uploaded; null once it was deleted. */
    uploadKey: text('upload_key'),
    /** The key of the encoded picture; null until the upload was saved as a photo. */
    pictureKey: text('picture_key'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('profile_photos_user_idx').on(t.userId)],
)

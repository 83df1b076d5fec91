import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Selects the addresses on other sites of the pictures in the rich texts of a table; `text` is a text of its rows. */
export const richTextPictures = (table: PgTable, text: SQL): SQL => sql`
  select found[1] as url from ${table},
    regexp_matches(${text}, '!\\[[^\\]]*\\]\\((https://[^)\\s]+)', 'g') as found`

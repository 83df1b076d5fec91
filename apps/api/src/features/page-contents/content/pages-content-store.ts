import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { pageContents } from '@section/db/schema.ts'
import { upsertRows } from '../../../server/content/bulk-write-store.ts'
import { richTextPictures } from '../../../server/content/rich-text-pictures-store.ts'
import type { ScreenText } from './page-format.ts'

/** Writes the texts of pages. */
export async function writePages(db: Db, pages: readonly ScreenText[]): Promise<void> {
  await upsertRows(db, pageContents, pages, [pageContents.slug, pageContents.langCode])
}

/** Selects the addresses of the pictures within the texts of pages. */
export const pagePictures = richTextPictures(pageContents, sql`body`)

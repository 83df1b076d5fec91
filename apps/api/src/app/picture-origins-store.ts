import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { features } from './features.ts'

const PICTURE_URLS = sql.join(
  features.flatMap(({ content }) => content?.pictures ?? []),
  sql` union all `,
)

/** Returns the other origins from which the content shows pictures, for the Content-Security-Policy. */
export async function pictureOrigins(db: Db): Promise<string[]> {
  const found = await rows<{ origin: string }>(
    db,
    sql`select distinct substring(url from '^https://[^/?#]+') as origin from (${PICTURE_URLS}) as pictures
      where url like 'https://%'`,
  )
  // Each origin is parsed again, so that only a valid one is added to the policy.
  return [...new Set(found.flatMap(({ origin }) => URL.parse(origin)?.origin ?? []))].toSorted()
}

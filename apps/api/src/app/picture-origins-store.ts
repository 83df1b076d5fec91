import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

/** Where the content names pictures: in columns, and inside columns of JSON. */
const NAMED = sql`
  select logo_url as url from customers
  union all select customizations->>'navLogoUrl' from entitlements
  union all select image_url from faculty
  union all select cover_image_url from courses
  union all select badge_image_url from courses
  union all select jsonb_path_query(to_jsonb(courses), '$.**.iconUrl')#>>'{}' from courses
  union all select cover_image_url from certificates
  union all select badge_image_url from certificates
  union all select thumbnail_url from videos
  union all select meta->'logo'->>'url' from passes
  union all select meta->'testimonial'->>'image' from passes
  union all select meta->>'navLogoUrl' from passes
  union all select profile_image_url from members`

/** Returns the sites, besides ours, from which the content shows pictures: what the policy of pages lets in. Gate G12. */
export async function pictureOrigins(db: Db): Promise<string[]> {
  const found = await rows<{ origin: string }>(
    db,
    sql`select distinct substring(url from '^https://[^/?#]+') as origin from (${NAMED}) as named
      where url like 'https://%'`,
  )
  // The address itself says what its origin is; a text that only looks like one adds nothing to the policy.
  return [...new Set(found.flatMap(({ origin }) => URL.parse(origin)?.origin ?? []))].toSorted()
}

import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

/** Selects all picture addresses in the content, from columns and from within JSON columns. */
const PICTURE_URLS = sql`
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
  union all select profile_image_url from members
  union all select content->>'image' from session_contents
  union all select substring(picture from 'https.*') from session_contents,
    regexp_matches(content::text, '!\\[[^\\]]*\\]\\(https://[^)\\s]+', 'g') as found, unnest(found) as picture`

/** Returns the other origins from which the content shows pictures, for the Content-Security-Policy. Gate G12. */
export async function pictureOrigins(db: Db): Promise<string[]> {
  const found = await rows<{ origin: string }>(
    db,
    sql`select distinct substring(url from '^https://[^/?#]+') as origin from (${PICTURE_URLS}) as pictures
      where url like 'https://%'`,
  )
  // Each origin is parsed again, so that only a valid one is added to the policy.
  return [...new Set(found.flatMap(({ origin }) => URL.parse(origin)?.origin ?? []))].toSorted()
}

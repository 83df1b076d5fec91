import { sql } from 'drizzle-orm'
import type { MemberProfile } from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { COMPANY } from './listed-member-store.ts'

/** The row of a raw statement, whose instants the embedded database returns as text. */
type ProfileRow = Omit<MemberProfile, 'registrationDate'> & { registrationDate: string | Date }

/**
 * Returns the profile of a member whom the directory lists, or of the viewer, as others see it; null for everybody else.
 * docs/product/directory.md#profiles
 */
export async function findProfile(
  db: Db,
  { userId, viewerId }: { userId: string; viewerId: string },
): Promise<MemberProfile | null> {
  const [found] = await rows<ProfileRow>(
    db,
    sql`
    select m.user_id as "userId", m.first_name as "firstName", m.middle_name as "middleName", m.last_name as "lastName",
      m.display_name as "displayName", m.pronouns, m.about, m.community_get as "communityGet",
      m.community_give as "communityGive", m.growth_tip as "growthTip", m.what_i_love as "whatILove", m.industry,
      m.job_function as "jobFunction", m.job_role as "jobRole", m.meet_preference as "meetPreference",
      case when m.shows_links then m.instagram_profile_url end as "instagramProfileUrl",
      case when m.shows_links then m.linkedin_profile_url end as "linkedinProfileUrl",
      case when m.shows_links then m.twitter_profile_url end as "twitterProfileUrl",
      m.profile_image_url as "profileImageUrl", m.registration_date as "registrationDate", ${COMPANY} as company,
      coalesce((select json_agg(json_build_object('name', l.name) order by l.name)
        from member_languages l where l.user_id = m.user_id and m.shows_languages), '[]') as languages,
      (select json_build_object('city', l.city, 'country', l.country, 'primaryLocation', l.primary_location,
          'region', l.region, 'userLocationId', l.user_location_id)
        from member_locations l where l.user_id = m.user_id and m.shows_location
        order by l.primary_location desc limit 1) as location
    from members m
    where m.user_id = ${userId} and (m.user_id = ${viewerId}
      or exists (select from directory_entries d where d.user_id = m.user_id))`,
  )
  return found ? { ...found, registrationDate: new Date(found.registrationDate) } : null
}

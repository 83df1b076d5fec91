import { and, eq, lt, sql } from 'drizzle-orm'
import type { Member } from '@section/contract/generated/schema-types.ts'
import { accountStatusAt } from '@section/domain/access/account-status.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'

type MemberRow = Omit<Member, 'accountType' | 'registrationDate' | 'trialEndDate'> & {
  registeredAt: number
  trialEndsAt: number | null
}

/** Returns a member's own profile by one statement; null when there is none. `now` in epoch ms. */
export async function findMember(db: Db, userId: string, now: number): Promise<Member | null> {
  const [row] = await rows<MemberRow>(
    db,
    sql`
    select m.user_id as "userId", m.email, m.status, m.user_type as "userType", m.first_name as "firstName",
      m.middle_name as "middleName", m.last_name as "lastName", m.display_name as "displayName", m.pronouns, m.about,
      m.community_get as "communityGet", m.community_give as "communityGive", m.growth_tip as "growthTip",
      m.what_i_love as "whatILove", m.industry, m.job_function as "jobFunction", m.job_role as "jobRole",
      m.meet_preference as "meetPreference", m.instagram_profile_url as "instagramProfileUrl",
      m.linkedin_profile_url as "linkedinProfileUrl", m.twitter_profile_url as "twitterProfileUrl",
      m.profile_image_url as "profileImageUrl", m.test_data as "testData", m.wp_user_id as "wpUserId",
      m.alternate_sso_email as "alternateSSOEmail", m.manage_billing as "manageBilling", m.scholarship,
      extract(epoch from m.registration_date)::float8 * 1000 as "registeredAt",
      extract(epoch from m.trial_end_date)::float8 * 1000 as "trialEndsAt",
      (select json_build_object('name', c.name, 'userCompanyId', c.user_company_id)
        from member_companies c where c.user_id = m.user_id limit 1) as company,
      coalesce((select json_agg(json_build_object('name', l.name) order by l.name)
        from member_languages l where l.user_id = m.user_id), '[]') as languages,
      (select json_build_object('city', l.city, 'country', l.country, 'primaryLocation', l.primary_location,
          'region', l.region, 'userLocationId', l.user_location_id)
        from member_locations l where l.user_id = m.user_id order by l.primary_location desc limit 1) as location,
      (select json_build_object('customerId', c.customer_id, 'name', c.name, 'type', c.type,
          'enableProfAI', c.enable_prof_ai, 'disableAIFeatures', c.disable_ai_features, 'logoUrl', c.logo_url,
          'accentColor', c.accent_color)
        from customers c where c.customer_id = m.customer_id) as customer,
      exists (select 1 from enrollments e join sessions s using (session_id)
        where e.user_id = m.user_id and e.state = 'ENROLLED' and s.kind = 'SPRINT' and s.session_type = 'LIVE'
          and ${new Date(now).toISOString()}::timestamptz between s.start_at and s.end_at) as "hasOngoingSprintAccess"
    from members m where m.user_id = ${userId}`,
  )
  if (!row) return null
  const { registeredAt, trialEndsAt, ...member } = row
  const status = accountStatusAt({ status: member.status, trialEndDate: trialEndsAt }, now)
  return {
    ...member,
    status,
    accountType: status,
    registrationDate: new Date(registeredAt).toISOString(),
    trialEndDate: trialEndsAt === null ? null : new Date(trialEndsAt).toISOString(),
  }
}

/** Sets the status of trials that have ended at `now` (epoch ms) to POST_TRIAL; returns the user ids. */
export async function updateEndedTrials(tx: Db, now: number): Promise<string[]> {
  const ended = await tx
    .update(members)
    .set({ status: 'POST_TRIAL' })
    .where(and(eq(members.status, 'TRIAL'), lt(members.trialEndDate, new Date(now))))
    .returning({ userId: members.userId })
  return ended.map(({ userId }) => userId)
}

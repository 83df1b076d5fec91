import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Member } from '@section/contract/generated/schema-types.ts'
import { accountStatusAt } from '@section/domain/access/account-status.ts'
import type { Db } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'

// The column is no longer written, because the linked identity has the address of the social account.
const {
  passwordHash: _hash,
  alternateSSOEmail: _unused,
  showsInDirectory,
  showsLocation,
  showsLanguages,
  showsLinks,
  sharesCourses,
  sharesEvents,
  ...profile
} = getTableColumns(members)

const visibility = {
  directory: showsInDirectory,
  location: showsLocation,
  languages: showsLanguages,
  links: showsLinks,
  courses: sharesCourses,
  events: sharesEvents,
}

/** Returns a member's own profile by one statement; null when there is none. `now` in epoch ms. */
export async function findMember(db: Db, userId: string, now: number): Promise<Member | null> {
  const today = new Date(now).toISOString()
  const [row] = await db
    .select({
      ...profile,
      visibility,
      alternateSSOEmail: sql<Member['alternateSSOEmail']>`(select i.email from federated_identities i
        where i.user_id = members.user_id and i.realm is null order by i.last_seen_at desc limit 1)`,
      company: sql<
        Member['company']
      >`(select json_build_object('name', c.name, 'userCompanyId', c.user_company_id)
        from member_companies c where c.user_id = members.user_id order by c.user_company_id limit 1)`,
      languages: sql<
        Member['languages']
      >`coalesce((select json_agg(json_build_object('name', l.name) order by l.name)
        from member_languages l where l.user_id = members.user_id), '[]')`,
      location: sql<Member['location']>`(select json_build_object('city', l.city, 'country', l.country,
          'primaryLocation', l.primary_location, 'region', l.region, 'userLocationId', l.user_location_id)
        from member_locations l where l.user_id = members.user_id order by l.primary_location desc limit 1)`,
      customer: sql<Member['customer']>`(select json_build_object('customerId', c.customer_id, 'name', c.name,
          'type', c.type, 'enableProfAI', c.enable_prof_ai, 'disableAIFeatures', c.disable_ai_features,
          'logoUrl', c.logo_url, 'accentColor', c.accent_color)
        from customers c where c.customer_id = members.customer_id)`,
      hasOngoingSprintAccess: sql<boolean>`exists (select 1 from enrollments e join sessions s using (session_id)
        where e.user_id = members.user_id and e.state = 'ENROLLED' and s.kind = 'SPRINT' and s.session_type = 'LIVE'
          and ${today}::timestamptz between s.start_at and s.end_at)`,
      paymentFailed: sql<boolean>`members.manage_billing and exists (select 1 from subscriptions s
        where s.user_id = members.user_id and s.status = 'past_due' and s.cancel_at is null)`,
    })
    .from(members)
    .where(eq(members.userId, userId))
  if (!row) return null
  const trialEndDate = row.trialEndDate?.getTime() ?? null
  const status = accountStatusAt({ status: row.status, trialEndDate }, now)
  return {
    ...row,
    status,
    accountType: status,
  }
}

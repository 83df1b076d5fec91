import { type SQL, sql } from 'drizzle-orm'

// This file is the public interface of the directory.

/** The company of a row `m` of the members: of several the one that the member's own profile shows, too. */
export const COMPANY: SQL = sql`(select json_build_object('name', c.name, 'userCompanyId', c.user_company_id)
  from member_companies c where c.user_id = m.user_id order by c.user_company_id limit 1)`

/** A row `m` of the members as a `ListedMember` of the contract. */
export const LISTED_MEMBER: SQL = sql`json_build_object('userId', m.user_id, 'firstName', m.first_name,
  'lastName', m.last_name, 'displayName', m.display_name, 'jobRole', m.job_role,
  'profileImageUrl', m.profile_image_url, 'company', ${COMPANY})`

/** The order of the directory, of rows `d` of its entries. */
export const IN_ORDER: SQL = sql`d.sort_name collate "C", d.user_id`

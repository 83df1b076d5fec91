import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import type { customers, enrollments, entitlements } from '@section/db/schema.ts'
import type { MemberStatus } from '@section/contract/generated/schema-types.ts'
import type { CacheInvalidation } from '../cache/cache-invalidation.ts'
import type { Clock } from '../clock.ts'
import { LoadingCache } from '../cache/loading-cache.ts'

const MAX_CACHED_MEMBERS = 5000

export type MemberEnrollment = Pick<typeof enrollments.$inferSelect, 'sessionId' | 'state'>

/** Instants are epoch milliseconds; without `endsAt` there is no end. */
export type MemberEntitlementRow = Omit<
  typeof entitlements.$inferSelect,
  'userId' | 'passId' | 'subscriptionId' | 'purchaseId' | 'startsAt' | 'endsAt'
> & { startsAt: number; endsAt: number | null }

type MemberCustomer = Pick<
  typeof customers.$inferSelect,
  'customerId' | 'name' | 'type' | 'enableProfAI' | 'disableAIFeatures' | 'accentColor'
>

/** A member's badge of a course. */
interface MemberBadge {
  courseBadgeId: string
  /** True if it was earned in a live session. */
  isLive: boolean
}

/** The state of a member that decides what they may do; immutable, replaced on change. */
export interface MemberState {
  userId: string
  status: MemberStatus
  trialEndDate: number | null
  suspended: boolean
  /** True while a subscription of their own pays for their membership. */
  manageBilling: boolean
  customer: MemberCustomer | null
  entitlements: MemberEntitlementRow[]
  /** The enrollments by session id. */
  enrollments: ReadonlyMap<string, MemberEnrollment>
  /** The earned badges by course id. */
  badges: ReadonlyMap<string, MemberBadge>
  /** Bookmarked course ids, newest first. */
  saves: readonly string[]
}

export type MemberStates = LoadingCache<MemberState>

/** Creates the cache of member states; a state is dropped when the member is invalidated. */
export function createMemberStates(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock): MemberStates {
  const load = (userIds: string[]) => loadMemberStates(db, userIds)
  const states = new LoadingCache<MemberState>({ max: MAX_CACHED_MEMBERS, clock, load })
  return cacheInvalidation.invalidates('member', states)
}

type StateRow = Omit<MemberState, 'enrollments' | 'badges'> & {
  enrollments: MemberEnrollment[]
  badges: (MemberBadge & { courseId: string })[]
}

/** Returns the states of members by their user ids, without a cache. */
export async function loadMemberStates(db: Db, userIds: string[]): Promise<Map<string, MemberState>> {
  const found = await rows<StateRow>(
    db,
    sql`
    select m.user_id as "userId", m.status, m.suspended_at is not null as suspended, m.manage_billing as "manageBilling",
      floor(extract(epoch from m.trial_end_date) * 1000)::float8 as "trialEndDate",
      case when c.customer_id is not null then json_build_object('customerId', c.customer_id, 'name', c.name,
        'type', c.type, 'enableProfAI', c.enable_prof_ai, 'disableAIFeatures', c.disable_ai_features,
        'accentColor', c.accent_color) end as customer,
      coalesce((select json_agg(json_build_object('entitlementId', e.entitlement_id, 'type', e.type, 'label', e.label,
          'precedence', e.precedence, 'customizations', e.customizations, 'sessionId', e.session_id,
          'courseId', e.course_id, 'startsAt', floor(extract(epoch from e.starts_at) * 1000),
          'endsAt', floor(extract(epoch from e.ends_at) * 1000)) order by e.precedence, e.type)
        from entitlements e where e.user_id = m.user_id), '[]') as entitlements,
      coalesce((select json_agg(json_build_object('sessionId', n.session_id, 'state', n.state))
        from enrollments n where n.user_id = m.user_id), '[]') as enrollments,
      coalesce((select json_agg(json_build_object('courseId', b.course_id, 'courseBadgeId', b.course_badge_id,
          'isLive', coalesce(s.session_type = 'LIVE', false)))
        from earned_badges b left join sessions s using (session_id) where b.user_id = m.user_id), '[]') as badges,
      coalesce((select json_agg(s.content_id order by s.created_at desc) from user_saves s
        where s.user_id = m.user_id and s.content_type = 'COURSE'), '[]') as saves
    from members m left join customers c using (customer_id)
    where m.user_id = any(${sql.param(userIds)}::uuid[])`,
  )
  return new Map(found.map((row) => [row.userId, toState(row)]))
}

function toState(row: StateRow): MemberState {
  return {
    ...row,
    enrollments: new Map(row.enrollments.map((enrollment) => [enrollment.sessionId, enrollment])),
    badges: new Map(row.badges.map(({ courseId, ...badge }) => [courseId, badge])),
  }
}

import { nextChangeAt } from '@section/domain/sessions/next-change.ts'
import type { MemberState } from '../../server/access/member-state.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { LINK_OPENS_MS } from './catalogue-rules.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import type { SharedSession } from './session-answer.ts'
import { sharedSessions } from './shared-sessions.ts'

/**
 * Until when (epoch ms) an answer on sessions holds by the clock: the next instant at which a session changes,
 * a link opens, an entitlement begins or ends, or the trial ends.
 */
export function sessionAnswersHold({ services, viewer, now }: MemberContext): number {
  const snapshot = services.catalogue.peek()
  if (!snapshot) return now
  return Math.min(catalogueHolds(snapshot, now), memberHolds(viewer.state, now))
}

const kept = new WeakMap<CatalogueSnapshot, { from: number; until: number }>()

/** The same for the sessions alone; asked once for each snapshot and stretch of time. */
export function catalogueHolds(snapshot: CatalogueSnapshot, now: number): number {
  const known = kept.get(snapshot)
  if (known && known.from <= now && now < known.until) return known.until
  const until = Math.min(...sharedSessions(snapshot).all.map((shared) => sessionHolds(shared, now)))
  kept.set(snapshot, { from: now, until })
  return until
}

/** The same for the member's entitlements and trial alone. */
export function memberHolds({ entitlements, trialEndDate }: MemberState, now: number): number {
  const edges = entitlements.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? Infinity])
  // The last millisecond of a trial still belongs to it.
  if (trialEndDate !== null) edges.push(trialEndDate + 1)
  return Math.min(Infinity, ...edges.filter((edge) => edge > now))
}

function sessionHolds({ session, meetings }: SharedSession, now: number): number {
  const linkOpens = session.startAt === null ? [] : [session.startAt - LINK_OPENS_MS]
  const rooms = meetings.flatMap(({ startAt, endAt }) => [startAt - LINK_OPENS_MS, endAt])
  const ahead = [...linkOpens, ...rooms].filter((instant) => instant > now)
  return Math.min(nextChangeAt(session, now) ?? Infinity, ...ahead)
}

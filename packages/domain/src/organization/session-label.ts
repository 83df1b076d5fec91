import { sessionDates } from '../sessions/dates/session-dates.ts'
import type { SessionKind } from '../sessions/session.ts'

/** A session of a dashboard's table. */
export type LabeledSession = {
  readonly sessionType: 'LIVE' | 'ON_DEMAND'
  readonly sessionKind: SessionKind
  /** Epoch ms. */
  readonly startAt: number | null
  readonly endAt: number | null
}

/**
 * Returns how an employer's tables name a session: by its dates in UTC, as all days of dashboards are, or as on demand, which
 * is also what somebody learned beside the sessions of a course (null). docs/product/organization.md#tables
 */
export function sessionLabel(session: LabeledSession | null): string {
  if (session?.sessionType !== 'LIVE') return 'On demand'
  return sessionDates({ ...session, activateAt: null }, 'UTC') ?? 'Dates to come'
}

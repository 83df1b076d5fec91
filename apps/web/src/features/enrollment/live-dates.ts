import { hidesDates, type LandingViewer } from '@section/domain/catalog/hidden-dates.ts'
import { liveDateText, sessionLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import { sessionFlags } from '@section/domain/sessions/session-flags.ts'
import { localZone } from '../../lib/now.ts'
import type { EnrollmentSession } from './EnrollmentFlow.tsx'

/**
 * Returns the dates of a live session for a viewer, or that they follow (docs/product/course-page.md#hidden-dates). Without a
 * status it is the one that the session was loaded with.
 */
export function liveDates(
  session: EnrollmentSession,
  viewer: LandingViewer,
  now: number,
  status: EnrollmentStatus = session.enrollmentStatus,
): string {
  const flags = sessionFlags(session, status, now)
  if (hidesDates({ session, flags }, viewer, now)) return 'Dates to follow'
  const date = sessionLiveDate(session, now, localZone())
  return date ? liveDateText(date) : 'Dates to be announced'
}

import { hidesDates } from '@section/domain/catalog/hidden-dates.ts'
import { shortRunDates } from '@section/domain/catalog/course-page/run-dates.ts'
import { sessionFlags } from '@section/domain/sessions/session-flags.ts'
import { localZone } from '../../../../lib/now.ts'
import { useSignedIn } from '../../../../lib/viewer/viewer.ts'
import type { LandingSession } from '../../course-landing-query.ts'

/** Returns the dates of a run in short; null while they are unknown or hidden (docs/product/course-page.md#hidden-dates). */
export function useRunDates(session: LandingSession, now: number): string | null {
  const { viewer } = useSignedIn()
  const flags = sessionFlags(session, session.enrollmentStatus, now)
  return hidesDates({ session, flags }, viewer, now) ? null : shortRunDates(session, localZone())
}

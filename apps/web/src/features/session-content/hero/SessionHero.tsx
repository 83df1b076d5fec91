import { sessionGreeting } from '@section/domain/session-content/display/greeting.ts'
import { sessionDates } from '@section/domain/sessions/dates/session-dates.ts'
import { localZone } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import type { SessionHeadProps } from '../OpenSession.tsx'
import { SessionHead } from './SessionHead.tsx'

/** The greeting, the title, the dates, and what is to be done now. docs/product/session-pages.md#greeting */
export function SessionHero({ session, title, now, children }: SessionHeadProps) {
  const { member, viewer } = useSignedIn()
  const zone = localZone()
  const hidesTitle = viewer.entitlements.some(({ customizations }) => customizations?.hideSessionDetailTitle)
  const dates = session.hideTimeAndFacultyLabels ? null : sessionDates(session, zone)
  return (
    <SessionHead
      heading={sessionGreeting(session, member.firstName || null, now, zone)}
      title={hidesTitle ? undefined : title}
      dates={dates}
    >
      {children}
    </SessionHead>
  )
}

import { sessionGreeting } from '@section/domain/session-content/display/greeting.ts'
import { sessionDates } from '@section/domain/sessions/dates/session-dates.ts'
import { localZone } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/session/viewer.ts'
import type { SessionHeadProps } from '../OpenSession.tsx'
import css from './session-hero.module.css'

/** The greeting, the title, the dates, and what is to be done now. Specification 2, section 2.5. */
export function SessionHero({ session, title, now, children }: SessionHeadProps) {
  const { member, viewer } = useSignedIn()
  const zone = localZone()
  const hidesTitle = viewer.entitlements.some(({ customizations }) => customizations?.hideSessionDetailTitle)
  const dates = session.hideTimeAndFacultyLabels ? null : sessionDates(session, zone)
  return (
    <header className={css.hero}>
      <h1 className={css.greeting}>{sessionGreeting(session, member.firstName || null, now, zone)}</h1>
      {!hidesTitle && <p className={css.title}>{title}</p>}
      {dates && <p className={css.dates}>{dates}</p>}
      <div className={css.today}>{children}</div>
    </header>
  )
}

import { sessionGreeting } from '@section/domain/session-content/display/greeting.ts'
import { sessionDates } from '@section/domain/sessions/dates/session-dates.ts'
import { localZone } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/session/viewer.ts'
import type { SessionHeadProps } from '../SessionScreen.tsx'
import { NextClass } from './NextClass.tsx'
import css from './session-hero.module.css'

/** The greeting, the title, the dates and the way into the next class. Specification 2, section 2.5; Decisions, section 9. */
export function SessionHero({ session, title, now }: SessionHeadProps) {
  const { member, viewer } = useSignedIn()
  const zone = localZone()
  const hidesTitle = viewer.entitlements.some(({ customizations }) => customizations?.hideSessionDetailTitle)
  const dates = session.hideTimeAndFacultyLabels ? null : sessionDates(session, zone)
  return (
    <header className={css.hero}>
      <h1 className={css.greeting}>{sessionGreeting(session, member.firstName || null, now, zone)}</h1>
      {!hidesTitle && <p className={css.title}>{title}</p>}
      {dates && <p className={css.dates}>{dates}</p>}
      <NextClass session={session} now={now} />
    </header>
  )
}

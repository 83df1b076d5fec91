import { IconUsersGroup } from '@tabler/icons-react'
import { hidesDates, type LiveCard } from '@section/domain/catalogue/course-landing.ts'
import { sessionFlags } from '@section/domain/sessions/session-flags.ts'
import { durationLabel } from '@section/domain/sessions/duration-label.ts'
import { sessionDates } from '@section/domain/sessions/session-dates.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { SessionAction } from '../../enrollment/SessionAction.tsx'
import { localZone } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/viewer.ts'
import type { LandingSession } from '../course-landing-query.ts'
import css from './format-section.module.css'

/** The live card: each upcoming session with its dates and what I can do; faded while there is none. */
export function LiveFormat({ card, now }: { card: LiveCard<LandingSession>; now: number }) {
  return (
    <Card padding="large" className={css.format}>
      <div className={css.formatTop} data-faded={card.kind === 'faded'}>
        <IconUsersGroup className={css.icon} size={24} stroke={1.75} aria-hidden />
        <h3 className={css.formatTitle}>Live</h3>
        <p className={css.formatLead}>
          Learn with a cohort, a professor and a teaching assistant, on set dates.
        </p>
      </div>
      {card.kind === 'faded' ? (
        <Button disabled>{card.button}</Button>
      ) : (
        <ul className={css.sessions}>
          {card.sessions.map((session) => (
            <SessionRow key={session.sessionId} session={session} now={now} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function SessionRow({ session, now }: { session: LandingSession; now: number }) {
  const { viewer } = useSignedIn()
  const flags = sessionFlags(session, session.enrollmentStatus, now)
  const hidden = hidesDates({ session, flags }, viewer, now)
  return (
    <li className={css.session}>
      <div>
        <p className={css.dates}>
          {hidden ? 'Dates to follow' : (sessionDates(session, localZone()) ?? 'Dates to be announced')}
        </p>
        <p className={css.kind}>
          {durationLabel(session.sessionKind, session.startAt, session.endAt)}
          {session.lowInventory && flags.enrollable && ' · few seats left'}
        </p>
      </div>
      <SessionAction session={session} now={now} />
    </li>
  )
}

import { IconUsersGroup } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { ReactNode } from 'react'
import { hidesDates, type LiveCard } from '@section/domain/catalog/course-landing.ts'
import { durationLabel } from '@section/domain/sessions/dates/duration-label.ts'
import { meetingPattern } from '@section/domain/sessions/dates/meeting-pattern.ts'
import { joinNote } from '@section/domain/sessions/join-note.ts'
import { openSeat } from '@section/domain/sessions/open-seat.ts'
import { isTooLateToJoin } from '@section/domain/sessions/session-button.ts'
import { formatDate, sessionLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import { sessionFlags } from '@section/domain/sessions/session-flags.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { config } from '../../../../lib/config.ts'
import { localZone } from '../../../../lib/now.ts'
import { useSignedIn } from '../../../../lib/viewer/viewer.ts'
import { SessionAction } from '../../../enrollment/SessionButtons.tsx'
import type { LandingSession } from '../../course-landing-query.ts'
import css from './format-section.module.css'

interface LiveFormatProps {
  card: LiveCard<LandingSession>
  /** True if the course can be started on demand. */
  onDemand: boolean
  /** The button that asks for a mail when the course opens; false if it is not offered. */
  alert: ReactNode
  now: number
}

/**
 * The live card: each session with its dates and button; a faded card when there is none
 * (docs/product/course-page.md#live-card).
 */
export function LiveFormat({ card, onDemand, alert, now }: LiveFormatProps) {
  const offers = { onDemand, alert: Boolean(alert) }
  const alternative = card.kind === 'sessions' ? alternativeText(card.sessions, offers, now) : null
  return (
    <Card padding="large" className={css.format}>
      <div className={css.formatTop} data-faded={card.kind === 'faded'}>
        <Icon of={IconUsersGroup} className={css.icon} size={24} />
        <h3 className={css.formatTitle}>Live</h3>
        <p className={css.formatLead}>
          Learn with a cohort, a professor and a teaching assistant, on set dates.
        </p>
      </div>
      {card.kind === 'faded' ? (
        <div className={css.actions}>
          <Button disabled>{card.button}</Button>
          {alert}
        </div>
      ) : (
        <ul className={css.sessions}>
          {card.sessions.map((session) => (
            <SessionRow key={session.sessionId} session={session} now={now} />
          ))}
        </ul>
      )}
      {alternative && <p className={css.alternative}>{alternative}</p>}
      {card.kind === 'sessions' && alert}
    </Card>
  )
}

function SessionRow({ session, now }: { session: LandingSession; now: number }) {
  const { viewer } = useSignedIn()
  const flags = sessionFlags(session, session.enrollmentStatus, now)
  const hidden = hidesDates({ session, flags }, viewer, now)
  const date = hidden ? null : sessionLiveDate(session, now, localZone())
  const note = joinNote(session, session.enrollmentStatus, now, localZone())
  const pattern = hidden ? null : meetingPattern(session.meetings, localZone())
  const open = openSeat(session, session.enrollmentStatus, now, localZone())
  return (
    <li className={css.session}>
      <div className={css.sessionText}>
        <p className={css.dates}>{hidden ? 'Dates to follow' : (date?.dates ?? 'Dates to be announced')}</p>
        {date && (
          <p className={css.kind}>
            <DottedLine parts={pattern && date.until === null ? pattern : [date.time, date.until]} />
          </p>
        )}
        <p className={css.kind}>{durationLabel(session.sessionKind, session.startAt, session.endAt)}</p>
        {open && (
          <p className={css.kind} data-few={open.few}>
            <DottedLine parts={[open.deadline, open.seats]} />
          </p>
        )}
        {note && (
          <p className={css.note}>
            {note}
            {session.enrollmentStatus === 'MANUAL' && (
              <>
                {' '}
                <a href={`mailto:${config.supportEmail}`}>Ask Customer Support for a place.</a>
              </>
            )}
          </p>
        )}
      </div>
      <SessionAction session={session} now={now} />
    </li>
  )
}

/**
 * Suggests the next open date, or the course on demand, when a session is closed, full or too late to join; otherwise
 * null.
 */
function alternativeText(
  sessions: readonly LandingSession[],
  offers: { onDemand: boolean; alert: boolean },
  now: number,
): string | null {
  const isJoinable = ({ enrollmentStatus }: LandingSession) =>
    enrollmentStatus === 'ENROLL' || enrollmentStatus === 'WAITLIST'
  const isByStaff = sessions.some(({ enrollmentStatus }) => enrollmentStatus === 'MANUAL')
  const isClosed = sessions.some(
    (session) =>
      session.enrollmentStatus === 'CLOSED' || (isJoinable(session) && isTooLateToJoin(session, now)),
  )
  if (!isClosed && !isByStaff) return null
  const open = sessions.filter((session) => isJoinable(session) && !isTooLateToJoin(session, now))
  if (open.length > 0) {
    const next = open.find(({ startAt }) => startAt !== null && startAt > now)?.startAt ?? null
    return next === null ? null : `The next date that you can join is ${formatDate(next, localZone())}.`
  }
  if (offers.onDemand) return 'You can start on demand today, at your own pace.'
  // The row of the session links to Customer Support already, or the button below offers a mail when the course opens.
  if (isByStaff || offers.alert) return null
  return 'Save the course: new dates appear here as soon as they are set.'
}

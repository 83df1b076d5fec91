import { IconUsersGroup } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { ReactNode } from 'react'
import type { LiveCard } from '@section/domain/catalog/course-landing.ts'
import { hidesDates, type LandingViewer } from '@section/domain/catalog/hidden-dates.ts'
import { durationLabel } from '@section/domain/sessions/dates/duration-label.ts'
import { meetingPattern } from '@section/domain/sessions/dates/meeting-pattern.ts'
import {
  alternativeText,
  isFullRun,
  openAlternative,
} from '@section/domain/catalog/course-page/open-alternative.ts'
import type { OnDemandAccess } from '@section/domain/catalog/course-page/start-on-demand.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import { joinNote } from '@section/domain/sessions/join-note.ts'
import { openSeat } from '@section/domain/sessions/open-seat.ts'
import { sessionLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import { sessionFlags } from '@section/domain/sessions/session-flags.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { classNames } from '@section/ui/class-names/class-names.ts'
import { Card } from '@section/ui/page/Card.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { config } from '../../../../lib/config.ts'
import { localZone } from '../../../../lib/now.ts'
import { useSignedIn } from '../../../../lib/viewer/viewer.ts'
import { SessionAction } from '../../../enrollment/SessionButtons.tsx'
import type { CourseLandingData, LandingSession } from '../../course-landing-query.ts'
import css from './format-section.module.css'
import { useOnDemandAccess } from './use-on-demand-access.ts'

interface LiveFormatProps {
  course: CourseSessions<LandingSession>
  card: LiveCard<LandingSession>
  data: CourseLandingData
  /** The button that asks for a mail when the course opens; false if it is not offered. */
  alert: ReactNode
  now: number
}

/**
 * The live card: each session with its dates and button; a faded card when there is none
 * (docs/product/course-page.md#live-card).
 */
export function LiveFormat({ course, card, data, alert, now }: LiveFormatProps) {
  const sessions = card.kind === 'sessions' ? card.sessions : []
  const access = useOnDemandAccess(data)
  const { viewer } = useSignedIn()
  const instead = insteadOf(course, sessions, { ...access, viewer }, now)
  // Where staff enrolls, the row links to Customer Support; otherwise the alert offers a mail when the course opens.
  const isHelped = Boolean(alert) || instead !== null || course.joinableSession !== null
  const isAllShut = !isHelped && sessions.some(({ enrollmentStatus }) => SHUT.includes(enrollmentStatus))
  const isByStaff = sessions.some(({ enrollmentStatus }) => enrollmentStatus === 'MANUAL')
  return (
    <Card padding="large" className={classNames(css.format, card.kind === 'faded' && css.soon)}>
      <div>
        <Icon of={IconUsersGroup} className={css.icon} size={24} />
        <h3 className={css.formatTitle}>Live</h3>
        <p className={css.formatLead}>
          Learn with a cohort, a professor and a teaching assistant, on set dates.
        </p>
      </div>
      {card.kind === 'faded' ? (
        <div className={css.actions}>
          <Button disabled className={css.soonButton}>
            {card.button}
          </Button>
          {alert}
        </div>
      ) : (
        <ul className={css.sessions}>
          {card.sessions.map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              instead={instead?.session === session ? instead.text : null}
              now={now}
            />
          ))}
        </ul>
      )}
      {isAllShut && !isByStaff && (
        <p className={css.alternative}>Save the course: new dates appear here as soon as they are set.</p>
      )}
      {card.kind === 'sessions' && alert}
    </Card>
  )
}

/** Without a session that can be joined, one to enroll in, or with a waitlist, is too late to join. */
const SHUT: readonly EnrollmentStatus[] = ['CLOSED', 'ENROLL', 'WAITLIST']

/** Returns what the course offers instead of the first of these sessions that has no open seat; null without any. */
function insteadOf(
  course: CourseSessions<LandingSession>,
  sessions: readonly LandingSession[],
  who: OnDemandAccess & { readonly viewer: LandingViewer },
  now: number,
) {
  for (const session of sessions) {
    const alternative = openAlternative(course, session, who, now)
    if (alternative) return { session, text: alternativeText(alternative, who.viewer, now, localZone()) }
  }
  return null
}

interface SessionRowProps {
  session: LandingSession
  /** Says what the course offers instead of this session; null where another row says it. */
  instead: string | null
  now: number
}

function SessionRow({ session, instead, now }: SessionRowProps) {
  const { viewer } = useSignedIn()
  const flags = sessionFlags(session, session.enrollmentStatus, now)
  const hidden = hidesDates({ session, flags }, viewer, now)
  const date = hidden ? null : sessionLiveDate(session, now, localZone())
  const note = joinNote(session, session.enrollmentStatus, now, localZone())
  const pattern = hidden ? null : meetingPattern(session.meetings, localZone())
  const open = openSeat(session, session.enrollmentStatus, now, localZone())
  const seatParts = open ? [hidden ? null : open.deadline, open.seats] : []
  return (
    <li className={css.session}>
      <div className={css.sessionText}>
        <p className={css.dates}>
          {hidden ? 'Dates to follow' : (date?.dates ?? 'Dates to be announced')}
          {isFullRun({ session, flags }, now) && <StatusPill tone="warning">Full</StatusPill>}
        </p>
        {date && (
          <p className={css.kind}>
            <DottedLine parts={pattern && date.until === null ? pattern : [date.time, date.until]} />
          </p>
        )}
        <p className={css.length}>{durationLabel(session.sessionKind, session.startAt, session.endAt)}</p>
        {open && seatParts.some((part) => part !== null) && (
          <p className={css.kind} data-few={open.few}>
            <DottedLine parts={seatParts} />
          </p>
        )}
        {(note || instead) && (
          <p className={css.note}>
            {[note, instead].filter((part) => part !== null).join(' ')}
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

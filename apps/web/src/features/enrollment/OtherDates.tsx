import type { ReactNode } from 'react'
import { sessionButton } from '@section/domain/sessions/session-button.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { config } from '../../lib/config.ts'
import { useNow } from '../../lib/now.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import css from './enrollment-dialogs.module.css'
import type { EnrollmentSession } from './EnrollmentFlow.tsx'
import { liveDates } from './live-dates.ts'

interface OtherDatesProps {
  sessions: readonly EnrollmentSession[]
  onChoose: (session: EnrollmentSession) => void
  /** The button that leads to the course on demand, where the member can start it. */
  onDemand: ReactNode
}

/**
 * The sessions of a course in which the member can take a seat at once, instead of waiting; without any the course on demand,
 * and nothing without that.
 */
export function OtherDates({ sessions, onChoose, onDemand }: OtherDatesProps) {
  const { viewer } = useSignedIn()
  const now = useNow()
  const { sprintCenterUrl } = config
  const open = sessions.filter((session) => {
    if (session.sessionType !== 'LIVE') return false
    const { enrollmentStatus, entitled } = session
    return (
      sessionButton(session, enrollmentStatus, { viewer, entitled, sprintCenterUrl }, now).kind === 'enroll'
    )
  })
  if (open.length === 0)
    return onDemand ? (
      <>
        <h3 className={css.next}>Or start on demand today, at your own pace</h3>
        <div>{onDemand}</div>
      </>
    ) : null
  return (
    <>
      <h3 className={css.next}>Or take a seat on another date</h3>
      <ul className={css.others}>
        {open.map((session) => {
          return (
            <li key={session.sessionId} className={css.other}>
              <span>{liveDates(session, viewer, now)}</span>
              <Button size="small" onClick={() => onChoose(session)}>
                Enroll
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

import { liveDateText, sessionLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import { sessionButton } from '@section/domain/sessions/session-button.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { config } from '../../lib/config.ts'
import { localZone, useNow } from '../../lib/now.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import css from './enrollment-dialogs.module.css'
import type { EnrollmentSession } from './EnrollmentFlow.tsx'

interface OtherDatesProps {
  sessions: readonly EnrollmentSession[]
  onChoose: (session: EnrollmentSession) => void
}

/** The sessions of a course in which the member can take a seat at once, instead of waiting; nothing without any. */
export function OtherDates({ sessions, onChoose }: OtherDatesProps) {
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
  if (open.length === 0) return null
  return (
    <>
      <h3 className={css.next}>Or take a seat on another date</h3>
      <ul className={css.others}>
        {open.map((session) => {
          const date = sessionLiveDate(session, now, localZone())
          return (
            <li key={session.sessionId} className={css.other}>
              <span>{date ? liveDateText(date) : 'Dates to be announced'}</span>
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

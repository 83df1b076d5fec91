import { liveDateText, sessionLiveDate } from '@section/domain/sessions/session-dates.ts'
import { localZone, useNow } from '../../lib/now.ts'
import css from './enrollment-dialogs.module.css'
import type { SessionToJoin } from './session-to-join.ts'

/** A session in a dialog: its title, its dates, and its time in the viewer's zone. Decisions, section 9. */
export function SessionLines({ session }: { session: SessionToJoin }) {
  const date = sessionLiveDate(session, useNow(), localZone())
  return (
    <p className={css.session}>
      <strong>{session.title}</strong>
      <br />
      {date ? liveDateText(date) : 'Dates to be announced'}
    </p>
  )
}

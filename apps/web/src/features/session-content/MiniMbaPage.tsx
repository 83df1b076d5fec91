import { useParams } from '@tanstack/react-router'
import { sessionDates } from '@section/domain/sessions/dates/session-dates.ts'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { localZone } from '../../lib/now.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import css from './session-page.module.css'
import type { SessionHeadProps } from './OpenSession.tsx'
import { SessionScreen } from './SessionScreen.tsx'

/** The page of a Mini-MBA: its title, announcements and containers. Specification 2, section 2.4. */
export function MiniMbaPage() {
  const { sessionId } = useParams({ from: memberRouteId('miniMba') })
  return <SessionScreen sessionId={sessionId} isMiniMba Head={MiniMbaHead} />
}

function MiniMbaHead({ session, title, children }: SessionHeadProps) {
  return (
    <>
      <PageHeader title={title} eyebrow="Mini-MBA" lead={sessionDates(session, localZone())} />
      <div className={css.today}>{children}</div>
    </>
  )
}
